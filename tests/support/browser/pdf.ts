import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }> {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) }
}

export async function pdfText(bytes: Uint8Array): Promise<string> {
  // pdf.js takes ownership of the bytes, and refuses a Buffer.
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join(' ').replace(/\s+/g, ' ')
}

export async function downloadedText(page: Page, press: () => Promise<void>): Promise<string> {
  return pdfText((await downloaded(page, press)).bytes)
}
