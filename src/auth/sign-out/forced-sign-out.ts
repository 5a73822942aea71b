import type { QueryClient } from '@tanstack/react-query'
import { appConfig } from '#config'
import { portalErrorCode } from '../../request/portal-error.ts'
import { isSessionOver } from '../session/session-broadcast.ts'
import { shellQuery } from '../../request/shell.queries.ts'

/** On UNAUTHORIZED, saves typed text and goes to the sign-in page, which returns here; ignores other errors. */
export function redirectToSignIn(queryClient: QueryClient, error: unknown): void {
  if (typeof document === 'undefined' || portalErrorCode(error) !== 'UNAUTHORIZED' || isSessionOver()) return
  const person = queryClient.getQueryData(shellQuery.queryKey)?.person
  if (!person) return
  const returnTo = location.href.slice(location.origin.length)
  const leave = () => location.assign(`${appConfig.basePath}/auth/signin?${new URLSearchParams({ returnTo })}`)
  void import('./typed-text.ts').then(({ saveTypedText }) => saveTypedText(person.username)).then(leave, leave)
}
