import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.mjs'
import { startServer } from './processes.mjs'
import { countBytes, openPhone } from './vitals.mjs'

const leftOut = new Set(['node_modules', 'dist', 'bench', 'tests', 'docs'])
const changed = 'src/features/debts/student-debts-page.tsx'

/** Builds the product with one more line in a page. Returns its folder. */
export function buildDeploy(root, work) {
  const copy = path.join(work, 'deploy')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy)
  for (const name of readdirSync(root)) {
    if (!name.startsWith('.') && !leftOut.has(name)) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  appendFileSync(path.join(copy, changed), "\nperformance.mark('one more line')\n")
  execFileSync(path.join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: copy,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return copy
}

/**
 * What a phone loads of a page before and after a deploy of one line.
 *
 * @param folders the product before and after
 * @param server `env` of its server, and the `url` that says it is ready
 * @returns bytes on the wire with an empty cache, on a visit before the deploy, and on the first one after it
 */
export async function bytesOverDeploy(folders, server, url, cookie) {
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const context = await openPhone(browser, url, cookie)
  const visits = []
  try {
    for (const [folder, times] of [
      [folders.before, 2],
      [folders.after, 1],
    ]) {
      const stop = await startServer(['server/main.ts'], { cwd: folder, ...server })
      for (let time = 0; time < times; time += 1) visits.push(await getBytes(context, url))
      await stop()
    }
  } finally {
    await browser.close()
  }
  const [cold, again, deployed] = visits
  return { cold, again, deployed, ratio: deployed / cold }
}

async function getBytes(context, url) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const count = await countBytes(session)
  await page.goto(url, { waitUntil: 'load' })
  await count.settled()
  await page.close()
  return count.bytes
}
