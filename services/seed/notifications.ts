import type pg from 'pg'
import { recipient } from '../notifications/notifications.schema.ts'
import { inTenant } from '../platform/database.ts'

const hour = 3_600_000

interface DemoMessage {
  title: string
  message: string
  icon: string
  targetUrl: string | null
}

const overdue = {
  title: 'Mensalidade vencida',
  message: 'A mensalidade do mês passado venceu. Você pode pagar com Pix agora.',
  icon: 'payment_pending',
  targetUrl: '/financial/payments',
}
const refused = {
  title: 'Documento recusado',
  message: 'A segunda página do histórico escolar está ilegível. Envie de novo.',
  icon: 'documentation_mandatory',
  targetUrl: null,
}
const contract = {
  title: 'Contrato disponível',
  message: 'O contrato do próximo semestre está pronto para ler e aceitar.',
  icon: 'accept_contract',
  targetUrl: null,
}
const week = {
  title: 'Semana acadêmica com inscrições abertas',
  message: 'Palestras, oficinas e visitas técnicas de segunda a sexta. As vagas são limitadas e a inscrição é feita no site do evento.',
  icon: 'dependency_adaptation',
  targetUrl: 'https://example.com/semana-academica',
}
const agreement = {
  title: 'Acordo em dia',
  message: 'A próxima parcela do seu acordo vence no dia 20.',
  icon: 'agreement',
  targetUrl: '/financial/payments',
}
const update = {
  title: 'Confira seus dados',
  message: 'Seu telefone não muda há mais de um ano. Veja se ele continua certo.',
  icon: 'person_update',
  targetUrl: '/my-account',
}
const due = {
  title: 'Mensalidade vence em três dias',
  message: 'Pague até o vencimento para manter o desconto de pontualidade.',
  icon: 'payment_pending',
  targetUrl: '/financial/payments',
}
const received = {
  title: 'Pagamento confirmado',
  message: 'Recebemos a sua mensalidade. O comprovante está na lista de pagamentos.',
  icon: 'payment_confirmed',
  targetUrl: '/financial/payments',
}
const accepted = {
  title: 'Documento aceito',
  message: 'Sua certidão de nascimento foi conferida e aceita pela secretaria.',
  icon: 'documentation_mandatory',
  targetUrl: null,
}
const dependency = {
  title: 'Turma de dependência aberta',
  message: 'Cálculo II tem turma de dependência no próximo semestre.',
  icon: 'dependency_adaptation',
  targetUrl: null,
}

/** Newest first; older messages repeat them. */
export const demoMessages: readonly DemoMessage[] = [
  overdue,
  refused,
  contract,
  week,
  agreement,
  update,
  due,
  received,
  accepted,
  dependency,
]
const older = [due, received, accepted, agreement, dependency, update, contract] as const

interface DemoInbox {
  tenantId: number
  userId: number
  unread: readonly DemoMessage[]
  read: number
}

/** Ana has 34, six of them unread. */
const inboxes: readonly DemoInbox[] = [
  { tenantId: 1, userId: 1001, unread: [overdue, refused, contract, week, agreement, update], read: 28 },
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
