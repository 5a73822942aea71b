import type { OpenUpload, UploadUse } from '#api/academic/uploads.ts'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import { putPart, type PutPart } from './put-part.ts'
import { getFingerprint, type RememberedUploads, rememberedUploads } from './remembered-uploads.ts'

/** Calls to the service that takes the file (api/academic/uploads.ts). They reject with a PortalError. */
export interface UploadCalls<Result> {
  begin(file: { key: string; name: string; type: string; size: number; use: UploadUse }): Promise<OpenUpload>
  resume(file: { key: string; contentType: string }): Promise<OpenUpload>
  complete(file: { key: string }): Promise<Result>
  abort(file: { key: string }): Promise<unknown>
}

export interface SendOptions {
  use: UploadUse
  signal: AbortSignal
  /** Called with the progress from 0 to 1. */
  onProgress(progress: number): void
  put?: PutPart
  remembered?: RememberedUploads
  /** Resolves after the given time, or once the device is online again. */
  wait?(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** Attempts without any progress before it gives up: half a minute. */
const mostFailures = 5
/** The errors that a retry may solve; all others are answers about the file or the person. */
const passing: readonly PortalErrorCode[] = ['UPLOAD_INCOMPLETE', 'STORAGE_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE', 'UNKNOWN']
/** Answers about a file that a retry would get again. */
const verdicts: readonly PortalErrorCode[] = ['FILE_TYPE', 'FILE_HEIC', 'FILE_ACTIVE', 'FILE_LOCKED', 'FILE_PIXELS', 'FILE_TOO_LARGE']

/**
 * Sends a file part by part, and goes on where it was: after a failed part, when asked again, and when the same file is chosen after a
 * reload or another sign-in. Whoever cancels also calls `giveUp`.
 */
export async function sendInParts<Result>(file: File, calls: UploadCalls<Result>, options: SendOptions): Promise<Result> {
  const { signal, use, remembered = rememberedUploads(localStorage) } = options
  const fingerprint = await getFingerprint(file, use)
  const known = remembered.getKey(fingerprint)
  try {
    const result = known && (await goOn(file, known, calls, options, null).catch(nullIfForgotten))
    if (result) {
      remembered.forget(fingerprint)
      return result
    }
    signal.throwIfAborted()
    const key = crypto.randomUUID()
    const begun = await calls.begin({ key, name: file.name, type: file.type, size: file.size, use })
    remembered.remember(fingerprint, key)
    const sent = await goOn(file, key, calls, options, begun)
    remembered.forget(fingerprint)
    return sent
  } catch (error) {
    if (verdicts.includes(portalErrorCode(error))) remembered.forget(fingerprint)
    throw error
  }
}

/** Cancels an upload, so that the service can delete what has arrived of a file that the person no longer wants to send. */
export async function giveUp(
  file: File,
  use: UploadUse,
  calls: Pick<UploadCalls<unknown>, 'abort'>,
  remembered = rememberedUploads(localStorage),
): Promise<void> {
  const fingerprint = await getFingerprint(file, use)
  const key = remembered.getKey(fingerprint)
  remembered.forget(fingerprint)
  // Otherwise the service forgets it after a day.
  if (key) await calls.abort({ key }).catch(() => undefined)
}

/** Continues an upload; without `open`, asks first what has arrived. */
async function goOn<Result>(
  file: File,
  key: string,
  calls: UploadCalls<Result>,
  { signal, onProgress, put = putPart, wait = waitOrOnline }: SendOptions,
  open: OpenUpload | null,
): Promise<Result> {
  for (let failures = 0; ; ) {
    signal.throwIfAborted()
    try {
      open ??= await calls.resume({ key, contentType: file.type }).catch(nothingLeft(key, file))
      const missing = open.parts.reduce((sum, { size }) => sum + size, 0)
      onProgress((file.size - missing) / file.size)
      const [part, ...others] = open.parts
      if (!part) return await calls.complete({ key })
      const { url, offset, size } = part
      const onLoaded = (loaded: number) => onProgress((file.size - missing + loaded) / file.size)
      await put(url, file.slice(offset, offset + size), { signal, onProgress: onLoaded })
      open = { ...open, parts: others }
      failures = 0
    } catch (error) {
      signal.throwIfAborted()
      if (!passing.includes(portalErrorCode(error)) || ++failures > mostFailures) throw error
      await wait(500 * 2 ** failures, signal)
      // Asks again: the part may have arrived and only the answer was lost, or its address had expired.
      open = null
    }
  }
}

/** An upload that is no longer open may be complete: completing it again then tells. */
const nothingLeft =
  (key: string, { size }: File) =>
  (error: unknown): OpenUpload => {
    if (portalErrorCode(error) !== 'NOT_FOUND') throw error
    return { key, size, partSize: size, parts: [], validUntil: new Date().toISOString() }
  }

const nullIfForgotten = (error: unknown): null => {
  if (portalErrorCode(error) !== 'NOT_FOUND') throw error
  return null
}

function waitOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end, { signal: ended.signal })
    signal.addEventListener('abort', end, { signal: ended.signal })
  })
}
