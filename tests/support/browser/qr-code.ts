import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the QR code off the screen, as a phone does. */
export async function readQrCode(page: Page, label: RegExp): Promise<string | undefined> {
  const image = PNG.sync.read(await page.getByRole('img', { name: label }).screenshot({ scale: 'css' }))
  return jsQR(new Uint8ClampedArray(image.data), image.width, image.height)?.data
}
