import { fetchWithProof } from '../../request/browser/fetch-with-proof.ts'
import { stepUpHeader } from '../../request/session/step-up-header.ts'

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

/** Collects chunks as Blobs, which browsers may keep on disk. Null where the person did not prove who they are. @throws Error if rejected or truncated; AbortError when `signal` aborts */
export async function fetchExport(
  href: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportedFile | null> {
  const response = await fetchWithProof(href, { signal })
  if (response.headers.has(stepUpHeader)) return null
  if (!response.ok || !response.body) throw new Error(`Export refused: ${response.status}`)
  const total = Number(response.headers.get('x-total-rows'))
  const pieces: Blob[] = []
  // Starts below zero to exclude the header line.
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

function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : 'export.csv'
}

export function saveFile({ file, name }: ExportedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
