import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { shellQuery } from '../request/shell.queries.ts'

interface TitledMatch {
  status: string
  /** Set by the router on the route that shows the page for an unknown address. */
  _notFound?: unknown
  context: { i18n: I18n; queryClient: QueryClient }
}

/** Page before institution, since tabs cut the end. A page that could not be shown is named by its problem. @param step of the page */
export function pageTitle(match: TitledMatch, title: MessageDescriptor, step?: string) {
  const failure = failureOf(match)
  return { meta: [{ title: failure ? titleOf(match, failure) : titleOf(match, title, step) }] }
}

/** Of a page that no search engine may list. */
export function unlistedTitle(match: TitledMatch, title: MessageDescriptor) {
  const { meta } = pageTitle(match, title)
  return { meta: [...meta, { name: 'robots', content: 'noindex, nofollow' }] }
}

/** Title of a page whose routes name none: that of its failure, or of the institution. */
export function fallbackTitle(match: TitledMatch): string {
  return titleOf(match, failureOf(match))
}

function titleOf({ context: { i18n, queryClient } }: TitledMatch, title: MessageDescriptor | null, step?: string): string {
  const tenant = queryClient.getQueryData(shellQuery.queryKey)?.tenant.name
  return [step, title && i18n._(title), tenant].filter(Boolean).join(' · ')
}

function failureOf({ status, _notFound }: TitledMatch): MessageDescriptor | null {
  if (status === 'notFound' || _notFound) return msg`Esta página não pôde ser encontrada`
  return status === 'error' ? msg`Não foi possível carregar esta página` : null
}
