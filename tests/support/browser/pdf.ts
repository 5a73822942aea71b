import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Presses what offers a file, and takes what comes. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }> {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) }
}

/** What a PDF says: all pages, spaces as one. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // The reader keeps the bytes it is given.
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join(' ').replace(/\s+/g, ' ')
}

/** Presses what offers a PDF, and reads what comes. */
export async function downloadedText(page: Page, press: () => Promise<void>): Promise<string> {
  return pdfText((await downloaded(page, press)).bytes)
}
