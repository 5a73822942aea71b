import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { appConfig } from '../../app.config.ts'
import { inTenant } from '../../services/platform/database.ts'
import { demoPeople } from '../../services/seed/people.ts'
import { localeCookie } from '../../src/request/cookies.server.ts'
import { findingsOfEngines } from '../support/browser/engines.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { textsOf, untranslated } from '../support/browser/untranslated.ts'
import { locales } from '../support/browser/words.ts'

/** Every page of the portal with an address that leads there; what a person may not see is a page too. */
const addresses: Record<string, string> = {
  '/': '/',
  '/error': '/error',
  '/role-not-found': '/role-not-found',
  '/welcome': '/welcome',
  '/impersonation': '/impersonation',
  '/my-account': '/my-account',
  '/notifications': '/notifications',
  '/update-data': '/update-data',
  '/second-factor-resets': '/second-factor-resets?q=elisa',
  '/personal-data/': '/personal-data?q=ana',
  '/personal-data/$personId': '/personal-data/1001',
  '/personal-data/request': '/personal-data/request',
  '/announcements/': '/announcements',
  '/announcements/new': '/announcements/new',
  '/announcements/$announcementId': '/announcements/00000000-0000-4000-8000-000000000000',
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
  '/academic-situation': '/academic-situation',
  '/academic-situation/documents': '/academic-situation/documents',
  '/academic-situation/transcript': '/academic-situation/transcript?enrollment=1',
  '/academic-situation/certificates': '/academic-situation/certificates',
  '/requests/': '/requests',
  '/requests/$requestId': '/requests/00000000-0000-4000-8000-000000000000',
  '/requests/figures': '/requests/figures',
  '/document-reviews/': '/document-reviews',
  '/document-reviews/$documentEnrollmentId': '/document-reviews/2000000000',
  '/reenrollment-office/': '/reenrollment-office',
  '/reenrollment-office/new': '/reenrollment-office/new',
  '/reenrollment-office/$periodId/': '/reenrollment-office/2000000000',
  '/reenrollment-office/$periodId/settings': '/reenrollment-office/2000000000/settings',
  '/reenrollment-office/$periodId/people/': '/reenrollment-office/2000000000/people',
  '/reenrollment-office/$periodId/people/$enrollmentId': '/reenrollment-office/2000000000/people/1',
  '/reenrollment-office/$periodId/classes/': '/reenrollment-office/2000000000/classes',
  '/reenrollment-office/$periodId/classes/import': '/reenrollment-office/2000000000/classes/import',
  '/request-types/': '/request-types',
  '/request-types/$typeId': '/request-types/new',
  '/enrollment-student-cards/': '/enrollment-student-cards',
  '/enrollment-documents/': '/enrollment-documents',
  '/reenrollments/': '/reenrollments',
  '/reenrollments/pending-items': '/reenrollments/pending-items',
  '/reenrollments/subjects': '/reenrollments/subjects',
  '/reenrollments/payment': '/reenrollments/payment',
  '/my-requests/': '/my-requests',
  '/my-requests/$requestId': '/my-requests/00000000-0000-4000-8000-000000000000',
  '/my-requests/new/': '/my-requests/new',
  '/my-requests/new/$typeId': '/my-requests/new/102',
  '/my-requests/drafts/$draftId': '/my-requests/drafts/00000000-0000-4000-8000-000000000000',
  '/my-requests/protocols/': '/my-requests/protocols',
  '/my-requests/protocols/$requestId': '/my-requests/protocols/00000000-0000-4000-8000-000000000000',
  '/enrollment-documents/$documentEnrollmentId': '/enrollment-documents/3',
  '/enrollment-student-cards/gate': '/enrollment-student-cards/gate',
  '/enrollment-student-cards/photos': '/enrollment-student-cards/photos',
  '/financial/invoices': '/financial/invoices',
  '/financial/banks': '/financial/banks',
  '/financial/template/': '/financial/template',
  '/financial/template/$templateId': '/financial/template/1',
  '/financial/payers': '/financial/payers',
  '/financial/payer-settings': '/financial/payer-settings',
  '/financial/payer/': '/financial/payer',
  '/financial/payer/enter/$token': '/financial/payer/enter/none',
  '/financial/payer/pay/$accessId': '/financial/payer/pay/none',
  '/financial/settings': '/financial/settings?institution=11',
  '/financial/reports': '/financial/reports',
  '/financial/agreement-settings': '/financial/agreement-settings?institution=11&tab=plans',
  '/financial/bank-files/': '/financial/bank-files',
  '/financial/bank-files/$fileId': '/financial/bank-files/00000000-0000-4000-8000-000000000000',
  '/financial/bank-files/reconciliation': '/financial/bank-files/reconciliation',
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
  '/auth/passkey': '/auth/passkey',
  '/auth/password/expired': '/auth/password/expired',
  '/auth/second-step': '/auth/second-step',
  '/auth/password/new': '/auth/password/new',
  '/auth/password/reset': '/auth/password/reset',
  '/auth/password/change/$token': '/auth/password/change/none',
  '/auth/email/$token': '/auth/email/none',
  '/auth/launch/': '/auth/launch',
  '/$': '/nothing/like/this',
}

