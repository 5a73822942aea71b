import { subjectLists } from '#api/academic/reenrollment-names.ts'
import { allOptional, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/* Apart from the queries: every page's script holds the searches of all routes. */

/** `record` is the student number of the enrollment; the first active one without it. */
export function reenrollmentSearch(search: Record<string, unknown>) {
  return allOptional({
    record: text(typeof search.record === 'number' ? String(search.record) : search.record, 100),
    list: wordOrUndefined(search.list, subjectLists),
    /** Outcome of a form or a download. */
    outcome: text(search.outcome, 30),
  })
}
export type ReenrollmentSearch = ReturnType<typeof reenrollmentSearch>
