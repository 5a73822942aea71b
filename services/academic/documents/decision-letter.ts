import type { AppLocale } from '#api/locales.ts'
import { localizedReason } from '#api/refusal-reasons.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import type { DecisionNotice } from './review-notice.queries.ts'
import { localized } from '../../platform/i18n/localized.ts'

interface Facts {
  course: string
  /** The reason for a refusal; null for an approval. */
  reason: string | null
}

const words = localized({
  accepted: {
    title: (document: string) => msg`Documento aceito: ${{ document }}`,
    message: ({ course }: Facts) => msg`A secretaria conferiu e aceitou o documento que você enviou para ${{ course }}.`,
    label: msg`Ver meus documentos`,
    closing: msg`Você não precisa fazer mais nada com este documento.`,
  },
  refused: {
    title: (document: string) => msg`Documento recusado: ${{ document }}`,
    message: ({ course, reason }: Facts) =>
      msg`A secretaria não pôde aceitar o documento que você enviou para ${{ course }}. Motivo: ${{ reason }}`,
    label: msg`Enviar de novo`,
    closing: msg`Envie o documento de novo no portal, corrigido.`,
  },
  not_applicable: {
    title: (document: string) => msg`Documento que não se aplica: ${{ document }}`,
    message: ({ course }: Facts) =>
      msg`A secretaria registrou que este documento não se aplica a você em ${{ course }}: não é preciso enviá-lo.`,
    label: msg`Ver meus documentos`,
    closing: msg`Você não precisa fazer mais nada com este documento.`,
  },
})

/** Returns the text of the portal's notification of a decision. */
export function decisionNotice(locale: AppLocale, { decision, document, course, reason }: DecisionNotice) {
  const { title, message } = words[locale][decision]
  return { title: title(document[locale]), message: message({ course, reason: reason && localizedReason(locale, reason) }) }
}

/** Returns the mail's text without its greeting. @param url of the student's documents */
export function decisionLetter(locale: AppLocale, notice: DecisionNotice, { institution, url }: { institution: string; url: string }) {
  const { title, message } = decisionNotice(locale, notice)
  const { label, closing } = words[locale][notice.decision]
  return { subject: `${title} · ${institution}`, opening: message, action: { label, url }, closing }
}

/** Path of the page on which the student can send a refused document again. */
export const decisionPath = ({ decision, documentEnrollmentId }: Pick<DecisionNotice, 'decision' | 'documentEnrollmentId'>) =>
  decision === 'refused' ? `/enrollment-documents/${documentEnrollmentId}` : '/enrollment-documents'
