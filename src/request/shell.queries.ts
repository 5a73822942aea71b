import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { getShell, type Shell } from './shell.functions.ts'

/** Read once per page load: signing in or out and switching context load a new page. */
export const shellQuery = queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY })

/** A context, since lists read it per row, and a query observer each would cost too much. */
export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs the root route above it')
  return shell
}