/** What answers without a page, or only holds other pages. */
const noPages = [
  '/reenrollments/act',
  '/callback',
  '/financial',
  '/auth/signin/start',
  '/auth/signout',
  '/preferences/locale',
  '/preferences/mode',
  '/auth/impersonation/leave',
  '/second-factor-resets/reset',
  '/personal-data/request/save',
  '/auth/impersonation/start',
  '/auth/email/confirm',
  '/auth/launch/enter',
  '/auth/saml/callback',
  '/auth/saml/metadata',
  '/auth/saml/',
  '/auth/passkey/start',
  '/financial/agreements/export',
  '/financial/reports/csv',
  '/financial/reports/pdf',
  '/financial/payments/export',
  '/requests/$requestId/files/$key',
  '/requests/export',
  '/requests/figures/export',
  '/document-reviews/decide',
  '/document-reviews/export',
  '/document-reviews/next',
  '/document-reviews/undo',
  '/financial/received-payments/export',
  '/financial/payments/live/$paymentId',
  '/financial/payment-links/$token/payments/$paymentId/pdf',
  '/financial/payment-links/$token/payments/$paymentId/receipt',
  '/financial/payments/files/$name',
  '/financial/payments/slip/$paymentId/pdf',
  '/financial/payments/receipts/$paymentId/pdf',
  '/notifications/live',
  '/notifications/mark',
  '/my-account/photo',
  '/enrollment-student-cards/photo',
  '/enrollment-documents/files/$key',
  '/my-requests/$requestId/files/$key',
  '/my-requests/drafts/$draftId/files/$key',
  '/my-requests/new/$typeId/begin',
  '/academic-situation/certificates/decide',
  '/academic-situation/certificates/$activityId',
  '/academic-situation/documents/$documentId/pdf',
  '/academic-situation/documents/issue',
  '/academic-situation/documents/revoke',
  '/documents/validate/$sharedToken',
  '/enrollment-student-cards/photos/decide',
  '/enrollment-student-cards/report-lost',
  '/enrollment-student-cards/offline',
  '/enrollment-student-cards/$cardId/pdf',
  '/.well-known/student-card-keys.json',
  '/.well-known/revoked-student-cards.json',
  '/enrollment-student-cards/validations/$validationCode',
  '/enrollment-student-cards/photo/$cardId',
  '/auth/signout-everywhere',
  '/auth/signout-device',
  '/preferences/account',
  '/preferences/contact',
  '/financial/agreements/make',
  '/financial/payments/charge',
  '/financial/bank-files/upload',
  '/financial/bank-files/remittances/$remittanceId',
  '/financial/payer/link',
  '/financial/payer/open',
  '/financial/payer/leave',
  '/financial/payer/pay/$accessId/payments/$paymentId/pdf',
  '/financial/payer/pay/$accessId/payments/$paymentId/receipt',
  '/announcements/cancel',
  '/financial/contracts/$contractId/accept',
  '/financial/payments/$debtId/retry-invoice',
  '/financial/contracts/$contractId/certificate',
  '/financial/contracts/$contractId/pdf',
  '/financial/invoices/$invoiceId/pdf',
  '/financial/report-income/$baseYear/pdf',
  '/financial/statement/csv',
  '/financial/statement/pdf',
  '/calendar/{$token}.ics',
  '/reenrollments/calendar.ics',
  '/preferences/reminders',
]

