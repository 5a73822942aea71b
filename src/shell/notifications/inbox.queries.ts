import { infiniteQueryOptions } from '@tanstack/react-query'
import { type InboxData, nextPage } from './inbox-data.ts'
import { listNotifications } from './notifications.functions.ts'

/** The list, page by page. Loaded with the panel only. */
export const inboxQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam }) => listNotifications({ data: pageParam }),
  initialPageParam: { page: 1, after: null },
  getNextPageParam: (_last: unknown, pages: InboxData['pages']) => nextPage(pages),
  staleTime: 30_000,
})
