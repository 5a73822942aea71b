import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { checkFiles, type FileProblem, type FileRules } from './file-checks.ts'

const atOnce = 2

/** For `SendFile` to reject with when another attempt would not help. @param reason as the person reads it beside the file */
export class FileRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('refused')
    this.reason = reason
  }
}

/** `onProgress` takes a fraction from 0 to 1; `signal` aborts when the user cancels. */
export type SendFile<Result> = (file: File, options: { signal: AbortSignal; onProgress: (progress: number) => void }) => Promise<Result>

export function useUploads<Result>({
  rules,
  existing,
  send,
  onUploaded,
  onSettled,
}: {
  rules: FileRules
  existing: number
  send: SendFile<Result>
  onUploaded: ((result: Result, file: File) => void) | undefined
  /** Called for each file that was refused, uploaded or failed. */
  onSettled: (upload: Upload) => void
}) {
  const [uploads, dispatch] = useReducer(uploadsAfter, [])
  const lastId = useRef(0)
  const running = useRef(new Map<number, AbortController>())

  const start = useEffectEvent(async (upload: Upload) => {
    const { id, file } = upload
    const controller = new AbortController()
    running.current.set(id, controller)
    dispatch({ type: 'started', id })
    const { signal } = controller
    try {
      const result = await send(file, { signal, onProgress: (progress) => dispatch({ type: 'progressed', id, progress }) })
      if (signal.aborted) return
      dispatch({ type: 'done', id })
      onSettled({ ...upload, state: 'done' })
      onUploaded?.(result, file)
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof FileRefused ? error.reason : undefined
      dispatch(reason ? { type: 'refused', id, reason } : { type: 'failed', id })
      onSettled({ ...upload, state: reason ? 'refused' : 'failed', reason })
    } finally {
      if (running.current.get(id) === controller) running.current.delete(id)
    }
  })

  useEffect(() => {
    for (const upload of nextToSend(uploads, atOnce)) {
      if (!running.current.has(upload.id)) void start(upload)
    }
  }, [uploads])

  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  return {
    uploads,
    async choose(files: readonly File[]) {
      const checked = await checkFiles(files, rules, existing + takenBy(uploads))
      const chosen = checked.map(({ file, problem }): Upload => {
        lastId.current += 1
        return { id: lastId.current, file, problem, progress: 0, state: problem ? 'refused' : 'waiting' }
      })
      dispatch({ type: 'chosen', uploads: chosen })
      for (const upload of chosen) if (upload.problem) onSettled(upload)
    },
    retry: (id: number) => dispatch({ type: 'retried', id }),
    remove(id: number) {
      running.current.get(id)?.abort()
      running.current.delete(id)
      dispatch({ type: 'removed', id })
    },
  }
}

export interface Upload {
  id: number
  file: File
  state: 'refused' | 'waiting' | 'sending' | 'done' | 'failed'
  problem?: FileProblem | undefined
  /** Why it was refused once it was sent. */
  reason?: string | undefined
  /** From 0 to 1. */
  progress: number
}

export type UploadEvent =
  | { type: 'chosen'; uploads: Upload[] }
  | { type: 'started' | 'done' | 'failed' | 'retried'; id: number }
  | { type: 'refused'; id: number; reason: string }
  | { type: 'removed'; id: number }
  | { type: 'progressed'; id: number; progress: number }

const stateAfter = { started: 'sending', done: 'done', failed: 'failed', retried: 'waiting' } as const

export function uploadsAfter(uploads: Upload[], event: UploadEvent): Upload[] {
  if (event.type === 'chosen') return [...uploads, ...event.uploads]
  if (event.type === 'removed') return uploads.filter(({ id }) => id !== event.id)
  return uploads.map((upload) => {
    if (upload.id !== event.id) return upload
    if (event.type === 'progressed') return { ...upload, progress: Math.min(1, Math.max(upload.progress, event.progress)) }
    if (event.type === 'refused') return { ...upload, state: 'refused', reason: event.reason }
    return { ...upload, state: stateAfter[event.type], progress: event.type === 'done' ? 1 : 0 }
  })
}

export function nextToSend(uploads: Upload[], atOnce: number): Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending))
}

export function takenBy(uploads: Upload[]): number {
  return uploads.filter(({ state }) => state !== 'refused').length
}
