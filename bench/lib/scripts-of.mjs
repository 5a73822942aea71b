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
    const scripts = watchScripts(page)
    await page.goto(url)
    await scripts.settled()
    const bodies = await Promise.all(scripts.requests.map(async (request) => (await request.response()).body()))
    const bytes = bodies.map((body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length)
    return bytes.reduce((sum, size) => sum + size, 0)
  } finally {
    await browser.close()
  }
}

/** The scripts that a page asks for. They have settled when none is under way and none came for half a second. */
function watchScripts(page) {
  const requests = []
  const pending = new Set()
  let lastChange = Date.now()
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return
    requests.push(request)
    pending.add(request)
    lastChange = Date.now()
  })
  for (const event of ['requestfinished', 'requestfailed']) {
    page.on(event, (request) => {
      if (pending.delete(request)) lastChange = Date.now()
    })
  }
  return {
    requests,
    // Not the silence of the whole network: the portal keeps a stream of live events open.
    async settled() {
      for (const until = Date.now() + 60_000; pending.size > 0 || Date.now() - lastChange < 500; ) {
        if (Date.now() > until) throw new Error(`${page.url()} never stopped fetching scripts`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}
