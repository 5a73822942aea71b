import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { appConfig } from '#config'
import type { InvoiceIssuer, IssuedInvoice } from '../../../services/financial/invoices/invoice-issuer.ts'
import { type Clock, getCivilDate } from '../../../services/platform/clock.ts'

/** Simulated tax authority: numbers invoices consecutively and remembers voided ones. */
export function createSandboxInvoices({ pool, clock }: { pool: pg.Pool; clock: Clock }): InvoiceIssuer {
  return {
    async issue({ reference, amount, description, provider, customer }) {
      const issueDate = getCivilDate(clock.now(), appConfig.defaultTimeZone)
      const code = randomBytes(8).toString('hex').toUpperCase()
      await pool.query(
        `insert into sandbox.invoice (reference, number, issue_date, verification_code, provider_tax_id, customer_name, description, amount_cents)
         select $1::uuid, $2::text || '-' || nextval('sandbox.invoice_number'), $3::date, $4, $5, $6, $7, $8
         where not exists (select from sandbox.invoice where reference = $1::uuid) on conflict (reference) do nothing`,
        [reference, issueDate.slice(0, 4), issueDate, code, provider.taxId, customer.name, description, amount],
      )
      const { rows } = await pool.query<IssuedInvoice>(
        `select number, issue_date as "issueDate", verification_code as "verificationCode" from sandbox.invoice
         where reference = $1 and voided_at is null`,
        [reference],
      )
      return rows[0] ?? null
    },
    async voidInvoice(reference) {
      await pool.query(
        `insert into sandbox.invoice (reference, voided_at) values ($1, $2)
         on conflict (reference) do update set voided_at = coalesce(invoice.voided_at, excluded.voided_at)`,
        [reference, clock.now()],
      )
    },
  }
}
