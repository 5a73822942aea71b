import { z } from 'zod'
import { isPersonName } from './person-name.ts'

/** `YYYY-MM-DD` in the institution's time zone. */
export const civilDate = z.iso.date()

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true })

/** Integer cents in the tenant's currency. */
export const cents = z.number().int()

/** OAuth ids must be integers (docs/requirements/shell.md, section 5). */
export const entityId = z.number().int().positive().max(2_147_483_647)

/** A tenant, or 0 for the application itself. */
export const ownerId = z.number().int().min(0).max(2_147_483_647)

/** Rejects control characters: PostgreSQL text cannot store NUL. */
export const searchText = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)

/** Student number (RA): what an institution calls an enrollment. */
export const academicRecord = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u)

/** The person an operator acts upon, and the reason, which is recorded in the audit. */
export const personAndReason = z.object({
  username: z.string().trim().min(1).max(256),
  reason: z.string().trim().min(10).max(500),
})

export const personName = z.string().trim().max(200).refine(isPersonName)

/** docs/requirements/academic-and-financial.md, section 9. */
export const pageSize = z.literal([10, 20, 30, 50])

export const pageQuery = z.object({
  page: z.number().int().min(1).default(1),
  perPage: pageSize.default(10),
})

export function createPageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    results: z.array(item),
    totalCount: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
  })
}
