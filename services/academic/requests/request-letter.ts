import type { AppLocale } from '#api/locales.ts'
import { dateWords } from '../../platform/documents/document-formats.ts'
import type { RequestNotice } from './request-notice.queries.ts'

const mailed = ['asked', 'reviewed', 'granted', 'rejected', 'delivered', 'concluded', 'canceled'] as const
type Mailed = (typeof mailed)[number]
type LetterKind = Mailed | 'paid' | 'message'
type Notice<Kind> = Pick<RequestNotice, 'name' | 'protocol' | 'deadline'> & { kind: Kind }

type Facts = { name: string; protocol: string; until: string | null }
type NoticeWords = [title: string, message: (facts: Facts) => string]
type LetterWords = { label: string; closing: string }

const notices: Record<AppLocale, Record<LetterKind, NoticeWords>> = {
  'pt-BR': {
    paid: [
      'Requerimento pago',
      ({ name, protocol }) => `Recebemos o pagamento de ${name}. O requerimento ${protocol} está com a secretaria.`,
    ],
    canceled: ['Requerimento cancelado', ({ name, protocol }) => `O requerimento de ${name}, protocolo ${protocol}, foi cancelado.`],
    asked: [
      'A secretaria precisa de você',
      ({ name, protocol, until }) => `Falta algo para atender ${name}, protocolo ${protocol}.${until ? ` Entregue até ${until}.` : ''}`,
    ],
    reviewed: [
      'Documento recusado no requerimento',
      ({ name, protocol, until }) =>
        `A secretaria não pôde aceitar o que você entregou em ${name}, protocolo ${protocol}. Envie de novo${until ? ` até ${until}` : ''}.`,
    ],
    granted: ['Requerimento deferido', ({ name, protocol }) => `O requerimento de ${name}, protocolo ${protocol}, foi deferido.`],
    rejected: [
      'Requerimento indeferido',
      ({ name, protocol }) => `O requerimento de ${name}, protocolo ${protocol}, foi indeferido. Veja o motivo.`,
    ],
    delivered: ['Requerimento entregue', ({ name, protocol }) => `O que você pediu em ${name}, protocolo ${protocol}, está pronto.`],
    concluded: ['Requerimento concluído', ({ name, protocol }) => `O requerimento de ${name}, protocolo ${protocol}, foi concluído.`],
    message: ['Mensagem da secretaria', ({ name, protocol }) => `A secretaria escreveu sobre ${name}, protocolo ${protocol}.`],
  },
  en: {
    paid: [
      'Request paid',
      ({ name, protocol }) => `We received the payment for ${name}. Request ${protocol} is with the registrar's office.`,
    ],
    canceled: ['Request canceled', ({ name, protocol }) => `${name}, reference number ${protocol}, was canceled.`],
    asked: [
      "The registrar's office needs something from you",
      ({ name, protocol, until }) =>
        `Something is missing for ${name}, reference number ${protocol}.${until ? ` Please send it by ${until}.` : ''}`,
    ],
    reviewed: [
      'Document refused in a request',
      ({ name, protocol, until }) =>
        `The registrar's office could not accept what you sent for ${name}, reference number ${protocol}. Please send it again${until ? ` by ${until}` : ''}.`,
    ],
    granted: ['Request granted', ({ name, protocol }) => `${name}, reference number ${protocol}, was granted.`],
    rejected: ['Request rejected', ({ name, protocol }) => `${name}, reference number ${protocol}, was rejected. See why.`],
    delivered: ['Request ready', ({ name, protocol }) => `What you asked for in ${name}, reference number ${protocol}, is ready.`],
    concluded: ['Request completed', ({ name, protocol }) => `${name}, reference number ${protocol}, was completed.`],
    message: [
      "Message from the registrar's office",
      ({ name, protocol }) => `The registrar's office wrote about ${name}, reference number ${protocol}.`,
    ],
  },
  es: {
    paid: ['Solicitud pagada', ({ name, protocol }) => `Recibimos el pago de ${name}. La solicitud ${protocol} está en la secretaría.`],
    canceled: ['Solicitud cancelada', ({ name, protocol }) => `La solicitud ${name}, trámite ${protocol}, fue cancelada.`],
    asked: [
      'La secretaría necesita algo de ti',
      ({ name, protocol, until }) => `Falta algo para atender ${name}, trámite ${protocol}.${until ? ` Entrégalo hasta el ${until}.` : ''}`,
    ],
    reviewed: [
      'Documento rechazado en una solicitud',
      ({ name, protocol, until }) =>
        `La secretaría no pudo aceptar lo que entregaste en ${name}, trámite ${protocol}. Envíalo de nuevo${until ? ` hasta el ${until}` : ''}.`,
    ],
    granted: ['Solicitud aprobada', ({ name, protocol }) => `La solicitud ${name}, trámite ${protocol}, fue aprobada.`],
    rejected: [
      'Solicitud denegada',
      ({ name, protocol }) => `La solicitud ${name}, trámite ${protocol}, fue denegada. Consulta el motivo.`,
    ],
    delivered: ['Solicitud lista', ({ name, protocol }) => `Lo que pediste en ${name}, trámite ${protocol}, está listo.`],
    concluded: ['Solicitud concluida', ({ name, protocol }) => `La solicitud ${name}, trámite ${protocol}, fue concluida.`],
    message: ['Mensaje de la secretaría', ({ name, protocol }) => `La secretaría escribió sobre ${name}, trámite ${protocol}.`],
  },
}

