import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { getShell, type Shell } from './shell.functions.ts'

/** Read once per page load: signing in or out and switching context load a new page. */
export const shellQuery = queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY })

/** The root route provides it: a list asks for it once per row, and a query observer each would cost too much. */
export const ShellContext = createContext<Shell | null>(null)

/**
 * What every page shows around its content.
 *
 * @throws Error outside the root route
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs the root route above it')
  return shell
}
