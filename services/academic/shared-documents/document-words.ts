import { msg } from '#services/platform/i18n/msg.ts'
import { localized } from '../../platform/i18n/localized.ts'

type Enrolled = Record<'student' | 'taxId' | 'academicRecord' | 'course', string>
type Declared = Enrolled & { day: string }
type Reenrolled = Enrolled & { period: string }

/** Words of documents; official names stay in the institution's language. */
export const documentWords = localized({
  transcript: msg`Histórico escolar`,
  statement: msg`Declaração de matrícula`,
  student: msg`Nome`,
  taxId: msg`CPF`,
  academicRecord: msg`Matrícula`,
  course: msg`Curso`,
  curriculum: msg`Currículo`,
  startedOn: msg`Ingresso`,
  situation: msg`Situação da matrícula`,
  situations: {
    active: msg`Ativa`,
    locked: msg`Trancada`,
    dropped: msg`Abandono`,
    concluded: msg`Curso concluído`,
    canceled: msg`Cancelada`,
  },
  /** Phrase that follows the word for an ended enrollment. */
  since: (day: string) => msg`em ${{ day }}`,
  subjects: msg`Disciplinas cursadas`,
  columns: {
    period: msg`Período`,
    subject: msg`Disciplina`,
    workload: msg`C. horária`,
    credits: msg`Créditos`,
    grade: msg`Nota`,
    absences: msg`Faltas`,
    result: msg`Resultado`,
  },
  hours: (count: number) => msg`${{ count }} h`,
  results: {
    approved: msg`Aprovado`,
    exempt: msg`Dispensado`,
    in_progress: msg`Em curso`,
    failed_by_grade: msg`Reprovado por nota`,
    failed_by_absence: msg`Reprovado por falta`,
    withdrawn: msg`Trancado`,
  },
  noSubjects: msg`Nenhuma disciplina cursada até esta data.`,
  requirement: msg`Exigência do currículo`,
  parts: {
    part: msg`Componente`,
    required: msg`Exigida`,
    completed: msg`Cumprida`,
    remaining: msg`Faltante`,
    compulsory: msg`Disciplinas obrigatórias`,
    elective: msg`Disciplinas eletivas`,
    complementary: msg`Atividades complementares`,
  },
  average: msg`Média geral, ponderada pela carga horária`,
  noAverage: msg`Ainda sem notas`,
  rules: (grade: string, absence: number) =>
    msg`Nota mínima para aprovação: ${{ grade }}. Faltas permitidas: ${{ absence }}% da carga horária de cada disciplina.`,
  complete: msg`Toda a carga horária do currículo foi cumprida.`,
  missing: (hours: string) => msg`Faltam ${{ hours }} para cumprir a carga horária do currículo.`,
  declared: {
    active: ({ student, taxId, academicRecord, course, day }: Declared) =>
      msg`Declaramos que ${{ student }}, CPF ${{ taxId }}, tem matrícula ativa, de número ${{ academicRecord }}, no curso de ${{ course }}, desde ${{ day }}.`,
    locked: ({ student, taxId, academicRecord, course, day }: Declared) =>
      msg`Declaramos que ${{ student }}, CPF ${{ taxId }}, tem matrícula de número ${{ academicRecord }} no curso de ${{ course }}, trancada em ${{ day }}.`,
    dropped: ({ student, taxId, academicRecord, course, day }: Declared) =>
      msg`Declaramos que ${{ student }}, CPF ${{ taxId }}, teve matrícula de número ${{ academicRecord }} no curso de ${{ course }}, encerrada por abandono em ${{ day }}.`,
    concluded: ({ student, taxId, academicRecord, course, day }: Declared) =>
      msg`Declaramos que ${{ student }}, CPF ${{ taxId }}, matrícula de número ${{ academicRecord }}, concluiu o curso de ${{ course }} em ${{ day }}.`,
    canceled: ({ student, taxId, academicRecord, course, day }: Declared) =>
      msg`Declaramos que ${{ student }}, CPF ${{ taxId }}, teve matrícula de número ${{ academicRecord }} no curso de ${{ course }}, cancelada em ${{ day }}.`,
  },
  takingNow: msg`Disciplinas em curso`,
  reenrollment: msg`Comprovante de rematrícula`,
  reenrolled: ({ student, taxId, academicRecord, course, period }: Reenrolled) =>
    msg`Declaramos que ${{ student }}, CPF ${{ taxId }}, matrícula de número ${{ academicRecord }} no curso de ${{ course }}, concluiu a rematrícula para o período letivo ${{ period }}, nas turmas abaixo.`,
  classes: msg`Turmas`,
  classColumns: { class: msg`Turma`, subject: msg`Disciplina`, schedule: msg`Horários`, workload: msg`Carga` },
  /** The names of the weekdays from Monday on. */
  weekdays: [msg`seg`, msg`ter`, msg`qua`, msg`qui`, msg`sex`, msg`sáb`, msg`dom`],
  term: msg`Período letivo`,
  termDays: (from: string, to: string) => msg`de ${{ from }} a ${{ to }}`,
  issuedOn: msg`Emissão`,
  validation: msg`Validação`,
  validationText: (until: string) =>
    msg`Confira este documento pelo código ao lado ou no endereço abaixo, até ${{ until }}. Ali também se compara o arquivo com o que foi emitido.`,
  code: msg`Código de validação`,
  qr: msg`Código QR com o endereço de validação`,
})
