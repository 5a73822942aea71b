/**
 * Counts what makes a student's page heavy on a phone, in a running portal with demo data: texts of weight 600 and more among
 * those of the first screen, boxes with a border and rounded corners, and the page's height in px:
 * `PORT=3000 node scripts/screen-counts.mjs [path …]`
 */
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from './browser.mjs'
import { address, launchFlags, openPage } from './portal-page.mjs'

const device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const usual = [
  '/',
  '/financial/payments',
  '/financial/agreements',
  '/financial/statement',
  '/financial/invoices',
  '/academic-situation',
  '/my-requests',
  '/enrollment-documents',
  '/enrollment-student-cards',
  '/reenrollments',
]
const paths = process.argv.length > 2 ? process.argv.slice(2) : usual

/** Runs in the page. */
function countScreen() {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let [texts, bold] = [0, 0]
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || !parent || !isSeen(parent) || parent.closest('.visually-hidden, header, nav')) continue
    const { top, bottom, width, height } = parent.getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight || width <= 1 || height <= 1) continue
    texts++
    if (Number(getComputedStyle(parent).fontWeight) >= 600) bold++
  }
  const boxes = [...document.querySelectorAll('main *')].filter((element) => {
    const { borderTopWidth, borderLeftWidth, borderTopLeftRadius } = getComputedStyle(element)
    const isBordered = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0
    return isSeen(element) && isBordered && Number.parseFloat(borderTopLeftRadius) >= 10 && element.clientHeight > 40
  })
  return { texts, bold, boxes: boxes.length, height: document.documentElement.scrollHeight }
}

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: launchFlags })
const page = await openPage(browser, { device, person: 'ana.souza', path: '/' })
for (const path of paths) {
  await page.goto(address('aurora.localhost', path))
  await page.waitForLoadState('networkidle')
  const { texts, bold, boxes, height } = await page.evaluate(countScreen)
  console.log(
    `${path.padEnd(28)} ${String(bold).padStart(3)} of ${String(texts).padStart(3)} texts bold  ${String(boxes).padStart(3)} boxes  ${height} px`,
  )
}
await browser.close()
