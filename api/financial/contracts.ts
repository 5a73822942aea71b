import { z } from 'zod'
import { civilDate, entityId, instant } from '../shared.ts'

/** `notAvailable` has no text yet; `accepted` is signed and begins later; `inactive` was replaced (docs/requirements/academic-and-financial.md, section 4). */
export const contractStatus = z.enum(['waitingAcceptance', 'accepted', 'active', 'notAvailable', 'finished', 'canceled', 'inactive'])
export type ContractStatus = z.infer<typeof contractStatus>

export const contractTab = z.enum(['current', 'historic'])
export type ContractTab = z.infer<typeof contractTab>

export const contentHash = z.string().regex(/^[0-9a-f]{64}$/)

/** docs/requirements/academic-and-financial.md, section 3, `Contract`. */
export const contractSummary = z.object({
  contractId: entityId,
  enrollmentId: entityId,
  number: z.string(),
  year: z.number().int(),
  period: z.number().int(),
  status: contractStatus,
  effectiveDate: civilDate,
  endDate: civilDate,
  acceptedAt: instant.nullable(),
  course: z.string(),
  registration: z.string(),
  institutionName: z.string(),
})
export type ContractSummary = z.infer<typeof contractSummary>

/** Plain text, never markup. */
export const contractContent = z.object({
  language: z.string(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type ContractContent = z.infer<typeof contractContent>

export const offeredContent = z.object({ contentId: entityId, hash: contentHash, offeredAt: instant, content: contractContent })

export const contractAcceptance = z.object({
  acceptedAt: instant,
  name: z.string(),
  taxId: z.string(),
  hash: contentHash,
})

export const contractDetails = contractSummary.extend({
  offered: offeredContent.nullable(),
  acceptance: contractAcceptance.nullable(),
})
export type ContractDetails = z.infer<typeof contractDetails>

export const contractQuery = z.object({
  tab: contractTab.default('current'),
  filter: z
    .object({
      year: z.number().int().min(1990).max(2100).optional(),
      period: z.number().int().min(1).max(4).optional(),
      enrollmentId: entityId.optional(),
    })
    .default({}),
})

/** Not paged: a student has only a few a year. */
export const contractList = z.object({
  results: z.array(contractSummary),
  years: z.array(z.number().int()),
  periods: z.array(z.number().int()),
})

export const contractEnrollment = z.object({
  enrollmentId: entityId,
  course: z.string(),
  registration: z.string(),
  institutionName: z.string(),
  contracts: z.number().int(),
})
