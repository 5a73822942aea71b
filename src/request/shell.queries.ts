import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { getMenu, getShell, menuAtHand, type PersonsMenu, type Shell } from './shell.functions.ts'

/** Read once per page load: signing in or out and switching context load a new page. */
export const shellQuery = queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY })

/** A context, since lists read it per row, and a query observer each would cost too much. */
export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs the root route above it')
  return shell
}

export const menuQuery = queryOptions({ queryKey: ['menu'], queryFn: () => getMenu(), staleTime: Number.POSITIVE_INFINITY })

/** Returns the menu, for parts within `Suspense` and for pages whose loader requests `menuQuery`. */
export function useMenu(): PersonsMenu {
  const initialData = menuAtHand()
  return useSuspenseQuery({ ...menuQuery, ...(initialData && { initialData }) }).data
}
