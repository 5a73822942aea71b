import { z } from 'zod'
import type pg from 'pg'
import { appLocales } from '#api/locales.ts'

export const payerNoticeQueue = 'financial-payer-notice'

const told = z.object({
  /** One mail per notice. */
  id: z.uuid(),
  tenantId: z.number().int(),
})

/** What somebody is mailed about the access of a payer. */
export const payerNotice = z.discriminatedUnion('kind', [
  told.extend({ kind: z.literal('invited'), accessId: z.uuid() }),
  told.extend({ kind: z.enum(['changed', 'ended', 'revoked']), accessId: z.uuid(), to: z.enum(['payer', 'student']) }),
  /** The payer gave it up, which the student is told. */
  told.extend({ kind: z.literal('declined'), accessId: z.uuid() }),
  /** Names the input: whether anybody let its owner see anything, the mail's sender finds out. */
  told.extend({ kind: z.literal('link'), email: z.string(), locale: appLocales }),
])
export type PayerNotice = z.infer<typeof payerNotice>

/** With a transaction's client, only if it commits. */
export type TellPayer = (within: pg.ClientBase | undefined, notice: PayerNotice) => Promise<void>