const letters: Record<AppLocale, Record<'handIn' | 'result' | 'ended', LetterWords>> = {
  'pt-BR': {
    handIn: { label: 'Ver o que falta e entregar', closing: 'O requerimento fica parado até você entregar.' },
    result: { label: 'Ver a resposta', closing: 'Se tiver dúvida, escreva à secretaria na página do requerimento.' },
    ended: { label: 'Ver o requerimento', closing: 'Se ainda precisar, abra um novo requerimento no portal.' },
  },
  en: {
    handIn: { label: 'See what is missing and send it', closing: 'Your request stays on hold until you send it.' },
    result: { label: 'See the answer', closing: "If you have questions, write to the registrar's office on the request's page." },
    ended: { label: 'See the request', closing: 'If you still need it, open a new request in the portal.' },
  },
  es: {
    handIn: { label: 'Ver qué falta y entregarlo', closing: 'La solicitud queda en espera hasta que lo entregues.' },
    result: { label: 'Ver la respuesta', closing: 'Si tienes dudas, escribe a la secretaría en la página de la solicitud.' },
    ended: { label: 'Ver la solicitud', closing: 'Si aún lo necesitas, abre una nueva solicitud en el portal.' },
  },
}

export const isTold = (kind: RequestNotice['kind']): kind is LetterKind => Object.hasOwn(notices.en, kind)

/** Of what waits for the student, and of how a request ended. */
export const isMailed = (kind: LetterKind): kind is Mailed => (mailed as readonly LetterKind[]).includes(kind)

/** What the portal's notification says of what happened to a request. */
export function requestNotice(locale: AppLocale, { kind, name, protocol, deadline }: Notice<LetterKind>) {
  const [title, message] = notices[locale][kind]
  return { title, message: message({ name: name[locale], protocol, until: deadline && dateWords(deadline, locale) }) }
}

/** The mail's words but for its greeting. @param url of the request's page */
export function requestLetter(locale: AppLocale, notice: Notice<Mailed>, { institution, url }: { institution: string; url: string }) {
  const { kind } = notice
  const { title, message } = requestNotice(locale, notice)
  const { label, closing } = letters[locale][kind === 'asked' || kind === 'reviewed' ? 'handIn' : kind === 'canceled' ? 'ended' : 'result']
  return { subject: `${title} · ${institution}`, opening: message, action: { label, url }, closing }
}
