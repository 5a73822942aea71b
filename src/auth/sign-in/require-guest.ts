import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { appConfig } from '#config'
import { shellQuery } from '../../request/shell.queries.ts'

/**
 * For pages of people who are not signed in. Somebody who is goes to the start page, the query kept.
 *
 * @throws the redirect
 */
export async function requireGuest({ queryClient }: { queryClient: QueryClient }, searchText: string): Promise<void> {
  const { person } = await queryClient.ensureQueryData(shellQuery)
  if (person) throw redirect({ href: `${appConfig.basePath}/${searchText}`, reloadDocument: true })
}
