import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { allOptional, integer, oneOf, text } from '../../shared/search/search-values.ts'
import { getAnnouncementOptions, listAnnouncements } from './announcements.functions.ts'

/** Where forms of a new announcement go until scripts load: the page itself. */
export const newAnnouncementAction = `${appConfig.basePath}/announcements/new`

export function announcementSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    /** What was just done. */
    done: oneOf(search.done, ['now', 'later', 'canceled', 'tooLate', 'notCanceled']),
    /** Id of the one to cancel, which is asked about. */
    cancel: text(search.cancel, 36),
  })
}
export type AnnouncementSearch = ReturnType<typeof announcementSearch>

const sendingPollMs = 2000

export const announcementQueries = {
  all: ['announcements'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize }: AnnouncementSearch) =>
    queryOptions({
      queryKey: [...announcementQueries.all, 'list', { page, perPage }],
      queryFn: () => listAnnouncements({ data: { page, perPage } }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.results.some(({ status }) => status === 'sending') ? sendingPollMs : false),
    }),
  options: () => queryOptions({ queryKey: [...announcementQueries.all, 'options'], queryFn: () => getAnnouncementOptions() }),
}
