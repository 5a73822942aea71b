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

/** Why photos of student cards are refused most often. */
export const photoRefusalReasons: readonly LocalizedText[] = [
  {
    'pt-BR': 'O rosto está escuro ou na sombra.',
    en: 'The face is dark or in the shade.',
    es: 'El rostro está oscuro o en la sombra.',
  },
  {
    'pt-BR': 'Óculos escuros, boné ou outro objeto cobre o rosto.',
    en: 'Sunglasses, a cap or something else covers the face.',
    es: 'Gafas de sol, una gorra u otro objeto cubre el rostro.',
  },
  {
    'pt-BR': 'O rosto está longe, cortado ou de lado.',
    en: 'The face is too far away, cut off or seen from the side.',
    es: 'El rostro está lejos, recortado o de lado.',
  },
  {
    'pt-BR': 'A foto está desfocada.',
    en: 'The photo is blurred.',
    es: 'La foto está desenfocada.',
  },
  {
    'pt-BR': 'Há mais de uma pessoa na foto.',
    en: 'There is more than one person in the photo.',
    es: 'Hay más de una persona en la foto.',
  },
  {
    'pt-BR': 'A foto é de outra pessoa.',
    en: 'The photo shows somebody else.',
    es: 'La foto es de otra persona.',
  },
]

/** Returns a common reason in the reader's language, whatever language the reviewer chose it in; other reasons stay as written. */
export function localizedReason(locale: AppLocale, reason: string): string {
  const common = [...refusalReasons, ...photoRefusalReasons].find((words) => Object.values(words).includes(reason))
  return common?.[locale] ?? reason
}