const hostOf: Record<number, string> = { 0: hosts.operation, 1: hosts.aurora, 2: hosts.ipe, 3: hosts.mar }
const isWhole = process.env.CRAWL === 'all'
/** As `npm run test:access`: three engines look at every page at both widths, in the language that texts are written in. */
const byEngines = process.env.ENGINES === 'all'
/** People of the demo who can sign in; two of them stand for all unless the whole crawl is asked for. */
const people = demoPeople.filter(({ tenantId, locked, temporaryPassword, username }) =>
  isWhole
    ? tenantId !== 3 && !locked && !temporaryPassword && username !== 'sonia.acordos'
    : ['ana.souza', 'gina.financas', ...(byEngines ? ['hugo.secretaria'] : [])].includes(username),
)

const [source, ...translations] = locales
/** In the whole crawl a browser opens every page in every language; otherwise translations are read as the server sends them, but for the engines. */
const opened = isWhole && !byEngines ? locales : [source!]
const read = isWhole || byEngines ? [] : translations

/** Pages with content: what Ana Souza owes, paid, negotiated and signed. */
async function pagesOfAna(database: pg.Pool): Promise<string[]> {
  const first = async (text: string) =>
    (await inTenant(database, 1, ({ client }) => client.query<{ path: string }>(`${text} limit 1`))).rows.map(({ path }) => path)
  const own = 'join financial.enrollment using (enrollment_id) where user_id = 1001'
  const pages = await Promise.all([
    first(`select '/financial/payments/' || debt_id as path from financial.debt ${own} and status = 'open' order by due_date`),
    first(`select '/financial/payments/' || debt_id as path from financial.debt ${own} and status = 'settled' order by due_date`),
    first(
      `select '/financial/payment-checkout?debts=' || debt_id as path from financial.debt ${own} and status = 'open' order by due_date`,
    ),
    first(
      `select '/financial/payments/receipts/' || payment_id as path from financial.payment where user_id = 1001 and paid_at is not null`,
    ),
    first(`select '/financial/agreements/' || agreement_id as path from financial.agreement where user_id = 1001`),
    first(`select '/financial/contracts/' || contract_id || '/enrollments/' || enrollment_id as path from financial.contract ${own}`),
    first(`select '/financial/campaigns/' || campaign_id as path from financial.campaign where enabled and institution_id = 11`),
    first(`select '/financial/received-payments/' || payment_id as path from financial.payment where paid_at is not null`),
    first(
      `select '/my-requests/' || request_id as path from academic.request where user_id = 1001 and message_count > 0 order by created_at`,
    ),
    first(
      `select '/my-requests/' || request_id as path from academic.request where user_id = 1001 and status = 'waiting_for_student_action'`,
    ),
    first(`select '/my-requests/' || request_id as path from academic.request where user_id = 1001 and status = 'waiting_for_payment'`),
    first(`select '/my-requests/protocols/' || request_id as path from academic.request where user_id = 1001`),
    first(`select '/my-requests/drafts/' || draft_id as path from academic.request_draft where user_id = 1001`),
    first(`select '/requests/' || request_id as path from academic.request where status = 'open'`),
    ...['', '/settings', '/people', '/classes', '/classes/import'].map((part) =>
      first(`select '/reenrollment-office/' || period_id || '${part}' as path from academic.reenrollment_period where institution_id = 11`),
    ),
    first(
      `select '/reenrollment-office/' || period_id || '/people/' || enrollment_id as path from academic.reenrollment where status = 'choosing'`,
    ),
    first(`select '/document-reviews/' || document_enrollment_id as path from academic.enrollment_document where status = 'waiting'`),
  ])
  return ['/financial/payments?status=settled', '/financial/contracts?view=historic', '/error?problem=denied', ...pages.flat()]
}

