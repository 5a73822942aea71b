import { notFound } from '@tanstack/react-router'
import { allOptional, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/** Reasons why a reviewer's action failed. */
export const reviewOutcomes = ['CONTENT_CHANGED', 'NOT_ALLOWED', 'none', 'too-late', 'failed'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** The filter that decides which documents come next, as in the list that the reviewer came from. */
export const nextFilter = (search: Record<string, unknown>) =>
  allOptional({
    search: text(search.search, 100),
    purpose: wordOrUndefined(search.purpose, ['admission', 'graduation']),
    kind: integer(search.kind, 1, 2_147_483_647),
    course: text(search.course, 100),
  })
export type NextFilter = ReturnType<typeof nextFilter>

export const reviewSearch = (search: Record<string, unknown>) =>
  allOptional({
    ...nextFilter(search),
    /** The previously decided document, whose decision can be undone. */
    decided: integer(search.decided, 1, 2_147_483_647),
    outcome: wordOrUndefined(search.outcome, reviewOutcomes),
  })
export type ReviewSearch = ReturnType<typeof reviewSearch>

/** @throws the router's `notFound` for malformed ids */
export const reviewParams = {
  parse: ({ documentEnrollmentId }: { documentEnrollmentId: string }) => {
    const id = integer(documentEnrollmentId, 1, 2_147_483_647)
    if (id === undefined) throw notFound()
    return { documentEnrollmentId: id }
  },
  stringify: ({ documentEnrollmentId }: { documentEnrollmentId: number }) => ({ documentEnrollmentId: String(documentEnrollmentId) }),
}
