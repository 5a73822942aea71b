import { z } from 'zod'
import { civilDate, entityId, instant } from './shared.ts'

/**
 * Where a contract stands (docs/requirements/academic-and-financial.md, section 4). `notAvailable` is still being prepared and has
 * no text yet; `waitingAcceptance` was offered; `inactive` was replaced by another.
 */
export const contractStatus = z.enum(['waitingAcceptance', 'active', 'notAvailable', 'finished', 'canceled', 'inactive'])
export type ContractStatus = z.infer<typeof contractStatus>

/** Lists of contracts: those that count now or soon, and those that are over. */
export const contractTab = z.enum(['current', 'historic'])
export type ContractTab = z.infer<typeof contractTab>

/** SHA-256 of the canonical content, as 64 lower-case hexadecimal digits: the version of a contract. */
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/)

/** A contract as lists show it (docs/requirements/academic-and-financial.md, section 3, `Contract`). */
export const contractSummary = z.object({
  contractId: entityId,
  enrollmentId: entityId,
  number: z.string(),
  /** The academic period that it is for: a half of a year. */
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

/** What a contract says: plain text in the language it was written in, never markup. */
export const contractContent = z.object({
  language: z.string(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type ContractContent = z.infer<typeof contractContent>

/** A content that was offered; it never changes, another one takes its place. */
export const offeredContent = z.object({ contentId: entityId, hash: contentHash, offeredAt: instant, content: contractContent })

/** Who accepted what, and when. */
export const contractAcceptance = z.object({
  acceptedAt: instant,
  name: z.string(),
  /** A CPF with only its middle shown. */
  taxId: z.string(),
  hash: contentHash,
})

/** A contract with its text, once it was offered, and its acceptance, once it was given. */
export const contractDetails = contractSummary.extend({
  offered: offeredContent.nullable(),
  acceptance: contractAcceptance.nullable(),
})
export type ContractDetails = z.infer<typeof contractDetails>

export const contractQuery = z.object({
  tab: contractTab.default('current'),
  filter: z
    .object({ year: z.number().int().min(1990).max(2100).optional(), period: z.number().int().min(1).max(4).optional() })
    .default({}),
})

/** Contracts of a tab, the newest first, all of them: nobody has more than a few a year. */
export const contractList = z.object({
  results: z.array(contractSummary),
  /** What the tab can be narrowed to, whatever it is narrowed to now. */
  years: z.array(z.number().int()),
  periods: z.array(z.number().int()),
})

/** A course of the person that has contracts. */
export const contractEnrollment = z.object({
  enrollmentId: entityId,
  course: z.string(),
  registration: z.string(),
  institutionName: z.string(),
  contracts: z.number().int(),
})
