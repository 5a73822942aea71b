import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.mjs'

/**
 * The JavaScript that a browser fetches for a page before anybody touches it, compressed as brotli 11 would.
 *
 * @param cookie `cookie` header of a session, or null
 * @returns bytes
 */
export async function scriptBytes(url, cookie) {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext()
    // Set as by https, which secure cookies need; browsers send them to localhost all the same.
    const origin = `https://${new URL(url).host}`
    if (cookie) {
      await context.addCookies(
        cookie
          .split('; ')
          .map((pair) => ({ name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1), url: origin, secure: true })),
      )
    }
    const page = await context.newPage()
    const bodies = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(bodies)).map(
      (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    )
    return bytes.reduce((sum, size) => sum + size, 0)
  } finally {
    await browser.close()
  }
}
