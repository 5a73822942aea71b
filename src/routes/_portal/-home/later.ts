import { queryOptions } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { rpc } from '../../../rpc/rpc.ts'

/** A file of its own, loaded after the first. */
export const Inbox = lazyRouteComponent(() => import('./inbox.tsx'))

export const openReenrollmentsQuery = queryOptions({
  queryKey: ['reenrollment', 'open'],
  queryFn: () => rpc.academic.reenrollment.open.query().then(({ results }) => results),
})
