import { useEffect, useRef, useState } from 'react'
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'

/** The worker for all documents: one that a document starts itself ends with it, and the next document fails. */
const worker = PDFWorker.create({
  port: new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' }),
})

const fonts: Record<string, string> = import.meta.glob('/node_modules/pdfjs-dist/standard_fonts/LiberationSans-*.ttf', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Loads fonts that documents name but do not embed, with the same widths: a phone's own fonts differ, and letters would stand too close. */
class StandardFonts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, address] = Object.entries(fonts).find(([path]) => path.endsWith(`/${filename}`)) ?? []
    if (!address) throw new Error(`No font ${filename}`)
    return new Uint8Array(await fetchFile(address))
  }
}

const failures: Record<string, PdfFailure | undefined> = { PasswordException: 'locked', InvalidPDFException: 'damaged' }

/** The largest side in pixels: phones draw nothing beyond it. */
const largestSide = 4096

/** The file needs a password, is no readable PDF, or could not be loaded. */
export type PdfFailure = 'locked' | 'damaged' | 'absent'

interface PdfPageProps {
  /** An address, or the file itself. */
  source: string | Uint8Array
  label: string
  /** The number of the page, counted from 1. */
  page: number
  /** In percent of what fits. */
  zoom: number
  /** By default the whole page fits; `width` fits its width only. */
  fit?: 'width'
  onOpen: (pageCount: number) => void
  onFail: (why: PdfFailure) => void
}

/** One page of a PDF as a picture, with its text for screen readers (docs/decisions/0050-pdfs-beside-the-form.md). */
export default function PdfPage({ source, label, page, zoom, fit: by, onOpen, onFail }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [text, setText] = useState('')
  const callbacks = useRef({ onOpen, onFail })
  useEffect(() => {
    callbacks.current = { onOpen, onFail }
  })

  useEffect(() => {
    let isLeft = false
    let opened: PDFDocumentProxy | null = null
    const open = async () => {
      // Copied, since the worker takes over the data it is given.
      const data = typeof source === 'string' ? await fetchFile(source) : source.slice()
      opened = await getDocument({
        data,
        worker,
        BinaryDataFactory: StandardFonts,
        useWorkerFetch: false,
        useSystemFonts: false,
        // Disabled, since the page's policy forbids WebAssembly and evaluated code.
        useWasm: false,
        isEvalSupported: false,
      } as Parameters<typeof getDocument>[0]).promise
      if (isLeft) return void opened.loadingTask.destroy()
      setPdf(opened)
      callbacks.current.onOpen(opened.numPages)
    }
    open().catch((error: Error) => isLeft || callbacks.current.onFail(failures[error.name] ?? 'absent'))
    return () => {
      isLeft = true
      void opened?.loadingTask.destroy()
    }
  }, [source])

  useEffect(() => {
    if (!pdf) return
    let cancel = () => {}
    let isLeft = false
    const draw = async () => {
      const drawn = await pdf.getPage(page)
      if (isLeft || !canvas.current) return
      const { width, height } = drawn.getViewport({ scale: 1 })
      const stage = canvas.current.parentElement!.parentElement!
      const fit = by === 'width' ? stage.clientWidth / width : Math.min(stage.clientWidth / width, stage.clientHeight / height)
      const scale = (fit * zoom * devicePixelRatio) / 100
      const viewport = drawn.getViewport({ scale: Math.min(scale, largestSide / Math.max(width, height)) })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      const task = drawn.render({ canvas: canvas.current, viewport })
      cancel = () => task.cancel()
      await task.promise
      const { items } = await drawn.getTextContent()
      if (!isLeft) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    draw().catch(
      (error: Error) =>
        isLeft || pdf.loadingTask.destroyed || error.name === 'RenderingCancelledException' || callbacks.current.onFail('damaged'),
    )
    return () => {
      isLeft = true
      cancel()
    }
  }, [pdf, page, zoom, by])

  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} />
      <VisuallyHidden>
        <span>{text}</span>
      </VisuallyHidden>
    </>
  )
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The file store answered ${answer.status}`)
  return answer.arrayBuffer()
}
