import type { QueryClient } from '@tanstack/react-query'
import { appConfig } from '#config'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { SignInReason } from '../sign-in/sign-in-methods.ts'
import { isSessionOver } from '../session/session-broadcast.ts'
import { shellQuery } from '../../request/shell.queries.ts'

/** On UNAUTHORIZED, saves typed text and goes to the sign-in page, which returns here; ignores other errors. */
export function redirectToSignIn(queryClient: QueryClient, error: unknown): void {
  if (typeof document === 'undefined' || portalErrorCode(error) !== 'UNAUTHORIZED' || isSessionOver()) return
  const person = queryClient.getQueryData(shellQuery.queryKey)?.person
  if (person) signInAgain(person.username)
}

/** Saves typed text and goes to the sign-in page, which returns here. */
export function signInAgain(username: string): void {
  const returnTo = location.href.slice(location.origin.length)
  const leave = () =>
    location.assign(`${appConfig.basePath}/auth/signin?${new URLSearchParams({ returnTo, because: 'over' satisfies SignInReason })}`)
  void import('./typed-text.ts').then(({ saveTypedText }) => saveTypedText(username)).then(leave, leave)
}