test('the crawl knows every route', () => {
  const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8')
  const union = /fullPaths:\n((?:\s+\| '[^']+'\n)+)/.exec(tree)![1]!
  const routes = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
  expect([...Object.keys(addresses), ...noPages].sort()).toEqual(routes.sort())
})

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

for (const { username, tenantId } of [{ username: 'nobody', tenantId: 1 }, ...people]) {
  test(`every page reads well as ${username}`, async ({ page, context, database, problems, signInAs, expectAccessible }) => {
    // It only ends a crawl that hangs.
    test.setTimeout(1_800_000)
    // What somebody does not have is said by the page, and by the browser's own line for it.
    problems.allow(/Failed to load resource: the server responded with a status of 404/)
    const host = hostOf[tenantId]!
    if (username !== 'nobody') await signInAs(username, { host })
    const wanted = [...Object.values(addresses), ...(tenantId === 1 ? await pagesOfAna(database) : [])]
    // Sign-in, denial and what is not found read alike at many addresses: one of them is opened.
    const known = new Set<string>()
    const speak = (locale: string) =>
      context.addCookies([{ name: localeCookie, value: locale, domain: host, path: appConfig.basePath, secure: true }])
    // Of the same origin and without a policy of its own: may fetch what it likes, as who is signed in.
    const reader = await context.newPage()
    await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await reader.goto(portalUrl('/reader', host))
    /** The page as the server sends it; empty where it leads on, such as to the provider. */
    const served = (address: string) =>
      reader.evaluate(async (url) => (await fetch(url, { redirect: 'manual' })).text(), portalUrl(address, host))
    for (const address of wanted) {
      await speak(source!)
      const html = await served(address)
      if (!html) await page.goto(portalUrl(address, host))
      const before = (await (html ? textsOf(reader, html) : textsOf(page))).join('\n')
      if (known.has(before)) continue
      known.add(before)
      let portuguese: string[] = []
      for (const locale of opened) {
        await speak(locale)
        await page.setViewportSize(desktop)
        await page.goto(portalUrl(address, host))
        await hydrated(page)
        const seen = await page.evaluate(() => ({
          title: document.title.length > 0,
          headings: document.querySelectorAll('h1').length,
          mains: document.querySelectorAll('main').length,
          lang: document.documentElement.lang,
          unfilled: /\{\w+\}/.test(document.body.innerText),
        }))
        expect.soft({ address, ...seen }).toEqual({ address, title: true, headings: 1, mains: 1, lang: locale, unfilled: false })
        const texts = await textsOf(page)
        if (locale === source) {
          portuguese = texts
          await expectAccessible()
        } else {
          expect.soft(untranslated(texts, portuguese, locale), `texts of ${address} that are not in ${locale}`).toEqual([])
        }
        await expectEverythingFits(page)
        if (byEngines) expect.soft(await findingsOfEngines(page), `${address} on a desktop`).toEqual([])
        await page.setViewportSize(phone)
        await expectEverythingFits(page)
        if (byEngines) {
          await expectAccessible()
          expect.soft(await findingsOfEngines(page), `${address} on a phone`).toEqual([])
        }
      }
      for (const locale of read) {
        await speak(locale)
        const translated = await served(address)
        if (translated)
          await page.evaluate((text) => {
            const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
            const source = text.replaceAll(/nonce="[^"]*"/g, `nonce="${nonce}"`)
            const { title, body, documentElement } = new DOMParser().parseFromString(source, 'text/html')
            Object.assign(document, { title })
            document.documentElement.lang = documentElement.lang
            document.body.replaceWith(body)
          }, translated)
        else await page.goto(portalUrl(address, host))
        const texts = await textsOf(page)
        expect.soft(untranslated(texts, portuguese, locale), `texts of ${address} that are not in ${locale}`).toEqual([])
        await expectEverythingFits(page)
      }
    }
  })
}
