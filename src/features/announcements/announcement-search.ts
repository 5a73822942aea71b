import { notFound } from '@tanstack/react-router'
import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

export function announcementSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
    /** Outcome of the last action. */
    done: wordOrUndefined(search.done, ['now', 'later', 'canceled']),
  })
}
export type AnnouncementSearch = ReturnType<typeof announcementSearch>

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** @throws the router's `notFound` for malformed ids */
export const announcementParams = {
  parse: ({ announcementId }: { announcementId: string }) => {
    if (!isUuid.test(announcementId)) throw notFound()
    return { announcementId }
  },
  stringify: ({ announcementId }: { announcementId: string }) => ({ announcementId }),
}
