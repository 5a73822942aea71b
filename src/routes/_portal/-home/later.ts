import { queryOptions } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '../../../i18n/create-i18n.ts'

/** Not among the scripts that the page waits for. */
const load = () => withWords(import('./later-parts.ts'), 'semester')

export const SemesterCard = lazyRouteComponent(load, 'SemesterCard')
export const Inbox = lazyRouteComponent(load, 'Inbox')

export const openReenrollmentsQuery = queryOptions({
  queryKey: ['reenrollment', 'open'],
  queryFn: async () => (await load()).listOpenReenrollments(),
})

/** Once for all of them: they are rendered on the server. */
export const preloadLater = () => Promise.all([SemesterCard, Inbox].map((part) => part.preload?.()))
