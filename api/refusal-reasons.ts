import type { AppLocale, LocalizedText } from './locales.ts'

/** Why documents are refused most often, as the office says it to the student. */
export const refusalReasons: readonly LocalizedText[] = [
  {
    'pt-BR': 'A imagem está ilegível.',
    en: 'The image is illegible.',
    es: 'La imagen es ilegible.',
  },
  {
    'pt-BR': 'O documento está cortado ou incompleto.',
    en: 'The document is cut off or incomplete.',
    es: 'El documento está recortado o incompleto.',
  },
  {
    'pt-BR': 'Falta o verso do documento.',
    en: 'The back of the document is missing.',
    es: 'Falta el reverso del documento.',
  },
  {
    'pt-BR': 'O documento está vencido.',
    en: 'The document has expired.',
    es: 'El documento está vencido.',
  },
  {
    'pt-BR': 'Este não é o documento pedido.',
    en: 'This is not the document that was asked for.',
    es: 'Este no es el documento solicitado.',
  },
  {
    'pt-BR': 'O documento é de outra pessoa.',
    en: 'The document belongs to somebody else.',
    es: 'El documento es de otra persona.',
  },
  {
    'pt-BR': 'Falta uma assinatura.',
    en: 'A signature is missing.',
    es: 'Falta una firma.',
  },
]

/** A common reason in the reader's language, whichever the reviewer chose it in; others as they were written. */
export function reasonIn(locale: AppLocale, reason: string): string {
  const common = refusalReasons.find((words) => Object.values(words).includes(reason))
  return common?.[locale] ?? reason
}
