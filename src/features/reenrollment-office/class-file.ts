/** Largest size of a file of classes, in bytes: some five thousand classes. */
export const mostBytes = 500 * 1024
/** Largest size of a sent text in bytes, below the limit of a request (server/body-limit.ts). */
const mostSent = 1_000_000

/** Decodes a file as UTF-8, or as Windows-1252 (saved by spreadsheets on Windows) if that fails. Lines end in `\n`. */
export function decodedText(bytes: ArrayBuffer): string {
  return decodeText(bytes).replaceAll(/\r\n?/g, '\n')
}

function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Returns whether a text can be sent. It is sent as JSON within JSON, where quotes, line ends and accents take more room. */
export const mayBeSent = (text: string) => new TextEncoder().encode(JSON.stringify(JSON.stringify(text))).length <= mostSent

const examples = {
  'pt-BR': {
    columns: 'disciplina;turma;turno;professor;sala;horario;inicio;fim;vagas',
    lines: ['noite;Ana Prado;Bloco B, sala 12;seg 19:00-20:40, qua 19:00-20:40', 'manhã;;;sáb 08:00-11:40'],
  },
  en: {
    columns: 'subject;class;shift;teacher;room;schedule;starts;ends;seats',
    lines: ['evening;Ana Prado;Building B, room 12;mon 19:00-20:40, wed 19:00-20:40', 'morning;;;sat 08:00-11:40'],
  },
  es: {
    columns: 'asignatura;grupo;turno;docente;aula;horario;inicio;fin;cupos',
    lines: ['noche;Ana Prado;Bloque B, aula 12;lun 19:00-20:40, mie 19:00-20:40', 'mañana;;;sab 08:00-11:40'],
  },
} as const

interface ExampleFacts {
  /** Code of a subject of the period. */
  subject: string
  startsOn: string
  endsOn: string
}

/** Returns an example file that can be imported as it is; its byte order mark tells spreadsheets that it is UTF-8. */
export function exampleFile(locale: string, { subject, startsOn, endsOn }: ExampleFacts): string {
  const { columns, lines } = examples[locale as keyof typeof examples] ?? examples['pt-BR']
  const rows = lines.map((line, index) => `${subject};${subject}-${'AB'[index]};${line};${startsOn};${endsOn};${40 - index * 10}`)
  return `\uFEFF${[columns, ...rows].join('\r\n')}\r\n`
}
