import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.mjs'

/**
 * JavaScript that a page loads without interaction.
 *
 * @param cookie `cookie` header, or null
 * @returns files, and their bytes as brotli 11
 */
export async function getScripts(url, cookie) {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext()
    // Secure cookies need https; browsers send them to localhost anyway.
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
    // Again, since a page cannot give the script of a worker.
    const bodies = await Promise.all(scripts.requests.map(async (request) => (await context.request.get(request.url())).body()))
    const bytes = bodies.map((body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length)
    return { files: bytes.length, bytes: bytes.reduce((sum, size) => sum + size, 0) }
  } finally {
    await browser.close()
  }
}

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
    // Not `networkidle`: the portal keeps a stream of live events open.
    async settled() {
      for (const until = Date.now() + 60_000; pending.size > 0 || Date.now() - lastChange < 500; ) {
        if (Date.now() > until) throw new Error(`${page.url()} never stopped fetching scripts`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}
