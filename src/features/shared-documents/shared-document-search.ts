import { allOptional, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/** Result of a form, in the URL. */
export const documentOutcomes = ['issued', 'revoked', 'notRevoked', 'tooMany', 'storage', 'failed'] as const

export type DocumentOutcome = (typeof documentOutcomes)[number]

export const sharedDocumentsSearch = (search: Record<string, unknown>) =>
  allOptional({
    done: wordOrUndefined(search.done, documentOutcomes),
    report: wordOrUndefined(search.report, ['failed']),
    /** Preselected kind, for the enrollment if one is named. Not validated here: a list of kinds would add to every page's script. */
    kind: text(search.kind, 30),
    enrollment: integer(search.enrollment, 1, 2_147_483_647),
  })

export type SharedDocumentsSearch = ReturnType<typeof sharedDocumentsSearch>
