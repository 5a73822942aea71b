import type { ReceivedMoney } from '../pix/pix-acquirer.ts'

/** A bank slip to be registered. */
export interface SlipOrder {
  /** The bank's number of the slip (nosso número): chosen by us before the call, 17 digits that begin with the agreement. */
  ourNumber: string
  /** Integer cents. */
  amount: number
  /** Civil date, `YYYY-MM-DD`: the bank takes no money after it, or after the business day that follows it. */
  dueOn: string
  beneficiary: { name: string; taxId: string; bank: string; agreement: string; account: string }
  payer: { name: string; taxId: string }
  /** Printed for the payer. */
  description: string
}

/** A slip as the bank keeps it. */
export interface SlipRecord {
  ourNumber: string
  status: 'registered' | 'paid' | 'canceled'
  amount: number
  /** What its bars say, 44 digits. */
  barcode: string
  received: ReceivedMoney[]
}

/**
 * Whoever registers bank slips for the institution: what this service asks of a bank's collection interface (cobrança).
 * An adapter for a real one is a few calls over mutual TLS; the sandbox bank is another.
 */
export interface SlipBank {
  /** Registers the slip, or answers the one that has this number. */
  putSlip(order: SlipOrder): Promise<SlipRecord>
  /** Null when there is none. */
  getSlip(ourNumber: string): Promise<SlipRecord | null>
  /** Takes the slip back (baixa); nothing happens when there is none, or it is paid. */
  cancelSlip(ourNumber: string): Promise<void>
  /** The return (retorno): what was paid in a span of time, oldest first. */
  listReturns(span: { from: Date; to: Date }): Promise<ReceivedMoney[]>
}
