import { z } from 'zod'

/** A civil date in the institution's zone, `YYYY-MM-DD`, without time or offset. */
export const civilDate = z.iso.date()

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true })

/** An amount of money in integer cents of the tenant's currency. */
export const cents = z.number().int()

/** A tenant, institution, role or user id: OAuth ids must be integers (docs/requirements/shell.md, section 5). */
export const entityId = z.number().int().positive().max(2_147_483_647)

/** A tenant, or 0 for the application itself. */
export const ownerId = z.number().int().min(0).max(2_147_483_647)

/** What somebody looks for in a list. PostgreSQL knows no NUL in text, and nobody types one. */
export const searchText = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)

/** Page sizes a list may be asked for (docs/requirements/academic-and-financial.md, section 9). */
export const pageSize = z.literal([10, 20, 30, 50])

/** What every paged list accepts: a page counted from 1 and its size. */
export const pageQuery = z.object({
  page: z.number().int().min(1).default(1),
  perPage: pageSize.default(10),
})

/** A page of results with what a pager needs. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    results: z.array(item),
    totalCount: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
  })
}
