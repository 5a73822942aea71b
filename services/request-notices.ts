import type pg from 'pg'
import type { AppLocale } from '#api/locales.ts'
import type { RequestNotice, TellRequest } from './academic/requests/request-notice.queries.ts'
import { inEveryLanguage } from './notifications/notice-texts.ts'
import { notify } from './notifications/notify.ts'
import type { Clock } from './platform/clock.ts'

type Told = 'paid' | 'canceled' | 'asked' | 'reviewed' | 'granted' | 'rejected' | 'delivered' | 'concluded' | 'message'

const words: Record<AppLocale, Record<Told, [title: string, message: (name: string, protocol: string) => string]>> = {
  'pt-BR': {
    paid: [
      'Pagamento confirmado',
      (name, protocol) => `Recebemos o pagamento de ${name}. O requerimento ${protocol} está com a secretaria.`,
    ],
    canceled: ['Requerimento cancelado', (name, protocol) => `${name}, protocolo ${protocol}, foi cancelado.`],
    asked: ['A secretaria precisa de você', (name, protocol) => `Falta algo para atender ${name}, protocolo ${protocol}.`],
    reviewed: [
      'Documento recusado no requerimento',
      (name, protocol) => `Envie de novo o que a secretaria pediu em ${name}, protocolo ${protocol}.`,
    ],
    granted: ['Requerimento deferido', (name, protocol) => `${name}, protocolo ${protocol}, foi deferido.`],
    rejected: ['Requerimento indeferido', (name, protocol) => `${name}, protocolo ${protocol}, foi indeferido. Veja o motivo.`],
    delivered: ['Requerimento entregue', (name, protocol) => `O que você pediu em ${name}, protocolo ${protocol}, está pronto.`],
    concluded: ['Requerimento concluído', (name, protocol) => `${name}, protocolo ${protocol}, foi concluído.`],
    message: ['Mensagem da secretaria', (name, protocol) => `A secretaria escreveu sobre ${name}, protocolo ${protocol}.`],
  },
  en: {
    paid: [
      'Payment confirmed',
      (name, protocol) => `We received the payment for ${name}. Request ${protocol} is with the registrar's office.`,
    ],
    canceled: ['Request cancelled', (name, protocol) => `${name}, protocol ${protocol}, was cancelled.`],
    asked: ['The registrar needs something from you', (name, protocol) => `Something is missing for ${name}, protocol ${protocol}.`],
    reviewed: [
      'Document refused in a request',
      (name, protocol) => `Send again what the office asked for in ${name}, protocol ${protocol}.`,
    ],
    granted: ['Request granted', (name, protocol) => `${name}, protocol ${protocol}, was granted.`],
    rejected: ['Request rejected', (name, protocol) => `${name}, protocol ${protocol}, was rejected. See why.`],
    delivered: ['Request ready', (name, protocol) => `What you asked for in ${name}, protocol ${protocol}, is ready.`],
    concluded: ['Request completed', (name, protocol) => `${name}, protocol ${protocol}, was completed.`],
    message: ["Message from the registrar's office", (name, protocol) => `The office wrote about ${name}, protocol ${protocol}.`],
  },
  es: {
    paid: ['Pago confirmado', (name, protocol) => `Recibimos el pago de ${name}. La solicitud ${protocol} está en la secretaría.`],
    canceled: ['Solicitud cancelada', (name, protocol) => `${name}, protocolo ${protocol}, fue cancelada.`],
    asked: ['La secretaría necesita algo de ti', (name, protocol) => `Falta algo para atender ${name}, protocolo ${protocol}.`],
    reviewed: [
      'Documento rechazado en una solicitud',
      (name, protocol) => `Envía de nuevo lo que pidió la secretaría en ${name}, protocolo ${protocol}.`,
    ],
    granted: ['Solicitud aprobada', (name, protocol) => `${name}, protocolo ${protocol}, fue aprobada.`],
    rejected: ['Solicitud denegada', (name, protocol) => `${name}, protocolo ${protocol}, fue denegada. Consulta el motivo.`],
    delivered: ['Solicitud lista', (name, protocol) => `Lo que pediste en ${name}, protocolo ${protocol}, está listo.`],
    concluded: ['Solicitud concluida', (name, protocol) => `${name}, protocolo ${protocol}, fue concluida.`],
    message: ['Mensaje de la secretaría', (name, protocol) => `La secretaría escribió sobre ${name}, protocolo ${protocol}.`],
  },
}

const isTold = (kind: RequestNotice['kind']): kind is Told => Object.hasOwn(words.en, kind)

/** Tells students in the portal of what the office did; of other events nothing is told. */
export function requestNotices({ pool, clock }: { pool: pg.Pool; clock: Clock }): TellRequest {
  return async ({ tenantId, userId, requestId, protocol, name, kind, key }) => {
    if (!isTold(kind)) return
    await notify(pool, {
      tenantId,
      userId,
      ...inEveryLanguage((locale) => {
        const [title, message] = words[locale][kind]
        return { title, message: message(name[locale], protocol) }
      }),
      targetUrl: `/my-requests/${requestId}`,
      eventKey: `request:${key}`,
      sentAt: clock.now(),
    })
  }
}
