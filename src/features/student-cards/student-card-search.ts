import { allOptional, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/** Result of a photo posted without scripts, in the URL. */
export const photoOutcomes = ['sent', 'PHOTO_TYPE', 'PHOTO_HEIC', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL', 'NOT_ALLOWED', 'failed'] as const

export type PhotoOutcome = (typeof photoOutcomes)[number]

export const studentCardsSearch = (search: Record<string, unknown>) =>
  allOptional({
    photo: wordOrUndefined(search.photo, photoOutcomes),
    /** Id of the card whose code is shown. */
    code: text(search.code, 36),
    /** Whether it is the signed code, which gates without network read. */
    signed: wordOrUndefined(search.signed, ['yes']),
    /** Id of the card for which the page asks whether to report it as lost. */
    lost: text(search.lost, 36),
    /** Whether reporting the card succeeded. */
    reported: wordOrUndefined(search.reported, ['yes', 'no']),
    report: wordOrUndefined(search.report, ['failed']),
  })

export type StudentCardsSearch = ReturnType<typeof studentCardsSearch>
