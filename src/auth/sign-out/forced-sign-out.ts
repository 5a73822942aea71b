import type { QueryClient } from '@tanstack/react-query'
import { appConfig } from '#config'
import { portalErrorCode } from '../../request/portal-error.ts'
import { isSessionOver } from '../session/session-broadcast.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { saveTypedText } from './typed-text.ts'

/** On UNAUTHORIZED, saves typed text and goes to the sign-in page, which returns here; ignores other errors. */
export function redirectToSignIn(queryClient: QueryClient, error: unknown): void {
  if (typeof document === 'undefined' || portalErrorCode(error) !== 'UNAUTHORIZED' || isSessionOver()) return
  const person = queryClient.getQueryData(shellQuery.queryKey)?.person
  if (!person) return
  saveTypedText(person.username)
  const returnTo = location.href.slice(location.origin.length)
  location.assign(`${appConfig.basePath}/auth/signin?${new URLSearchParams({ returnTo })}`)
}
