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
