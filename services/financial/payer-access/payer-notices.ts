import { z } from 'zod'
import type pg from 'pg'
import { appLocales } from '#api/locales.ts'

export const payerNoticeQueue = 'financial-payer-notice'

const told = z.object({
  /** One mail per notice. */
  id: z.uuid(),
  tenantId: z.number().int(),
})

/** A notice mailed to somebody about a payer's access. */
export const payerNotice = z.discriminatedUnion('kind', [
  told.extend({ kind: z.literal('invited'), accessId: z.uuid() }),
  told.extend({ kind: z.enum(['changed', 'ended', 'revoked']), accessId: z.uuid(), to: z.enum(['payer', 'student']) }),
  /** The payer ended the access, and the student is notified. */
  told.extend({ kind: z.literal('declined'), accessId: z.uuid() }),
  /** Has the address as entered; the mail's sender finds out whether its owner has any access. */
  told.extend({ kind: z.literal('link'), email: z.string(), locale: appLocales }),
])
export type PayerNotice = z.infer<typeof payerNotice>

/** Sends a notice; with a transaction's client, only if the transaction commits. */
export type TellPayer = (within: pg.ClientBase | undefined, notice: PayerNotice) => Promise<void>
