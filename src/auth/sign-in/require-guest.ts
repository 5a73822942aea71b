import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { appConfig } from '#config'
import { shellQuery } from '../../request/shell.queries.ts'

/** @throws a redirect to the start page for signed-in users */
export async function requireGuest({ queryClient }: { queryClient: QueryClient }, searchText: string): Promise<void> {
  const { person } = await queryClient.ensureQueryData(shellQuery)
  if (person) throw redirect({ href: `${appConfig.basePath}/${searchText}`, reloadDocument: true })
}
