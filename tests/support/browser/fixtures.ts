import '../clock/shift-process.ts'
import { type Browser, expect, type Page, test as base } from '@playwright/test'
import type { Result, run as runAxe } from 'axe-core'
import type pg from 'pg'
import { appConfig, type Locale } from '../../../app.config.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { clockOffset, shiftDate } from '../clock/suite-clock.ts'
import { hosts, portalPort, portalUrl } from './portal.ts'
import { watchReact } from './react-commits.ts'
import { openSession } from './sessions.ts'
import { type BrowserCookie, signInByRequests } from './sign-in-by-requests.ts'
import { addStudent, openTestDatabase, type TestStudent } from './students.ts'
import { signInWords, type Words, getWords } from './words.ts'

export { expect }

const password = 'Aurora#2026'
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', ...(process.env.ENGINES === 'all' ? ['best-practice'] : [])]

interface SignInOptions {
  host?: string
  port?: number
  /** The page to open. */
  path?: string
}

interface Fixtures {
  /**
   * How `signInAs` signs in: `session` has the portal open one without a password; `provider` types one at the identity
   * provider, for tests of what it keeps, such as its own session and tokens.
   */
  signInBy: 'session' | 'provider'
  /** What went wrong in the pages of this test; the test fails when anything is left in it. */
  problems: Problems
  /** Texts of the portal in the language of this test's browser. */
  words: Words
  /** Opens a page as somebody, without typing a password where it can be. */
  signInAs(username: string, options?: SignInOptions): Promise<void>
  /** Fails when the page breaks a rule of WCAG 2.2 AA that can be found by machine. */
  expectAccessible(page?: Page): Promise<void>
  /** A student of its own for a test that pays or changes something. */
  student: TestStudent
}

interface Problems {
  /** Says that this is to happen in this test. */
  allow(pattern: RegExp): void
}

export const test = base.extend<Fixtures, { database: pg.Pool; browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      // Every context, also those that a test opens by itself.
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await context.addInitScript(`(${shiftDate})(${clockOffset()})`)
        await context.addInitScript(watchReact)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],

  problems: [
    async ({ context }, use) => {
      const found: string[] = []
      // For an answer without an icon, a whole browser looks at the host's root, which is not the portal's; a headless shell does not.
      const allowed = [/\/favicon\.ico\)$/]
      await context.exposeBinding('reportCspViolation', (_, violation: string) => {
        found.push(`content security policy: ${violation}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sourceFile } = event
          void (window as unknown as { reportCspViolation(text: string): void }).reportCspViolation(
            `${violatedDirective} ${blockedURI} ${sourceFile}`,
          )
        })
      })
      context.on('weberror', (event) => found.push(`error on ${event.page()?.url()}: ${event.error().stack ?? event.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`console: ${message.text()} (${message.location().url})`)
      })
      await use({ allow: (pattern) => void allowed.push(pattern) })
      const left = found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
      expect(left, 'errors and policy violations in the browser').toEqual([])
    },
    { auto: true },
  ],

  words: async ({ locale }, use) => use(getWords(locale as Locale)),

  signInBy: ['session', { option: true }],

  signInAs: async ({ page, context, locale, database, signInBy }, use) => {
    await use((username, { host = hosts.aurora, port, path = '/' } = {}) =>
      test.step('Sign in', async () => {
        const cookies =
          signInBy === 'session'
            ? [sessionCookie(host, await openSession(database, { host, username, port }))]
            : await signInByRequests({ host, port: port ?? portalPort, username, password, locale: locale! })
        await leavePortal(page)
        if (cookies) await context.addCookies(cookies)
        await page.goto(portalUrl(path, host, port))
        if (!cookies) await signIn(page, username, password, locale as Locale)
        await page.waitForURL((url) => url.hostname === host && !/\/(id|auth\/signin)(\/|$)/.test(url.pathname))
      }),
    )
  },

  expectAccessible: async ({ page: ownPage }, use) => {
    await use((page = ownPage) =>
      test.step('Accessibility', async () => {
        // Appearing things are half transparent for a moment, which is no contrast to judge. What appears meanwhile does so at once.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        // Those that follow a scroll never finish.
        await page.evaluate(() =>
          Promise.all(
            document
              .getAnimations()
              .filter(({ timeline }) => timeline === document.timeline)
              .map((animation) => animation.finished.catch(() => undefined)),
          ),
        )
        // A control that is half below a bar that sticks is smaller for axe, so bars stand at their own places.
        const restore = await page.evaluateHandle(() => {
          const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
            (element) => getComputedStyle(element).position === 'sticky',
          )
          const styles = bars.map((bar) => bar.getAttribute('style'))
          for (const bar of bars) Object.assign(bar.style, { position: 'relative', inset: 'auto' })
          return () => bars.forEach((bar, index) => (bar.style.cssText = styles[index] ?? ''))
        })
        const violations: Result[] = []
        // By hand: Playwright's binding opens a page for the results of every look, at four times the cost.
        for (const frame of page.frames()) {
          if (frame.url() === 'about:blank') continue
          if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
          const result = await frame.evaluate(
            (tags) => (window as unknown as { axe: { run: typeof runAxe } }).axe.run({ runOnly: tags, resultTypes: ['violations'] }),
            standards,
          )
          violations.push(...result.violations)
        }
        await restore.evaluate((putBack) => putBack())
        await restore.dispose()
        const found = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} ${failureSummary}`),
        )
        expect(found, `accessibility of ${page.url()}`).toEqual([])
      }),
    )
  },

  database: [
    async ({}, use) => {
      const pool = openTestDatabase()
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],

  student: async ({ database }, use) => use(await addStudent(database)),
})

const sessionCookie = (domain: string, value: string): BrowserCookie => ({
  name: appConfig.session.cookie,
  value,
  domain,
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'Lax',
})

/** Away first: what a page still asks for without its session would be refused, and lead to the sign-in. */
export async function leavePortal(page: Page): Promise<void> {
  await page.goto('about:blank')
}

/** As a browser that forgot the portal. */
export async function forgetSession(page: Page): Promise<void> {
  await leavePortal(page)
  await page.context().clearCookies()
}

/** Fills in and sends the sign-in page. */
export async function signIn(page: Page, username: string, withPassword: string, locale: Locale): Promise<void> {
  const words = signInWords[locale]
  await page.getByLabel(words.login, { exact: true }).fill(username)
  await page.getByLabel(words.password, { exact: true }).fill(withPassword)
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
}
