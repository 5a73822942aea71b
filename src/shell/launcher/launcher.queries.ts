import { queryOptions, useQuery } from '@tanstack/react-query'
import { useShell } from '../../request/shell.queries.ts'
import { listLauncherEntries } from './launcher.functions.ts'

export const launcherQuery = queryOptions({ queryKey: ['launcher'], queryFn: () => listLauncherEntries(), staleTime: 300_000 })

export function useHasLauncher(): boolean {
  const { person } = useShell()
  const { data } = useQuery({ ...launcherQuery, enabled: Boolean(person?.hasStaffRole && !person.impersonated) })
  return Boolean(data && data.length > 0)
}
