import { useSyncExternalStore } from 'react'
import { type ExportProgress, fetchExport, saveFile } from './export-download.ts'

type ExportState = ({ step: 'running' } & ExportProgress) | { step: 'failed' } | { step: 'done'; rows: number; name: string }

export type ExportJob = ExportState & { href: string; title: string }

let jobs: readonly ExportJob[] = []
const none: readonly ExportJob[] = []
const aborts = new Map<string, AbortController>()
const listeners = new Set<() => void>()

function change(next: readonly ExportJob[]) {
  jobs = next
  for (const listener of listeners) listener()
}

const set = (job: ExportJob) =>
  change(jobs.some(({ href }) => href === job.href) ? jobs.map((one) => (one.href === job.href ? job : one)) : [...jobs, job])

export const dismissExport = (href: string) => change(jobs.filter((job) => job.href !== href))
export const cancelExport = (href: string) => aborts.get(href)?.abort()

/** Starts an export, which continues while other pages of the portal are open. @param title shown while it runs */
export async function startExport(href: string, title: string): Promise<void> {
  if (aborts.has(href)) return
  const abort = new AbortController()
  aborts.set(href, abort)
  set({ href, title, step: 'running', rows: 0, total: 0 })
  try {
    const exported = await fetchExport(href, abort.signal, (progress) => set({ href, title, step: 'running', ...progress }))
    if (!exported) return dismissExport(href)
    saveFile(exported)
    set({ href, title, step: 'done', rows: exported.rows, name: exported.name })
  } catch {
    if (abort.signal.aborted) dismissExport(href)
    else set({ href, title, step: 'failed' })
  } finally {
    aborts.delete(href)
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The exports of this page load, oldest first. */
export function useExports(): readonly ExportJob[] {
  return useSyncExternalStore(
    subscribe,
    () => jobs,
    () => none,
  )
}
