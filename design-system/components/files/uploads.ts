import type { FileProblem } from './file-checks.ts'

/** One chosen file on its way. */
export interface Upload {
  id: number
  file: File
  state: 'refused' | 'waiting' | 'sending' | 'done' | 'failed'
  problem?: FileProblem | undefined
  /** From 0 to 1. */
  progress: number
}

export type UploadEvent =
  | { type: 'chosen'; uploads: Upload[] }
  | { type: 'started' | 'done' | 'failed' | 'retried'; id: number }
  | { type: 'removed'; id: number }
  | { type: 'progressed'; id: number; progress: number }

const stateAfter = { started: 'sending', done: 'done', failed: 'failed', retried: 'waiting' } as const

/** What becomes of the list when something happens to one of its files. */
export function uploadsAfter(uploads: Upload[], event: UploadEvent): Upload[] {
  if (event.type === 'chosen') return [...uploads, ...event.uploads]
  if (event.type === 'removed') return uploads.filter(({ id }) => id !== event.id)
  return uploads.map((upload) => {
    if (upload.id !== event.id) return upload
    if (event.type === 'progressed') return { ...upload, progress: Math.min(1, Math.max(upload.progress, event.progress)) }
    return { ...upload, state: stateAfter[event.type], progress: event.type === 'done' ? 1 : 0 }
  })
}

/** The files to start now, in their order, so that never more than `atOnce` are sent together. */
export function nextToSend(uploads: Upload[], atOnce: number): Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending))
}

/** How many of the places are taken: refused files take none. */
export function takenBy(uploads: Upload[]): number {
  return uploads.filter(({ state }) => state !== 'refused').length
}
