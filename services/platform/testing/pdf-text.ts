import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Extracts a PDF's text with normalized spaces. */
export async function textOfPdf(file: File): Promise<{ text: string; pages: number }> {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await task.destroy()
  return { text: pages.join(' ').replaceAll(/\s+/g, ' '), pages: pages.length }
}

export interface PdfTags {
  language: string | null
  title: string | null
  marked: boolean
  /** Texts in reading order, each after the path of its elements. */
  texts: string[]
  /** Texts that are neither in an element nor decoration. */
  untagged: string[]
}

/** Reads the structure that a PDF presents to screen readers. */
export async function tagsOfPdf(file: File): Promise<PdfTags> {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 })
  const document = await task.promise
  const { info } = (await document.getMetadata()) as { info: { Language?: string; Title?: string } }
  const texts: string[] = []
  const untagged: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const contents = new Map<string, string>()
    const open: string[] = []
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('type' in item) {
        if (item.type === 'endMarkedContent') open.pop()
        else open.push(item.id ?? '')
      } else if (item.str.trim() !== '') {
        const id = open.at(-1)
        if (id === undefined) untagged.push(item.str)
        else contents.set(id, `${contents.get(id) ?? ''} ${item.str}`.trim())
      }
    }
    texts.push(...leaves(await page.getStructTree(), '', contents))
  }
  // It is a map, contrary to its type.
  const markInfo = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null
  await task.destroy()
  return { language: info.Language ?? null, title: info.Title ?? null, marked: markInfo?.get('Marked') ?? false, texts, untagged }
}

interface StructNode {
  role?: string
  id?: string
  children?: StructNode[]
}

function leaves({ role, id, children = [] }: StructNode, path: string, contents: Map<string, string>): string[] {
  if (id !== undefined) return [`${path}: ${(contents.get(id) ?? '').replaceAll(/\s+/g, ' ')}`]
  const own = role === 'Root' ? path : path === '' ? role! : `${path}/${role}`
  return children.flatMap((child) => leaves(child, own, contents))
}
