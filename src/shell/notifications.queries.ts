import { queryOptions } from '@tanstack/react-query'
import { listNotifications } from './notifications.functions.ts'

/** The newest notifications. */
export const notificationsQuery = queryOptions({ queryKey: ['notifications'], queryFn: () => listNotifications(), staleTime: 60_000 })
