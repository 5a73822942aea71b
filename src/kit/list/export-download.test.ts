import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ExportProgress, fetchExport } from './export-download.ts'

const text = '\uFEFFAluno;Valor\r\nAna;1,00\r\nJosé;2,00\r\n'

/** Serves the file in chunks, optionally truncated. */
function serve(pieces: Uint8Array[], { total = 2, breakOff = false, status = 200 } = {}) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[sent++]
      if (piece) controller.enqueue(piece)
      else if (breakOff) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  const headers = { 'x-total-rows': String(total), 'content-disposition': "attachment; filename*=UTF-8''d%C3%A9bitos-2026-11-21.csv" }
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))
}

/** Split within a character and a line end. */
const bytes = new TextEncoder().encode(text)
const pieces = [bytes.slice(0, 14), bytes.slice(14, 30), bytes.slice(30)]
const run = (onProgress: (progress: ExportProgress) => void = () => {}) => fetchExport('/export', new AbortController().signal, onProgress)

describe('fetchExport', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('puts the pieces together, byte for byte, and counts the rows', async () => {
    serve(pieces)
    const seen: ExportProgress[] = []
    const { file, name, rows } = (await run((progress) => seen.push(progress)))!
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true)
    expect([name, rows]).toEqual(['débitos-2026-11-21.csv', 2])
    expect(seen.at(-1)).toEqual({ rows: 2, total: 2 })
  })

  it('fails when the file breaks off, also where the connection ends politely', async () => {
    serve(pieces, { breakOff: true })
    await expect(run()).rejects.toThrow('network error')
    serve(pieces, { total: 3 })
    await expect(run()).rejects.toThrow('broke off')
  })

  it('fails when the server refuses', async () => {
    serve(pieces, { status: 403 })
    await expect(run()).rejects.toThrow('403')
  })
})
