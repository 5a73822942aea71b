import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

export function notificationSearch(search: Record<string, unknown>) {
  return allOptional({
    page: integer(search.page, 1, 10_000_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
    state: wordOrUndefined(search.state, ['unread', 'read']),
    q: text(search.q, 100),
  })
}

export type NotificationSearch = ReturnType<typeof notificationSearch>
