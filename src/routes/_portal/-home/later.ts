import { queryOptions } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '../../../i18n/create-i18n.ts'
import { rpc } from '../../../rpc/rpc.ts'

/** Not among the scripts that the page waits for. */
const load = () => withWords(import('./later-parts.ts'), 'semester')

export const SemesterCard = lazyRouteComponent(load, 'SemesterCard')
export const Inbox = lazyRouteComponent(load, 'Inbox')

export const openReenrollmentsQuery = queryOptions({
  queryKey: ['reenrollment', 'open'],
  queryFn: () => rpc.academic.reenrollment.open.query().then(({ results }) => results),
})

/** Once for all of them: they are rendered on the server. */
export const preloadLater = () => Promise.all([SemesterCard, Inbox].map((part) => part.preload?.()))
