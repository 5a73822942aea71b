const mebibyte = 1_048_576

/** The most bytes that a service may answer with: for data, and for a file. */
const largest = { data: 16 * mebibyte, file: 64 * mebibyte }

/**
 * Asks a service and reads all of its answer, so that the deadline of `request.signal` covers the body too. A stream of
 * events is left to its reader.
 *
 * @throws Error when there was no answer, it did not end in time, or is larger than a service may answer
 */
export async function fetchWhole(request: Request): Promise<Response> {
  const response = await fetch(request)
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || type.startsWith('text/event-stream')) return response
  const limit = type.startsWith('application/json') || type.startsWith('text/') ? largest.data : largest.file
  const { status, statusText, headers } = response
  return new Response(await readWithin(limit, response.body), { status, statusText, headers })
}

async function readWithin(limit: number, body: ReadableStream<Uint8Array>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += part.byteLength
    // Leaving the loop cancels the rest.
    if (size > limit) throw new Error(`answer of more than ${limit} bytes`)
    parts.push(part)
  }
  return new Blob(parts)
}
