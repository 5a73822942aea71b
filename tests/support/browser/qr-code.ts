import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** On a phone, most pay in an app of the same phone, and the QR code is folded. */
export async function unfoldQrCode(page: Page): Promise<void> {
  const fold = page.locator('summary[aria-labelledby="qr-code"]')
  // The code, folded or not, is in the page once that has come.
  await page.locator('summary[aria-labelledby="qr-code"], svg[role=img]').first().waitFor({ state: 'attached' })
  if (await fold.isVisible()) await fold.click()
}

/** Reads the QR code off the screen, as a phone does. */
export async function readQrCode(page: Page, label: RegExp): Promise<string | undefined> {
  await unfoldQrCode(page)
  const image = PNG.sync.read(await page.getByRole('img', { name: label }).screenshot({ scale: 'css' }))
  return jsQR(new Uint8ClampedArray(image.data), image.width, image.height)?.data
}
