import type pg from 'pg'
import type { Clock } from '../../../services/platform/clock.ts'
import type { Mail, Mailer } from '../../../services/platform/mail.ts'

export interface DeliveredMail extends Mail {
  sentAt: Date
}

/** Stores the demo's mails instead of sending them. */
export interface Mailbox extends Mailer {
  latest(address: string): Promise<DeliveredMail[]>
  find(id: string): Promise<DeliveredMail | null>
}

const columns = 'id, sent_at as "sentAt", "to", subject, text, html'
const shown = 50

export function createMailbox({ pool, clock }: { pool: pg.Pool; clock: Clock }): Mailbox {
  return {
    async send({ id, to, subject, text, html }) {
      await pool.query('insert into sandbox.mail (id, sent_at, "to", subject, text, html) values ($1, $2, $3, $4, $5, $6)', [
        id,
        clock.now(),
        to,
        subject,
        text,
        html,
      ])
    },
    async latest(address) {
      const { rows } = await pool.query<DeliveredMail>(
        `select ${columns} from sandbox.mail where strpos(lower("to"), lower($1)) > 0 order by sent_at desc, id limit ${shown}`,
        [address],
      )
      return rows
    },
    async find(id) {
      const { rows } = await pool.query<DeliveredMail>(`select ${columns} from sandbox.mail where id::text = $1`, [id])
      return rows[0] ?? null
    },
  }
}
