import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getShell } from './shell.functions.ts'

/** Read once per page load: signing in or out and switching context load a new page. */
export const shellQuery = queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY })

/** The shell, which the root route has loaded before anything renders. */
export const useShell = () => useSuspenseQuery(shellQuery).data
