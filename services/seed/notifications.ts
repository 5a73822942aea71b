import type pg from 'pg'
import { recipient } from '../notifications/store/schema.ts'
import { inTenant } from '../platform/database.ts'

const hour = 3_600_000

/** What the demo student is told. */
export const demoMessages = [
  { title: 'Mensalidade vencida', message: 'A mensalidade do mês passado venceu. Você pode pagar com Pix agora.', icon: 'payment_pending', targetUrl: '/financial/payments', hoursAgo: 3 },
  { title: 'Documento recusado', message: 'A segunda página do histórico escolar está ilegível. Envie de novo.', icon: 'documentation_mandatory', targetUrl: null, hoursAgo: 27 },
  { title: 'Contrato disponível', message: 'O contrato do próximo semestre está pronto para ler e aceitar.', icon: 'accept_contract', targetUrl: null, hoursAgo: 50 },
]

/** A few unread notifications for the demo student. Safe to repeat. */
export async function seedNotifications(pool: pg.Pool, now: Date): Promise<void> {
  await inTenant(pool, 1, ({ db }) =>
    db
      .insert(recipient)
      .values(
        demoMessages.map(({ hoursAgo, ...message }, index) => ({
          ...message,
          id: `00000000-0000-4000-8000-00000000100${index}`,
          tenantId: 1,
          userId: 1001,
          sentAt: new Date(now.getTime() - hoursAgo * hour),
        })),
      )
      .onConflictDoNothing(),
  )
}
