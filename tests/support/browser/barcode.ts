import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import { itfDigits } from '../itf-digits.ts'

/** Decodes a barcode from a screenshot, enlarged on a page of its own. */
export async function scanned(drawing: Locator): Promise<string> {
  const svg = await drawing.evaluate((element) => element.outerHTML)
  const page = await drawing.page().context().newPage()
  await page.setViewportSize({ width: 1700, height: 200 })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 1700px; height: 100px }</style>${svg}`)
  const { data, width, height } = PNG.sync.read(await page.locator('svg').screenshot())
  await page.close()
  return itfDigits({ luminance: Uint8ClampedArray.from({ length: width * height }, (_, pixel) => data[pixel * 4]!), width, height })
}
