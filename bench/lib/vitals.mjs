import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.mjs'
import { median } from './load.mjs'

/** Chromium's Slow 4G, and a phone a quarter as fast as this machine. */
const network = { offline: false, latency: 562.5, downloadThroughput: (1.47e6 / 8) | 0, uploadThroughput: (0.675e6 / 8) | 0 }
const slowdown = 4
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'pt-BR' }

/**
 * What a phone with an empty cache waits for, each figure the median of `rounds`, in which the subjects take turns.
 *
 * @param subjects by name: `url`; `cookie` header, or null; `scripts`, false where none shall run, and a page is never `hydrated`
 * @returns by name: milliseconds from the request: first byte, first and largest paint, hydrated (a handler is on the first link of
 *   main); milliseconds of long tasks above 50 each; bytes on the wire
 */
export async function vitals(subjects, { rounds }) {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const seen = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const [name, { url, cookie, scripts = true }] of Object.entries(subjects))
        seen[name].push(await once(browser, url, cookie, scripts))
    return Object.fromEntries(Object.entries(seen).map(([name, figures]) => [name, getMedians(figures)]))
  } finally {
    await browser.close()
  }
}

const getMedians = (seen) => Object.fromEntries(Object.keys(seen[0]).map((name) => [name, median(seen.map((figures) => figures[name]))]))

/** A phone with an empty cache. @param cookie `cookie` header, or null */
export async function openPhone(browser, url, cookie, options = {}) {
  const context = await browser.newContext({ ...phone, ...options })
  if (cookie) {
    // Secure cookies need https; browsers send them to localhost anyway.
    const origin = `https://${new URL(url).host}`
    await context.addCookies(
      cookie.split('; ').map((pair) => ({ name: pair.split('=')[0], value: pair.slice(pair.indexOf('=') + 1), url: origin, secure: true })),
    )
  }
  return context
}

/** Bytes of what a page has loaded so far, and a wait until it loads no more. */
export async function countBytes(session) {
  await session.send('Network.enable')
  const count = { bytes: 0, settled }
  let settledAt = Date.now()
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    count.bytes += encodedDataLength
    settledAt = Date.now()
  })
  // A portal's page keeps a stream of live events open, so the network is never silent.
  async function settled() {
    while (Date.now() - settledAt < 3000) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return count
}

async function once(browser, url, cookie, scripts) {
  const context = await openPhone(browser, url, cookie, { javaScriptEnabled: scripts })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const count = await countBytes(session)
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await count.settled()
  if (scripts) await page.waitForFunction(() => globalThis.figures.hydrated > 0, undefined, { timeout: 60_000 })
  const figures = scripts ? await page.evaluate(() => globalThis.figures) : await paintsWithoutScripts(session)
  await context.close()
  return { ...figures, bytes: count.bytes }
}

/** Runs in the page. */
function observe() {
  const figures = { firstByte: 0, firstPaint: 0, largestPaint: 0, hydrated: 0, blocking: 0 }
  globalThis.figures = figures
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('navigation', ({ responseStart }) => (figures.firstByte = responseStart))
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (figures.firstPaint = startTime))
  watch('largest-contentful-paint', ({ startTime }) => (figures.largestPaint = startTime))
  watch('longtask', ({ startTime, duration }) => {
    if (figures.hydrated === 0 || startTime < figures.hydrated) figures.blocking += duration - 50
  })
  const look = () => {
    const link = document.querySelector('main a[href], main button')
    if (link && Object.keys(link).some((key) => key.startsWith('__reactProps$'))) figures.hydrated = performance.now()
    else setTimeout(look, 10)
  }
  look()
}

/** Init scripts do not run then, but the browser keeps its own record of the paints. */
async function paintsWithoutScripts(session) {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `JSON.stringify([performance.getEntriesByType('navigation')[0].responseStart, performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0])`,
  })
  const [firstByte, firstPaint] = JSON.parse(result.value)
  return { firstByte, firstPaint }
}
