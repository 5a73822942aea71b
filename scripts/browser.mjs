import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The shell first: it takes half of Chromium's time for the same pages. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The system's Chromium, otherwise Playwright's; null without either. */
export function findBrowser() {
  return systemBrowser() ?? playwrightBrowser()
}

/** Installs Chromium if missing: by Playwright or, for root on Debian, apt. @throws Error */
export function findOrInstallBrowser() {
  const found = findBrowser()
  if (found) return found
  console.error('Installing Chromium…')
  const attempts = [['npx', 'playwright', 'install', 'chromium']]
  if (process.getuid?.() === 0)
    attempts.push(
      ['apt-get', 'update', '-q'],
      ...names.slice(0, 2).map((name) => ['apt-get', 'install', '-qy', '--no-install-recommends', name]),
    )
  for (const [command, ...args] of attempts) {
    spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('Browser tests need Chromium: install it, or run `npx playwright install chromium`')
}

function systemBrowser() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name)
      if (existsSync(file)) return file
    }
  }
  return null
}

function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}
