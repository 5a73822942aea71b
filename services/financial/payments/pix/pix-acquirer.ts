/** The acquirer will never take this charge, so that asking again is of no use. */
export class ChargeRefused extends Error {}

export interface AcquirerCharge {
  /** Chosen by us before the call, so repeating it is idempotent. */
  txid: string
  /** Integer cents. */
  amount: number
  expiresAt: Date
  receiver: { pixKey: string; name: string; city: string }
  payer: { name: string; taxId: string }
  /** Shown to the payer by their bank. */
  description: string
}

export interface ReceivedMoney {
  /** The receiver's unique id of the transfer: the Pix end-to-end id, or the bank's number of a slip payment. */
  endToEndId: string
  /** Our transaction id, or the slip's number. */
  txid: string
  /** Integer cents. */
  amount: number
  paidAt: Date
}

export interface AcquirerRecord {
  txid: string
  status: 'active' | 'completed' | 'removed'
  amount: number
  brCode: string
  received: ReceivedMoney[]
}

/** Subset of the Central Bank's Pix API (github.com/bacen/pix-api) that this service uses. */
export interface Acquirer {
  /** PUT /cob/{txid}. Idempotent. Throws ChargeRefused, for example for a Pix key that is not the account's. */
  putCharge(charge: AcquirerCharge): Promise<AcquirerRecord>
  /** GET /cob/{txid}; null when unknown. */
  getCharge(txid: string): Promise<AcquirerRecord | null>
  /** PATCH /cob/{txid} with REMOVIDA_PELO_USUARIO_RECEBEDOR; ignores unknown ids. */
  removeCharge(txid: string): Promise<void>
  /** GET /pix?inicio&fim, oldest first. */
  listReceived(span: { from: Date; to: Date }): Promise<ReceivedMoney[]>
}
