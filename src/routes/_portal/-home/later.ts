import { queryOptions } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '../../../i18n/create-i18n.ts'
import { rpc } from '../../../rpc/rpc.ts'

/** Loads parts for which the page does not wait. */
const load = () => withWords(import('./later-parts.ts'), 'semester')

export const SemesterCard = lazyRouteComponent(load, 'SemesterCard')
export const Inbox = lazyRouteComponent(load, 'Inbox')

export const openReenrollmentsQuery = queryOptions({
  queryKey: ['reenrollment', 'open'],
  queryFn: () => rpc.academic.reenrollment.open.query().then(({ results }) => results),
})

/** Loads all of them together, for rendering on the server. */
export const preloadLater = () => Promise.all([SemesterCard, Inbox].map((part) => part.preload?.()))
