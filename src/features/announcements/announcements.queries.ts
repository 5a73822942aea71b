import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Audience } from '#api/notifications/announcements.ts'
import { appConfig } from '#config'
import { rpc } from '../../rpc/rpc.ts'
import type { AnnouncementSearch } from './announcement-search.ts'
import { countAudience, getAnnouncementOptions } from './announcements.functions.ts'

const sendingPollMs = 2000

export const announcementQueries = {
  all: ['announcements'] as const,
  list: ({ page = 1, perPage = appConfig.defaultPageSize }: AnnouncementSearch) =>
    queryOptions({
      queryKey: [...announcementQueries.all, 'list', { page, perPage }],
      queryFn: () => rpc.notifications.announcements.list.query({ page, perPage }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.results.some(({ status }) => status === 'sending') ? sendingPollMs : false),
    }),
  detail: (announcementId: string) =>
    queryOptions({
      queryKey: [...announcementQueries.all, 'detail', announcementId],
      queryFn: () => rpc.notifications.announcements.get.query({ announcementId }),
      refetchInterval: ({ state: { data } }) => (data?.status === 'sending' ? sendingPollMs : false),
    }),
  /** @param audience that is complete */
  people: (audience: Audience) =>
    queryOptions({
      queryKey: [...announcementQueries.all, 'people', audience],
      queryFn: ({ signal }) => countAudience({ data: { audience }, signal }),
    }),
  options: () => queryOptions({ queryKey: [...announcementQueries.all, 'options'], queryFn: () => getAnnouncementOptions() }),
}
