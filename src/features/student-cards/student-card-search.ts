import { allOptional, oneOf, text } from '../../kit/search/search-values.ts'

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
