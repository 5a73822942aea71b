import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { checkFiles, type FileProblem, type FileRules } from './file-checks.ts'

const atOnce = 2

/** Error for `SendFile` to reject with when a retry would not help. @param reason as the person reads it beside the file */
export class FileRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('refused')
    this.reason = reason
  }
}

/** Error for `SendFile` to reject with when a retry may help. @param reason as the person reads it beside the file */
export class FileNotSent extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('not sent')
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
  const [uploads, dispatch] = useReducer(reduceUploads<Result>, [])
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
      dispatch({ type: 'done', id, result })
      onSettled({ ...upload, state: 'done' })
      onUploaded?.(result, file)
    } catch (error) {
      if (signal.aborted) return
      const type = error instanceof FileRefused ? 'refused' : 'failed'
      const reason = error instanceof FileRefused || error instanceof FileNotSent ? error.reason : undefined
      dispatch({ type, id, reason })
      onSettled({ ...upload, state: type, reason })
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

  const stop = (id: number) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
  }
  const toUpload = ({ file, problem }: { file: File; problem: FileProblem | undefined }): Upload<Result> => {
    lastId.current += 1
    return { id: lastId.current, file, problem, progress: 0, state: problem ? 'refused' : 'waiting' }
  }

  return {
    uploads,
    async choose(files: readonly File[]) {
      // A list for a single file takes the one chosen last.
      const isOnly = rules.maxCount === 1
      const others = isOnly ? [] : uploads.filter(({ state }) => state !== 'refused').map(({ file }) => file)
      const checked = await checkFiles(files, rules, isOnly ? 0 : existing + countTaken(uploads), others)
      const chosen = checked.map(toUpload)
      if (isOnly) for (const { id } of uploads) stop(id)
      dispatch({ type: isOnly ? 'chosenInstead' : 'chosen', uploads: chosen })
      for (const upload of chosen) if (upload.problem) onSettled(upload)
    },
    /** Sends another file in place of an existing one. */
    async replace(id: number, file: File) {
      const [checked] = await checkFiles([file], rules, 0)
      stop(id)
      const upload = toUpload(checked!)
      dispatch({ type: 'replaced', id, upload })
      if (upload.problem) onSettled(upload)
    },
    moveUp: (id: number) => dispatch({ type: 'moved', id }),
    retry: (id: number) => dispatch({ type: 'retried', id }),
    remove(id: number) {
      stop(id)
      dispatch({ type: 'removed', id })
    },
  }
}

export interface Upload<Result = unknown> {
  id: number
  file: File
  state: 'refused' | 'waiting' | 'sending' | 'done' | 'failed'
  problem?: FileProblem | undefined
  /** The result of an upload that is done. */
  result?: Result | undefined
  /** Why it was refused or not sent. */
  reason?: string | undefined
  /** The part that has been sent, from 0 to 1. */
  progress: number
}

export type UploadEvent<Result = unknown> =
  | { type: 'chosen'; uploads: Upload<Result>[] }
  | { type: 'chosenInstead'; uploads: Upload<Result>[] }
  | { type: 'started' | 'retried'; id: number }
  | { type: 'moved'; id: number }
  | { type: 'removed'; id: number }
  | { type: 'done'; id: number; result?: Result }
  | { type: 'refused' | 'failed'; id: number; reason?: string | undefined }
  | { type: 'replaced'; id: number; upload: Upload<Result> }
  | { type: 'progressed'; id: number; progress: number }

const stateByEvent = { started: 'sending', done: 'done', failed: 'failed', refused: 'refused', retried: 'waiting' } as const

export function reduceUploads<Result>(uploads: Upload<Result>[], event: UploadEvent<Result>): Upload<Result>[] {
  if (event.type === 'chosen') return [...uploads, ...event.uploads]
  if (event.type === 'chosenInstead') return event.uploads
  if (event.type === 'removed') return uploads.filter(({ id }) => id !== event.id)
  if (event.type === 'moved') return movedUp(uploads, event.id)
  return uploads.map((upload) => (upload.id === event.id ? reduceUpload(upload, event) : upload))
}

function reduceUpload<Result>(
  upload: Upload<Result>,
  event: Exclude<UploadEvent<Result>, { type: 'chosen' | 'chosenInstead' | 'moved' | 'removed' }>,
): Upload<Result> {
  if (event.type === 'replaced') return event.upload
  if (event.type === 'progressed') return { ...upload, progress: Math.min(1, Math.max(upload.progress, event.progress)) }
  const after = { ...upload, state: stateByEvent[event.type], progress: 0, reason: undefined }
  if (event.type === 'done') return { ...after, progress: 1, result: event.result }
  return event.type === 'failed' || event.type === 'refused' ? { ...after, reason: event.reason } : after
}

function movedUp<Result>(uploads: Upload<Result>[], id: number): Upload<Result>[] {
  const index = uploads.findIndex((upload) => upload.id === id)
  const [before, moved] = [uploads[index - 1], uploads[index]]
  return before && moved ? uploads.with(index - 1, moved).with(index, before) : uploads
}

export function nextToSend(uploads: Upload[], atOnce: number): Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending))
}

export function countTaken(uploads: Upload[]): number {
  return uploads.filter(({ state }) => state !== 'refused').length
}
