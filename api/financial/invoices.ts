import { z } from 'zod'
import { debtInstallment } from './debts.ts'
import { cents, civilDate, entityId, createPageSchema, pageQuery } from '../shared.ts'

/** Follows the debt unless canceled (docs/requirements/academic-and-financial.md, section 4). */
export const invoiceStatus = z.enum(['pending', 'settled', 'canceled'])
export type InvoiceStatus = z.infer<typeof invoiceStatus>

/** docs/requirements/academic-and-financial.md, section 3, `Invoice`. */
export const invoice = z.object({
  invoiceId: entityId,
  invoiceNumber: z.string(),
  issueDate: civilDate,
  competency: civilDate,
  amount: cents,
  status: invoiceStatus,
  debtId: entityId,
  description: z.string().nullable(),
  installment: debtInstallment.nullable(),
  type: z.enum(['tuition', 'service', 'agreement']),
  course: z.string(),
  registration: z.string(),
})
export type Invoice = z.infer<typeof invoice>

export const invoiceDetails = invoice.extend({
  /** The code with which anybody can check the invoice at the tax authority; null for older invoices. */
  verificationCode: z.string().nullable(),
  institutionName: z.string(),
  institutionTaxId: z.string(),
  studentName: z.string(),
  studentTaxId: z.string(),
})
export type InvoiceDetails = z.infer<typeof invoiceDetails>

export const invoiceQuery = pageQuery.extend({
  filter: z.object({ year: z.number().int().min(1990).max(2100).optional(), status: invoiceStatus.optional() }).default({}),
})

export const invoicePage = createPageSchema(invoice).extend({ years: z.array(z.number().int()) })
