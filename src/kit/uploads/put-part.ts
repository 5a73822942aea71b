/** Sends a part; rejects unless the store accepted it. `onProgress` receives bytes. */
export type PutPart = (url: string, part: Blob, options: { signal: AbortSignal; onProgress: (loaded: number) => void }) => Promise<void>

/** The milliseconds without an answer after which the connection counts as broken. */
const patience = 60_000

export const putPart: PutPart = (url, part, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    // Not fetch, which reports no upload progress.
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    let silence = setTimeout(stop, patience)
    request.open('PUT', url)
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(silence)
      silence = setTimeout(stop, patience)
      onProgress(loaded)
    }
    request.onload = () => (request.status === 200 ? resolve() : reject(new Error(`the part was answered ${request.status}`)))
    request.onerror = () => reject(new Error('the part was not sent'))
    request.onabort = () => reject(new Error('the part was not sent'))
    request.onloadend = () => {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
    }
    signal.addEventListener('abort', stop)
    request.send(part)
  })
