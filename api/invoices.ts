import { z } from 'zod'
import { cents, civilDate, entityId, pageOf, pageQuery } from './shared.ts'

/** Where an invoice stands (docs/requirements/academic-and-financial.md, section 4): it follows its debt unless it was canceled. */
export const invoiceStatus = z.enum(['pending', 'settled', 'canceled'])
export type InvoiceStatus = z.infer<typeof invoiceStatus>

/** An invoice of a debt (docs/requirements/academic-and-financial.md, section 3, `Invoice`). */
export const invoice = z.object({
  invoiceId: entityId,
  invoiceNumber: z.string(),
  issueDate: civilDate,
  /** First day of the month that it refers to. */
  competency: civilDate,
  amount: cents,
  status: invoiceStatus,
  debtId: entityId,
  /** What the debt is for, as the institution wrote it, when the type alone does not say. */
  description: z.string().nullable(),
  type: z.enum(['tuition', 'service', 'agreement']),
  course: z.string(),
  registration: z.string(),
})
export type Invoice = z.infer<typeof invoice>

/** An invoice with both of its sides. */
export const invoiceDetails = invoice.extend({
  institutionName: z.string(),
  institutionTaxId: z.string(),
  studentName: z.string(),
  studentTaxId: z.string(),
})
export type InvoiceDetails = z.infer<typeof invoiceDetails>

export const invoiceQuery = pageQuery.extend({
  filter: z
    .object({ /** Of the issue date. */ year: z.number().int().min(1990).max(2100).optional(), status: invoiceStatus.optional() })
    .default({}),
})

/** A page of invoices, the newest first, and the years that have any. */
export const invoicePage = pageOf(invoice).extend({ years: z.array(z.number().int()) })
