import { queryOptions } from '@tanstack/react-query'
import { allOptional, oneOf, text } from '../../shared/search/search-values.ts'
import { getCardProof, getStudentCards } from './student-cards.functions.ts'

/** Result of a photo posted without scripts, in the URL. */
export const photoOutcomes = ['sent', 'PHOTO_TYPE', 'PHOTO_HEIC', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL', 'NOT_ALLOWED', 'failed'] as const
export type PhotoOutcome = (typeof photoOutcomes)[number]

export const studentCardsSearch = (search: Record<string, unknown>) =>
  allOptional({
    photo: oneOf(search.photo, photoOutcomes),
    /** Id of the card to report as lost, which is asked about. */
    lost: text(search.lost, 36),
    /** What became of it. */
    reported: oneOf(search.reported, ['yes', 'no']),
    report: oneOf(search.report, ['failed']),
  })
export type StudentCardsSearch = ReturnType<typeof studentCardsSearch>

export const studentCardQueries = {
  all: queryOptions({ queryKey: ['student-cards'], queryFn: () => getStudentCards() }),
  /** Renewed a minute before it ends, so that the code on the screen always counts. */
  proof: ({ cardId, validationCode }: { cardId: string; validationCode: string }) =>
    queryOptions({
      queryKey: ['student-cards', 'proof', cardId],
      queryFn: () => getCardProof({ data: { cardId, validationCode } }),
      refetchInterval: ({ state: { data } }) => (data ? Math.max(5000, Date.parse(data.expiresAt) - Date.now() - 60_000) : 15_000),
      staleTime: 60_000,
    }),
}
