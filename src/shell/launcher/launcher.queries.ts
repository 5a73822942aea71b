import { queryOptions, useQuery } from '@tanstack/react-query'
import { useShell } from '../../request/shell.queries.ts'
import { listLauncherEntries } from './launcher.functions.ts'

/** The applications that may be opened from here. */
export const launcherQuery = queryOptions({ queryKey: ['launcher'], queryFn: () => listLauncherEntries(), staleTime: 300_000 })

/** Whether there is anything to launch; students have no launcher. */
export function useHasLauncher(): boolean {
  const { person } = useShell()
  const { data } = useQuery({ ...launcherQuery, enabled: Boolean(person?.hasStaffRole && !person.impersonated) })
  return Boolean(data && data.length > 0)
}
