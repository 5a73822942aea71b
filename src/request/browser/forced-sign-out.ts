import type { QueryClient } from '@tanstack/react-query'
import { portalErrorCode } from '../portal-error.ts'
import { hasSessionEnded } from './session-broadcast.ts'
import { shellQuery } from '../shell.queries.ts'

/** On UNAUTHORIZED, saves typed text and goes to the sign-in page, which returns here; ignores other errors. */
export function sendToSignIn(queryClient: QueryClient, error: unknown): void {
  if (typeof document === 'undefined' || portalErrorCode(error) !== 'UNAUTHORIZED' || hasSessionEnded()) return
  const person = queryClient.getQueryData(shellQuery.queryKey)?.person
  // If the script fails to load, the server redirects.
  if (person) import('./typed-text.ts').then(({ signInAgain }) => signInAgain(person.username)).catch(() => location.reload())
}
