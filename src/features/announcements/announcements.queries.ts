import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { allOptional, integer, oneOf } from '../../shared/search/search-values.ts'
import { getAnnouncementOptions, listAnnouncements } from './announcements.functions.ts'

export function announcementSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: oneOf(search.perPage, appConfig.pageSizes),
    /** What was just done. */
    done: oneOf(search.done, ['now', 'later', 'canceled']),
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
