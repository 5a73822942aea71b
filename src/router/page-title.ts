import type { I18n, MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { shellQuery } from '../request/shell.queries.ts'

/** Page before institution, since tabs cut the end. */
export function pageTitle({ i18n, queryClient }: { i18n: I18n; queryClient: QueryClient }, title: MessageDescriptor) {
  const tenant = queryClient.getQueryData(shellQuery.queryKey)?.tenant.name
  return { meta: [{ title: [i18n._(title), tenant].filter(Boolean).join(' · ') }] }
}
