import { z } from 'zod'
import { appConfig } from '#config'
import { cents, civilDate } from '#api/shared.ts'
import { type InvoiceIssuer, InvoiceRefused, type InvoiceRequest } from './invoice-issuer.ts'

const taxpayer = z.object({ name: z.string(), taxId: z.string() })

/** Body of `PUT {url}/invoices/{reference}`. */
export const invoiceRequestBody = z.object({
  amount: cents,
  competency: civilDate,
  description: z.string(),
  provider: taxpayer.extend({ city: z.string() }),
  customer: taxpayer,
}) satisfies z.ZodType<Omit<InvoiceRequest, 'reference'>>

const issued = z.object({
  number: z.string().trim().min(1).max(60),
  issueDate: civilDate,
  verificationCode: z.string().trim().min(1).max(100),
})

const refused = z.object({ message: z.string().trim().min(1).max(300) })

async function getFailure(response: Response): Promise<Error> {
  const { data } = refused.safeParse(await response.json().catch(() => null))
  return data ? new InvoiceRefused(data.message) : new Error(`The issuer of invoices answered ${response.status}`)
}

export interface HttpInvoiceIssuerOptions {
  url: string
  token: string
  send?: typeof fetch
}

/**
 * A gateway to a tax authority: `PUT` and `DELETE {url}/invoices/{reference}` with a bearer token, both idempotent. `PUT` answers 200
 * with the invoice, or 410 when it was voided; `DELETE` answers 204 or 404. Anything else throws and is retried; `message` of a JSON body
 * is shown to staff.
 */
export function createHttpInvoiceIssuer({ url, token, send = fetch }: HttpInvoiceIssuerOptions): InvoiceIssuer {
  const call = (method: 'PUT' | 'DELETE', reference: string, body?: object) =>
    send(`${url}/invoices/${reference}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(appConfig.upstream.callDeadline),
    })
  return {
    async issue({ reference, ...request }) {
      const response = await call('PUT', reference, request)
      if (response.status === 410) return null
      if (!response.ok) throw await getFailure(response)
      return issued.parse(await response.json())
    },
    async voidInvoice(reference) {
      const response = await call('DELETE', reference)
      if (!response.ok && response.status !== 404) throw await getFailure(response)
    },
  }
}
