import type { AppLocale } from '#api/locales.ts'
import { localizedReason } from '#api/refusal-reasons.ts'
import type { DecisionNotice } from './review-notice.queries.ts'
import type { Decided } from './review-rules.ts'

interface Words {
  title(document: string): string
  message(course: string, reason: string | null): string
  label: string
  closing: string
}

const words: Record<AppLocale, Record<Decided, Words>> = {
  'pt-BR': {
    accepted: {
      title: (document) => `Documento aceito: ${document}`,
      message: (course) => `A secretaria conferiu e aceitou o documento que você enviou para ${course}.`,
      label: 'Ver meus documentos',
      closing: 'Você não precisa fazer mais nada com este documento.',
    },
    refused: {
      title: (document) => `Documento recusado: ${document}`,
      message: (course, reason) => `A secretaria não pôde aceitar o documento que você enviou para ${course}. Motivo: ${reason}`,
      label: 'Enviar de novo',
      closing: 'Envie o documento de novo no portal, corrigido.',
    },
    not_applicable: {
      title: (document) => `Documento que não se aplica: ${document}`,
      message: (course) => `A secretaria registrou que este documento não se aplica a você em ${course}: não é preciso enviá-lo.`,
      label: 'Ver meus documentos',
      closing: 'Você não precisa fazer mais nada com este documento.',
    },
  },
  en: {
    accepted: {
      title: (document) => `Document accepted: ${document}`,
      message: (course) => `The registrar's office checked and accepted the document that you sent for ${course}.`,
      label: 'See my documents',
      closing: 'There is nothing more to do about this document.',
    },
    refused: {
      title: (document) => `Document refused: ${document}`,
      message: (course, reason) => `The registrar's office could not accept the document that you sent for ${course}. Reason: ${reason}`,
      label: 'Send again',
      closing: 'Please send the corrected document again in the portal.',
    },
    not_applicable: {
      title: (document) => `Document not applicable: ${document}`,
      message: (course) => `The registrar's office noted that this document does not apply to you in ${course}: you need not send it.`,
      label: 'See my documents',
      closing: 'There is nothing more to do about this document.',
    },
  },
  es: {
    accepted: {
      title: (document) => `Documento aceptado: ${document}`,
      message: (course) => `La secretaría revisó y aceptó el documento que enviaste para ${course}.`,
      label: 'Ver mis documentos',
      closing: 'No tienes que hacer nada más con este documento.',
    },
    refused: {
      title: (document) => `Documento rechazado: ${document}`,
      message: (course, reason) => `La secretaría no pudo aceptar el documento que enviaste para ${course}. Motivo: ${reason}`,
      label: 'Enviar de nuevo',
      closing: 'Envía de nuevo el documento en el portal, corregido.',
    },
    not_applicable: {
      title: (document) => `Documento que no se aplica: ${document}`,
      message: (course) => `La secretaría registró que este documento no se aplica a tu caso en ${course}: no tienes que enviarlo.`,
      label: 'Ver mis documentos',
      closing: 'No tienes que hacer nada más con este documento.',
    },
  },
}

/** What the portal's notification says of a decision. */
export function decisionNotice(locale: AppLocale, { decision, document, course, reason }: DecisionNotice) {
  const { title, message } = words[locale][decision]
  return { title: title(document[locale]), message: message(course, reason && localizedReason(locale, reason)) }
}

/** The mail's words but for its greeting. @param url of the student's documents */
export function decisionLetter(locale: AppLocale, notice: DecisionNotice, { institution, url }: { institution: string; url: string }) {
  const { title, message } = decisionNotice(locale, notice)
  const { label, closing } = words[locale][notice.decision]
  return { subject: `${title} · ${institution}`, opening: message, action: { label, url }, closing }
}

/** What was refused is sent again there. */
export const decisionPath = ({ decision, documentEnrollmentId }: Pick<DecisionNotice, 'decision' | 'documentEnrollmentId'>) =>
  decision === 'refused' ? `/enrollment-documents/${documentEnrollmentId}` : '/enrollment-documents'
