import { useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, Suspense, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { menuQuery } from '../request/shell.queries.ts'
import { withWords } from '../i18n/create-i18n.ts'

export type PanelName = 'search' | 'status' | 'launcher' | 'context' | 'impersonation'

export interface PanelProps {
  onClose: () => void
}

const StatusDialog = lazy(() => withWords(import('./status/status-dialog.tsx'), 'panels'))
const LauncherDialog = lazy(() => withWords(import('./launcher/launcher-dialog.tsx'), 'panels'))

const PanelsContext = createContext<((name: PanelName) => void) | null>(null)

/** Null on pages outside the portal's frame. */
export const usePanels = () => useContext(PanelsContext)

export function useOpenPanel(): (name: PanelName) => void {
  const open = usePanels()
  if (!open) throw new Error('useOpenPanel needs Panels above it')
  return open
}

/** Passed in, since they depend on features and on the entry, and the shell must not. */
export type PassedPanels = Record<'search' | 'context' | 'impersonation', ComponentType<PanelProps>>

/** Ctrl+K or Cmd+K opens the search. */
export function Panels({ passed, children }: { passed: PassedPanels; children: ReactNode }) {
  const queryClient = useQueryClient()
  const [shown, setShown] = useState<PanelName | null>(null)

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
      // Not over an open dialog.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setShown('search')
    }
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [])

  useEffect(() => {
    if (shown === 'search') void queryClient.prefetchQuery(menuQuery)
  }, [shown, queryClient])

  const panels: Record<PanelName, ComponentType<PanelProps>> = { ...passed, status: StatusDialog, launcher: LauncherDialog }
  const Shown = shown && panels[shown]
  return (
    <PanelsContext value={setShown}>
      {children}
      <Suspense>{Shown ? <Shown onClose={() => setShown(null)} /> : null}</Suspense>
    </PanelsContext>
  )
}
