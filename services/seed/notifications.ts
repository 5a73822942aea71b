import type pg from 'pg'
import { inEveryLanguage, type NoticeText } from '../notifications/notice-texts.ts'
import { recipient } from '../notifications/notifications.schema.ts'
import { inTenant } from '../platform/database.ts'

const hour = 3_600_000

type Words = readonly [title: string, message: string]

const notice = (icon: string, targetUrl: string, words: { pt: Words; en: Words; es: Words }) => ({
  icon,
  targetUrl,
  ...inEveryLanguage((locale): NoticeText => {
    const [title, message] = words[locale === 'pt-BR' ? 'pt' : locale]
    return { title, message }
  }),
})

type DemoNotice = ReturnType<typeof notice>

const overdue = notice('payment_pending', '/financial/payments?status=overdue', {
  pt: ['Mensalidade vencida', 'A mensalidade do mês passado venceu. Você pode pagar com Pix agora.'],
  en: ['Tuition overdue', 'Last month’s tuition is overdue. You can pay it by Pix now.'],
  es: ['Mensualidad vencida', 'La mensualidad del mes pasado venció. Puedes pagarla con Pix ahora.'],
})
const contract = notice('accept_contract', '/financial/contracts', {
  pt: ['Contrato disponível', 'O contrato do próximo semestre está pronto para ler e aceitar.'],
  en: ['Contract available', 'The contract for the next semester is ready to read and accept.'],
  es: ['Contrato disponible', 'El contrato del próximo semestre está listo para leer y aceptar.'],
})
const week = notice('dependency_adaptation', 'https://example.com/semana-academica', {
  pt: [
    'Semana acadêmica com inscrições abertas',
    'Palestras, oficinas e visitas técnicas de segunda a sexta. As vagas são limitadas e a inscrição é feita no site do evento.',
  ],
  en: [
    'Academic week open for registration',
    'Talks, workshops and technical visits from Monday to Friday. Places are limited; register on the event’s website.',
  ],
  es: [
    'Semana académica con inscripciones abiertas',
    'Charlas, talleres y visitas técnicas de lunes a viernes. Los cupos son limitados y la inscripción se hace en el sitio del evento.',
  ],
})
const agreement = notice('agreement', '/financial/agreements', {
  pt: ['Acordo quitado', 'Você pagou todas as parcelas do seu acordo.'],
  en: ['Agreement settled', 'You paid every installment of your agreement.'],
  es: ['Acuerdo saldado', 'Pagaste todas las cuotas de tu acuerdo.'],
})
const update = notice('person_update', '/my-account', {
  pt: ['Confira seus dados', 'Seu telefone não muda há mais de um ano. Veja se ele continua certo.'],
  en: ['Check your details', 'Your phone number has not changed for over a year. See if it is still right.'],
  es: ['Revisa tus datos', 'Tu teléfono no cambia desde hace más de un año. Mira si sigue siendo correcto.'],
})
const due = notice('payment_pending', '/financial/payments', {
  pt: ['Mensalidade perto do vencimento', 'Pague até o vencimento para manter o desconto de pontualidade.'],
  en: ['Tuition due soon', 'Pay by the due date to keep the discount for punctual payment.'],
  es: ['Mensualidad próxima a vencer', 'Paga hasta el vencimiento para mantener el descuento por puntualidad.'],
})
const received = notice('payment_confirmed', '/financial/payments?status=settled', {
  pt: ['Pagamento confirmado', 'Recebemos a sua mensalidade. O recibo está na lista de pagamentos.'],
  en: ['Payment confirmed', 'We received your tuition. The receipt is in the list of payments.'],
  es: ['Pago confirmado', 'Recibimos tu mensualidad. El recibo está en la lista de pagos.'],
})
const invoice = notice('payment_confirmed', '/financial/invoices', {
  pt: ['Nota fiscal emitida', 'A nota fiscal do seu último pagamento já pode ser baixada.'],
  en: ['Invoice issued', 'The invoice for your last payment can be downloaded.'],
  es: ['Factura emitida', 'La factura de tu último pago ya se puede descargar.'],
})
const report = notice('documentation_mandatory', '/financial/report-income', {
  pt: ['Informe de pagamentos pronto', 'O informe do ano passado está pronto para a sua declaração de imposto de renda.'],
  en: ['Payments report ready', 'Last year’s report is ready for your income tax return.'],
  es: ['Informe de pagos listo', 'El informe del año pasado está listo para tu declaración de impuestos.'],
})
const refused = notice('documentation_mandatory', '/enrollment-documents', {
  pt: ['Documento recusado', 'O comprovante de residência tem mais de 90 dias. Envie de novo.'],
  en: ['Document refused', 'Your proof of address is more than 90 days old. Send it again.'],
  es: ['Documento rechazado', 'El comprobante de domicilio tiene más de 90 días. Envíalo de nuevo.'],
})

const older = [due, received, invoice, agreement, report, update, contract] as const

interface DemoInbox {
  tenantId: number
  userId: number
  unread: readonly DemoNotice[]
  read: number
}

/** Ana has 34, six of them unread. */
const inboxes: readonly DemoInbox[] = [
  { tenantId: 1, userId: 1001, unread: [overdue, contract, week, agreement, update, refused], read: 28 },
  { tenantId: 1, userId: 1002, unread: [overdue], read: 3 },
  { tenantId: 2, userId: 2002, unread: [due, week], read: 9 },
]

/** Deterministic and idempotent. */
export async function seedNotifications(pool: pg.Pool, now: Date): Promise<void> {
  for (const { tenantId, userId, unread, read } of inboxes) {
    const messages = [
      ...unread.map((message, index) => ({ ...message, hoursAgo: 3 + index * 19, isRead: false })),
      ...Array.from({ length: read }, (_, index) => ({ ...older[index % older.length]!, hoursAgo: 122 + index * 31, isRead: true })),
    ]
    const rows = messages.map(({ hoursAgo, isRead, ...message }, index) => {
      const sentAt = new Date(now.getTime() - hoursAgo * hour)
      const number = String(userId * 1000 + index).padStart(12, '0')
      return {
        ...message,
        id: `00000000-0000-4000-8000-${number}`,
        tenantId,
        userId,
        sentAt,
        readAt: isRead ? new Date(sentAt.getTime() + 2 * hour) : null,
      }
    })
    await inTenant(pool, tenantId, ({ db }) => db.insert(recipient).values(rows).onConflictDoNothing())
  }
}
