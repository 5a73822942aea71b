import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../../request/shell.functions.ts'
import { launcherQuery } from '../launcher/launcher.queries.ts'
import { unreadQuery } from '../notifications/notifications.queries.ts'
import { getFrame } from './frame.functions.ts'
import { hasFrame, replaceFrame } from './frame-document.ts'

/** What the frame shows beside its text, best effort; and the text, where the document began on a page without it. */
export async function prefetchFrame(
  queryClient: QueryClient,
  { person }: Pick<Shell, 'person'>,
  { disableHeader }: { disableHeader?: boolean | undefined },
): Promise<void> {
  if (!person?.context) return
  await Promise.all([
    queryClient.prefetchQuery(unreadQuery),
    person.hasStaffRole && !person.impersonated ? queryClient.prefetchQuery(launcherQuery) : null,
  ])
  if (typeof document === 'undefined' || disableHeader || hasFrame()) return
  const hasLauncher = Boolean(queryClient.getQueryData(launcherQuery.queryKey)?.length)
  replaceFrame(await getFrame({ data: { hasLauncher } }))
}
