import type { ReceivedMoney } from '../pix/pix-acquirer.ts'

export interface SlipOrder {
  /** Nosso número: chosen by us before the call, 17 digits starting with the agreement number. */
  ourNumber: string
  /** Integer cents. */
  amount: number
  /** `YYYY-MM-DD`. The bank accepts money until this day, or the next business day. */
  dueOn: string
  beneficiary: { name: string; taxId: string; bank: string; agreement: string; account: string }
  payer: { name: string; taxId: string }
  description: string
}

export interface SlipRecord {
  ourNumber: string
  status: 'registered' | 'paid' | 'canceled'
  amount: number
  /** 44 digits. */
  barcode: string
  received: ReceivedMoney[]
}

/** The operations of a bank's collection interface (cobrança) that this service uses. */
export interface SlipBank {
  /** Idempotent by number. */
  putSlip(order: SlipOrder): Promise<SlipRecord>
  /** Null when unknown. */
  getSlip(ourNumber: string): Promise<SlipRecord | null>
  /** Baixa; ignores unknown and paid slips. */
  cancelSlip(ourNumber: string): Promise<void>
  /** Retorno: payments of a period, oldest first. */
  listReturns(span: { from: Date; to: Date }): Promise<ReceivedMoney[]>
}
