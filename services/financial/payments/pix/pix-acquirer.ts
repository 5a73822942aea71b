/** A charge to be made at the acquirer. */
export interface AcquirerCharge {
  /** Chosen by us before the call; putting the same one again changes nothing. */
  txid: string
  /** Integer cents. */
  amount: number
  expiresAt: Date
  receiver: { pixKey: string; name: string; city: string }
  payer: { name: string; taxId: string }
  /** Shown to the payer by their bank. */
  description: string
}

/** Money that was received for a charge, whatever the method. */
export interface ReceivedMoney {
  /** What the receiving side calls the transfer, unique: the Central Bank's id of a Pix, a bank's number of a slip's payment. */
  endToEndId: string
  /** What we called the charge: its transaction id, or the number of a slip. */
  txid: string
  /** Integer cents. */
  amount: number
  paidAt: Date
}

/** A charge as the acquirer keeps it. */
export interface AcquirerRecord {
  txid: string
  status: 'active' | 'completed' | 'removed'
  amount: number
  /** The Pix "copia e cola". */
  brCode: string
  received: ReceivedMoney[]
}

/**
 * Whoever receives Pix for the institution: what this service asks of the Pix API that the Central Bank of Brazil
 * prescribes (github.com/bacen/pix-api). An adapter for a real one is a few calls over mutual TLS; the sandbox
 * bank is another.
 */
export interface Acquirer {
  /** PUT /cob/{txid}: makes the charge, or answers the one that exists. */
  putCharge(charge: AcquirerCharge): Promise<AcquirerRecord>
  /** GET /cob/{txid}; null when there is none. */
  getCharge(txid: string): Promise<AcquirerRecord | null>
  /** PATCH /cob/{txid} with status REMOVIDA_PELO_USUARIO_RECEBEDOR; nothing happens when there is none. */
  removeCharge(txid: string): Promise<void>
  /** GET /pix?inicio&fim: what arrived in a span of time, oldest first. */
  listReceived(span: { from: Date; to: Date }): Promise<ReceivedMoney[]>
}
