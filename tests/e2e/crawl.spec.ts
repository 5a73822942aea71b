import { readFileSync } from 'node:fs'
import { demoPeople } from '../../services/seed/people.ts'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { locales } from '../support/browser/words.ts'

/** Every page of the portal with an address that leads there; what a person may not see is a page too. */
const addresses: Record<string, string> = {
  '/': '/',
  '/error': '/error',
  '/role-not-found': '/role-not-found',
  '/welcome': '/welcome',
  '/impersonation': '/impersonation',
  '/my-account': '/my-account',
  '/redirect/$id': '/redirect/90',
  '/financial/payments/': '/financial/payments',
  '/financial/payments/$debtId': '/financial/payments/1',
  '/financial/payments/pix/$paymentId': '/financial/payments/pix/00000000-0000-4000-8000-000000000000',
  '/financial/payments/slip/$paymentId': '/financial/payments/slip/00000000-0000-4000-8000-000000000000',
  '/financial/payments/card/$paymentId': '/financial/payments/card/00000000-0000-4000-8000-000000000000',
  '/financial/payment-checkout': '/financial/payment-checkout?debts=1',
  '/financial/payments/receipts/$paymentId': '/financial/payments/receipts/00000000-0000-4000-8000-000000000000',
  '/financial/agreements/': '/financial/agreements',
  '/financial/agreements/new': '/financial/agreements/new',
  '/financial/agreements/$agreementId': '/financial/agreements/1',
  '/financial/received-payments/': '/financial/received-payments',
  '/financial/received-payments/$paymentId': '/financial/received-payments/00000000-0000-4000-8000-000000000000',
  '/financial/campaigns/$campaignId': '/financial/campaigns/2000000000',
  '/financial/payment-links/$token': `/financial/payment-links/${'A'.repeat(43)}`,
  '/financial/contracts/': '/financial/contracts',
  '/financial/contracts/$contractId/enrollments/$enrollmentId': '/financial/contracts/1/enrollments/1',
  '/financial/invoices': '/financial/invoices',
  '/financial/report-income': '/financial/report-income',
  '/financial/reminders': '/financial/reminders',
  '/financial/statement': '/financial/statement',
  '/wc-teste': '/wc-teste',
  '/wc/{-$routeBase}/{-$tag}': '/wc/none/no-tag',
  '/auth/elsewhere': '/auth/elsewhere',
  '/auth/forgot-username': '/auth/forgot-username',
  '/auth/signed-out': '/auth/signed-out',
  '/auth/signin': '/auth/signin',
  '/auth/signup': '/auth/signup',
  '/auth/password/expired': '/auth/password/expired',
  '/auth/password/new': '/auth/password/new',
  '/auth/password/reset': '/auth/password/reset',
  '/auth/password/change/$token': '/auth/password/change/none',
  unknown: '/nothing/like/this',
}

/** What answers without a page, or only holds other pages. */
const noPages = [
  '/callback',
  '/financial',
  '/auth/signout',
  '/preferences/locale',
  '/preferences/mode',
  '/auth/impersonation/leave',
  '/auth/saml/callback',
  '/auth/saml/',
  '/financial/agreements/export',
  '/financial/payments/export',
  '/financial/received-payments/export',
  '/financial/payments/live/$paymentId',
  '/financial/payment-links/$token/payments/$paymentId/pdf',
  '/financial/payments/files/$name',
  '/financial/payments/slip/$paymentId/pdf',
  '/financial/payments/receipts/$paymentId/pdf',
  '/notifications/live',
  '/notifications/toasts',
  '/my-account/photo',
  '/auth/signout-everywhere',
  '/preferences/account',
  '/financial/contracts/$contractId/accept',
  '/financial/contracts/$contractId/certificate',
  '/financial/contracts/$contractId/pdf',
  '/financial/invoices/$invoiceId/pdf',
  '/financial/report-income/$baseYear/pdf',
  '/financial/statement/csv',
  '/financial/statement/pdf',
  '/calendar/{$token}.ics',
  '/preferences/reminders',
]

const hostOf: Record<number, string> = { 0: hosts.operation, 1: hosts.aurora, 2: hosts.ipe, 3: hosts.mar }
const isWhole = process.env.CRAWL === 'all'
/** People of the demo who can get in by a password; two of them stand for all unless the whole crawl is asked for. */
const people = demoPeople.filter(({ tenantId, locked, temporaryPassword, username }) =>
  isWhole ? tenantId !== 3 && !locked && !temporaryPassword : ['ana.souza', 'gina.financas'].includes(username),
)

test('the crawl knows every route', { tag: '@once' }, () => {
  const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const union = /fullPaths:\n((?:\s+\| '[^']+'\n)+)/.exec(tree)![1]!
  const routes = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
  expect([...Object.keys(addresses).filter((path) => path !== 'unknown'), ...noPages].sort()).toEqual(routes.sort())
})

for (const locale of locales) {
  test.describe(locale, { tag: '@once' }, () => {
    test.use({ locale })
    test.setTimeout(isWhole ? 240_000 : 120_000)

    for (const { username, tenantId } of [{ username: 'nobody', tenantId: 1 }, ...people]) {
      test(`every page as ${username}`, async ({ page, problems }) => {
        // What somebody does not have is said by the page, and by the browser's own line for it.
        problems.allow(/Failed to load resource: the server responded with a status of 404/)
        const host = hostOf[tenantId]!
        if (username !== 'nobody') {
          await page.goto(portalUrl('/', host))
          await signIn(page, username, 'Aurora#2026', locale)
          await page.waitForURL((url) => url.hostname === host && !/\/(id|auth\/signin)(\/|$)/.test(url.pathname))
        }
        for (const address of Object.values(addresses)) {
          await page.goto(portalUrl(address, host), { waitUntil: 'load' })
          const seen = await page.evaluate(() => ({
            title: document.title.length > 0,
            headings: document.querySelectorAll('h1').length,
            mains: document.querySelectorAll('main').length,
            lang: document.documentElement.lang,
            unfilled: /\{\w+\}/.test(document.body.innerText),
          }))
          expect({ address, ...seen }).toEqual({ address, title: true, headings: 1, mains: 1, lang: locale, unfilled: false })
        }
      })
    }
  })
}
