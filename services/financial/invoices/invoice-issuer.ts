/** A service invoice (NFS-e) to be issued for a paid debt. */
export interface InvoiceRequest {
  /** Chosen by us before the call, so repeating it is idempotent. */
  reference: string
  /** Integer cents. */
  amount: number
  /** First day of the month that was paid for, `YYYY-MM-DD`. */
  competency: string
  /** What was delivered, in Portuguese as the tax authority reads it. */
  description: string
  provider: { name: string; taxId: string; city: string }
  customer: { name: string; taxId: string }
}

export interface IssuedInvoice {
  number: string
  /** Civil day, `YYYY-MM-DD`. */
  issueDate: string
  /** The code with which anybody can check the invoice at the tax authority. */
  verificationCode: string
}

/** Thrown when the issuer refuses an invoice; the message has its own reason. */
export class InvoiceRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('The issuer refused an invoice')
    this.name = 'InvoiceRefused'
    this.reason = reason
  }
}

/** The operations common to issuers of service invoices: a city's web service, the national one, or a gateway to them. */
export interface InvoiceIssuer {
  /** Idempotent by reference. Null when the reference was voided before. Throws InvoiceRefused with a reason. */
  issue(request: InvoiceRequest): Promise<IssuedInvoice | null>
  /** Idempotent; a reference that was not issued yet is refused afterwards. */
  voidInvoice(reference: string): Promise<void>
}
