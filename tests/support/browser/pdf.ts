import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Presses what offers a PDF, and reads what comes: all pages, spaces as one. */
export async function downloadedText(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download')
  await press()
  const document = await getDocument({ url: await (await download).path(), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join(' ').replace(/\s+/g, ' ')
}
