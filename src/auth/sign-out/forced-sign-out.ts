import type { QueryClient } from '@tanstack/react-query'
import { appConfig } from '#config'
import { portalErrorCode } from '../../request/portal-error.ts'
import { isSessionOver } from '../session/session-broadcast.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { saveTypedText } from './typed-text.ts'

/**
 * Sends a person whose session ended to the sign-in page and, after it, back here with what was typed.
 *
 * @param error of a call that failed; only a refusal of the session counts
 */
export function redirectToSignIn(queryClient: QueryClient, error: unknown): void {
  if (typeof document === 'undefined' || portalErrorCode(error) !== 'UNAUTHORIZED' || isSessionOver()) return
  const person = queryClient.getQueryData(shellQuery.queryKey)?.person
  if (!person) return
  saveTypedText(person.username)
  const returnTo = location.href.slice(location.origin.length)
  location.assign(`${appConfig.basePath}/auth/signin?${new URLSearchParams({ returnTo })}`)
}
