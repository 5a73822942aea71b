import * as z from 'zod/mini'
import { appConfig } from '#config'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)
const date = optional(z.iso.date())

export const debtStatuses = ['open', 'overdue', 'settled', 'in_agreement', 'canceled'] as const
export const debtTypes = ['tuition', 'service', 'agreement'] as const
export const debtColumns = ['dueDate', 'studentName', 'registration', 'type', 'competency', 'grossAmount', 'amountPayable', 'status', 'paidAt'] as const
export type DebtColumn = (typeof debtColumns)[number]

const sizes: readonly number[] = appConfig.pageSizes

/**
 * The address of a list of debts: page, size, order and filters. A value that makes no sense is dropped, and
 * the router then rewrites the address without it.
 */
export const debtSearch = z.object({
  page: optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000))),
  perPage: optional(z.coerce.number().check(z.refine((size) => sizes.includes(size)))),
  sort: optional(z.string().check(z.refine((sort) => debtColumns.some((column) => sort === column || sort === `-${column}`)))),
  search: optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  status: optional(z.enum(debtStatuses)),
  type: optional(z.enum(debtTypes)),
  year: optional(z.coerce.number().check(z.int(), z.minimum(1990), z.maximum(2100))),
  institution: optional(z.coerce.number().check(z.int(), z.positive())),
  dueFrom: date,
  dueTo: date,
  paidFrom: date,
  paidTo: date,
})

export type DebtSearch = z.infer<typeof debtSearch>
