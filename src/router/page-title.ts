import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { mayOpen } from '../request/navigation.ts'
import { shellQuery } from '../request/shell.queries.ts'

interface TitledMatch {
  routeId: string
  pathname: string
  status: string
  /** Set by the router on the route that shows the page for an unknown address. */
  _notFound?: unknown
  context: { i18n: I18n; queryClient: QueryClient }
}

/** Returns the title, page before institution, since tabs cut the end. A failed page is named by its problem. @param step of the page @param missing names what does not exist */
export function pageTitle(match: TitledMatch, title: MessageDescriptor, step?: string, missing?: MessageDescriptor) {
  const failure = getFailure(match, missing)
  return { meta: [{ title: failure ? getTitle(match, failure) : getTitle(match, title, step) }] }
}

/** The title of a page that no search engine may list. */
export function unlistedTitle(match: TitledMatch, title: MessageDescriptor) {
  const { meta } = pageTitle(match, title)
  return { meta: [...meta, { name: 'robots', content: 'noindex, nofollow' }] }
}

/** Title of a page whose routes name none: that of its failure, or of the institution. @param matches of the address, one of which may not exist */
export function fallbackTitle(match: TitledMatch, matches: readonly { status: string }[]): string {
  return getTitle(match, getFailure({ ...match, ...matches.find(({ status }) => status === 'notFound') }))
}

function getTitle({ context: { i18n, queryClient } }: TitledMatch, title: MessageDescriptor | null, step?: string): string {
  const tenant = queryClient.getQueryData(shellQuery.queryKey)?.tenant.name
  return [step, title && i18n._(title), tenant].filter(Boolean).join(' · ')
}

function getFailure({ routeId, pathname, status, _notFound, context }: TitledMatch, missing?: MessageDescriptor): MessageDescriptor | null {
  if (status === 'notFound' || _notFound) return missing ?? msg`Página não encontrada`
  const shell = context.queryClient.getQueryData(shellQuery.queryKey)
  if (shell && routeId.startsWith('/_portal/') && !mayOpen(shell, pathname)) return msg`Você não tem acesso a esta página`
  return status === 'error' ? msg`Não foi possível carregar esta página` : null
}
