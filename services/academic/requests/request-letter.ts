import type { AppLocale } from '#api/locales.ts'
import { msg } from '#services/platform/i18n/msg.ts'
import { dateWords } from '../../platform/documents/document-formats.ts'
import type { RequestNotice } from './request-notice.queries.ts'
import { localized } from '../../platform/i18n/localized.ts'

const mailed = ['asked', 'reviewed', 'granted', 'rejected', 'delivered', 'concluded', 'canceled'] as const
type Mailed = (typeof mailed)[number]
type LetterKind = Mailed | 'paid' | 'message'
type Notice<Kind> = Pick<RequestNotice, 'name' | 'protocol' | 'deadline'> & { kind: Kind }

type Facts = { name: string; protocol: string; until: string | null }

const notices = localized({
  paid: [
    msg`Requerimento pago`,
    ({ name, protocol }: Facts) => msg`Recebemos o pagamento de ${{ name }}. O requerimento ${{ protocol }} está com a secretaria.`,
  ],
  canceled: [
    msg`Requerimento cancelado`,
    ({ name, protocol }: Facts) => msg`O requerimento de ${{ name }}, protocolo ${{ protocol }}, foi cancelado.`,
  ],
  asked: [
    msg`A secretaria precisa de você`,
    ({ name, protocol, until }: Facts) =>
      msg`Falta algo para atender ${{ name }}, protocolo ${{ protocol }}.${{ deadline: until ? msg` Entregue até ${{ until }}.` : null }}`,
  ],
  reviewed: [
    msg`Documento recusado no requerimento`,
    ({ name, protocol, until }: Facts) =>
      msg`A secretaria não pôde aceitar o que você entregou em ${{ name }}, protocolo ${{ protocol }}. Envie de novo${{ deadline: until ? msg` até ${{ until }}` : null }}.`,
  ],
  granted: [
    msg`Requerimento aprovado`,
    ({ name, protocol }: Facts) => msg`O requerimento de ${{ name }}, protocolo ${{ protocol }}, foi aprovado.`,
  ],
  rejected: [
    msg`Requerimento negado`,
    ({ name, protocol }: Facts) => msg`O requerimento de ${{ name }}, protocolo ${{ protocol }}, foi negado. Veja o motivo.`,
  ],
  delivered: [
    msg`Requerimento entregue`,
    ({ name, protocol }: Facts) => msg`O que você pediu em ${{ name }}, protocolo ${{ protocol }}, está pronto.`,
  ],
  concluded: [
    msg`Requerimento concluído`,
    ({ name, protocol }: Facts) => msg`O requerimento de ${{ name }}, protocolo ${{ protocol }}, foi concluído.`,
  ],
  message: [
    msg`Mensagem da secretaria`,
    ({ name, protocol }: Facts) => msg`A secretaria escreveu sobre ${{ name }}, protocolo ${{ protocol }}.`,
  ],
})

const letters = localized({
  handIn: { label: msg`Ver o que falta e entregar`, closing: msg`O requerimento fica parado até você entregar.` },
  result: { label: msg`Ver a resposta`, closing: msg`Se tiver dúvida, escreva à secretaria na página do requerimento.` },
  ended: { label: msg`Ver o requerimento`, closing: msg`Se ainda precisar, abra um novo requerimento no portal.` },
})

export const isTold = (kind: RequestNotice['kind']): kind is LetterKind => Object.hasOwn(notices.en, kind)

/** Whether a notice is also mailed: mails tell what waits for the student and how a request ended. */
export const isMailed = (kind: LetterKind): kind is Mailed => (mailed as readonly LetterKind[]).includes(kind)

/** Returns the text of the portal's notification of a request's event. */
export function requestNotice(locale: AppLocale, { kind, name, protocol, deadline }: Notice<LetterKind>) {
  const [title, message] = notices[locale][kind]
  return { title, message: message({ name: name[locale], protocol, until: deadline && dateWords(deadline, locale) }) }
}

/** Returns the mail's text without its greeting. @param url of the request's page */
export function requestLetter(locale: AppLocale, notice: Notice<Mailed>, { institution, url }: { institution: string; url: string }) {
  const { kind } = notice
  const { title, message } = requestNotice(locale, notice)
  const { label, closing } = letters[locale][kind === 'asked' || kind === 'reviewed' ? 'handIn' : kind === 'canceled' ? 'ended' : 'result']
  return { subject: `${title} · ${institution}`, opening: message, action: { label, url }, closing }
}
