/** How far an export has come; `total` is 0 until the server has said it. */
export interface ExportProgress {
  rows: number
  total: number
}

export interface ExportedFile {
  file: Blob
  name: string
  rows: number
}

const lineFeed = 10

/**
 * Fetches an export piece by piece. The pieces stay bytes, which browsers may keep out of memory.
 *
 * @param onProgress called for every piece that arrives
 * @throws Error when the server refuses or the file breaks off; AbortError when `signal` aborts
 */
export async function fetchExport(
  href: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportedFile> {
  const response = await fetch(href, { signal })
  if (!response.ok || !response.body) throw new Error(`Export refused: ${response.status}`)
  const total = Number(response.headers.get('x-total-rows'))
  const pieces: Blob[] = []
  // The first line holds the headings; after it, every line is one record.
  let rows = -1
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(new Blob([value]))
    rows += countLines(value)
    onProgress({ rows: Math.max(0, rows), total })
  }
  if (rows < total) throw new Error('Export broke off')
  return { file: new Blob(pieces, { type: 'text/csv' }), name: fileName(response.headers.get('content-disposition')), rows }
}

function countLines(piece: Uint8Array): number {
  let lines = 0
  for (let at = piece.indexOf(lineFeed); at !== -1; at = piece.indexOf(lineFeed, at + 1)) lines++
  return lines
}

/** The name that the server gave the file: `filename*=UTF-8''d%C3%A9bitos.csv`. */
function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : 'export.csv'
}

/** Hands a file to the browser as a download. */
export function saveFile({ file, name }: ExportedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has begun by the next task, and then needs the address no longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
