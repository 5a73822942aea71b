import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { shellQuery } from '../../request/shell.queries.ts'

/** Shows pages about roles only to users for whom they are right. @throws a redirect to the page that is */
export async function requireRoleChoice(
  { queryClient }: { queryClient: QueryClient },
  page: '/welcome' | '/role-not-found',
  returnTo = '/',
): Promise<void> {
  const { person } = await queryClient.ensureQueryData(shellQuery)
  if (!person) throw redirect({ to: '/auth/signin', search: { returnTo }, reloadDocument: true })
  if (person.temporaryPassword && !person.impersonated) throw redirect({ to: '/auth/password/expired' })
  if (person.choices === 0 && page === '/welcome') throw redirect({ to: '/role-not-found' })
  if (person.choices > 0 && page === '/role-not-found') throw redirect({ to: person.context ? '/' : '/welcome' })
  if (person.impersonated && page === '/welcome') throw redirect({ to: '/' })
}
