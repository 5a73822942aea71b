import { useEffect, useRef, useState } from 'react'
import { type ExportProgress, fetchExport, saveFile } from './export-download.ts'

export type ExportState =
  | { step: 'idle' }
  | ({ step: 'running' } & ExportProgress)
  | { step: 'failed' }
  | { step: 'done'; rows: number; name: string }

/** One export at a time: starting, following, canceling. Leaving the page cancels it. */
export function useExport(href: string) {
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    if (running.current) return
    const abort = new AbortController()
    running.current = abort
    setState({ step: 'running', rows: 0, total: 0 })
    try {
      const exported = await fetchExport(href, abort.signal, (progress) => setState({ step: 'running', ...progress }))
      saveFile(exported)
      setState({ step: 'done', rows: exported.rows, name: exported.name })
    } catch {
      setState({ step: abort.signal.aborted ? 'idle' : 'failed' })
    } finally {
      running.current = null
    }
  }

  return { state, start, cancel: () => running.current?.abort(), dismiss: () => setState({ step: 'idle' }) }
}
