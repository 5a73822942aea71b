import type { Notification } from '#api/notifications/notifications.ts'

/** Keyset pagination: `after` is the last id of the previous page. */
interface InboxPageParam {
  page: number
  after: string | null
}

interface InboxPage {
  results: Notification[]
  totalCount: number
  totalUnread: number
  page: number
  perPage: number
}

export interface InboxData {
  pages: InboxPage[]
  pageParams: unknown[]
}

/** Returns the loaded notifications without duplicates, since services with plain page numbers may repeat some. */
export function loadedNotifications({ pages }: Pick<InboxData, 'pages'>): Notification[] {
  const byId = new Map(pages.flatMap(({ results }) => results.map((one) => [one.recipientId, one] as const)))
  return [...byId.values()]
}

export function nextPage(pages: InboxData['pages']): InboxPageParam | undefined {
  const last = pages.at(-1)
  const after = last?.results.at(-1)?.recipientId
  if (!last || !after || loadedNotifications({ pages }).length >= last.totalCount) return undefined
  return { page: pages.length + 1, after }
}

/** @param recipientIds null for all */
export function withReadState<Data extends Pick<InboxData, 'pages'>>(
  data: Data,
  recipientIds: readonly string[] | null,
  isRead: boolean,
): Data {
  const isMeant = ({ recipientId }: Notification) => recipientIds === null || recipientIds.includes(recipientId)
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, results: page.results.map((one) => (isMeant(one) ? { ...one, isRead } : one)) })),
  }
}

export function withArrived(data: InboxData, arrived: Notification): InboxData {
  const [first, ...others] = data.pages
  if (!first || loadedNotifications(data).some(({ recipientId }) => recipientId === arrived.recipientId)) return data
  const pages = [{ ...first, results: [arrived, ...first.results] }, ...others]
  return { ...data, pages: pages.map((page) => ({ ...page, totalCount: page.totalCount + 1 })) }
}
