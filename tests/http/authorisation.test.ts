import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inTenant } from '../../services/platform/database.ts'
import { type CallerKind, callerKinds, type Callers, createCallers } from '../support/browser/callers.ts'
import { functionCases } from '../support/browser/function-calls.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { ask, callFunction, serverFunctions } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const ids = serverFunctions()
let callers: Callers
/** Whoever begins to act as somebody else has another session from then on. */
const replacesSession = (name: string) => name === 'startImpersonation'

beforeAll(async () => {
  callers = await createCallers(database)
})

// Many functions are asked with a wrong password.
beforeEach(async () => {
  for (const tenantId of [0, 1, 2]) await inTenant(database, tenantId, ({ client }) => client.query('delete from users.sign_in_failure'))
})

test('every server function of the built portal stands in the matrix', () => {
  expect(Object.keys(functionCases).sort()).toEqual([...ids.keys()].sort())
})

for (const [name, { method, data, answers }] of Object.entries(functionCases)) {
  test(`${name} answers whom it should`, async () => {
    const given: Partial<Record<CallerKind, string>> = {}
    for (const kind of callerKinds) {
      const { code } = await callFunction({
        host: callers.host,
        id: ids.get(name)!,
        method,
        data: data?.(callers),
        cookie: await callers.cookieOf(kind, { fresh: replacesSession(name) }),
      })
      given[kind] = code
    }
    expect(given).toEqual(Object.fromEntries(callerKinds.map((kind) => [kind, answers[kind] ?? answers.others])))
  })

  test(`${name} answers no page of another site`, async () => {
    const kind = callerKinds.findLast((one) => (answers[one] ?? answers.others) === 'ok') ?? 'student'
    const cookie = await callers.cookieOf(kind)
    for (const origin of ['https://evil.example', `http://${hosts.aurora}.evil.example`, `http://${hosts.ipe}:${portalPort}`, 'null']) {
      const { status, body } = await callFunction({ host: callers.host, id: ids.get(name)!, method, data: data?.(callers), cookie, origin })
      expect([origin, status, body.length < 100]).toEqual([origin, 403, true])
    }
  })

  if (data) {
    test(`${name} takes nothing but what it asks for`, async () => {
      const kind = callerKinds.findLast((one) => (answers[one] ?? answers.others) === 'ok') ?? 'student'
      const cookie = await callers.cookieOf(kind)
      const wrongValues = Object.fromEntries(Object.keys(data(callers) as object).map((key) => [key, { $ne: null }]))
      for (const nonsense of [undefined, null, 'text', [1], wrongValues]) {
        const { code } = await callFunction({ host: callers.host, id: ids.get(name)!, method, data: nonsense, cookie })
        expect([nonsense, code]).toEqual([nonsense, 'BAD_REQUEST'])
      }
    })
  }
}

/** What is answered without a page or a server function, and to whom. */
const routes: Record<
  string,
  { method: 'GET' | 'POST'; path(callers: Callers): string; anonymous: number; stranger: number; student: number }
> = {
  'financial/payments/receipts/$paymentId.pdf': {
    method: 'GET',
    path: ({ paymentId }) => `/financial/payments/receipts/${paymentId}.pdf`,
    anonymous: 307,
    stranger: 404,
    student: 404,
  },
  // Whoever cannot have it is led to its page, which says why; a Pix is no slip.
  'financial/payments/slip/$paymentId.pdf': {
    method: 'GET',
    path: ({ paymentId }) => `/financial/payments/slip/${paymentId}/pdf`,
    anonymous: 303,
    stranger: 303,
    student: 303,
  },
  'financial/payment-links.$token_.payments.$paymentId.pdf': {
    method: 'GET',
    path: ({ paymentId }) => `/financial/payment-links/${'A'.repeat(43)}/payments/${paymentId}/pdf`,
    anonymous: 303,
    stranger: 303,
    student: 303,
  },
  'financial/payment-links.$token_.payments.$paymentId.receipt': {
    method: 'GET',
    path: ({ paymentId }) => `/financial/payment-links/${'A'.repeat(43)}/payments/${paymentId}/receipt`,
    anonymous: 303,
    stranger: 303,
    student: 303,
  },
  // Whoever is no payer is led to where an address is proven.
  'financial/payer.pay.$accessId_.payments.$paymentId.pdf': {
    method: 'GET',
    path: ({ paymentId }) => `/financial/payer/pay/00000000-0000-4000-8000-000000000000/payments/${paymentId}/pdf`,
    anonymous: 303,
    stranger: 303,
    student: 303,
  },
  'financial/payer.pay.$accessId_.payments.$paymentId.receipt': {
    method: 'GET',
    path: ({ paymentId }) => `/financial/payer/pay/00000000-0000-4000-8000-000000000000/payments/${paymentId}/receipt`,
    anonymous: 303,
    stranger: 303,
    student: 303,
  },
  'financial/payments/live/$paymentId': {
    method: 'GET',
    path: ({ paymentId }) => `/financial/payments/live/${paymentId}`,
    anonymous: 401,
    stranger: 404,
    student: 200,
  },
  // Nobody has sent it. Sending one is a form, below.
  'financial/payments/files/$name': {
    method: 'GET',
    path: () => `/financial/payments/files/${crypto.randomUUID()}.pdf`,
    anonymous: 401,
    stranger: 404,
    student: 404,
  },
  // Nobody has made it. Sending a return file is a form, below.
  'financial/bank-files/remittances.$remittanceId': {
    method: 'GET',
    path: () => `/financial/bank-files/remittances/${crypto.randomUUID()}`,
    anonymous: 401,
    stranger: 403,
    student: 403,
  },
  'financial/contracts/$contractId.pdf': {
    method: 'GET',
    path: ({ contract }) => `/financial/contracts/${contract.contractId}/pdf?enrollment=${contract.enrollmentId}`,
    anonymous: 401,
    stranger: 404,
    student: 200,
  },
  // Nobody has accepted it yet.
  'financial/contracts/$contractId.certificate': {
    method: 'GET',
    path: ({ contract }) => `/financial/contracts/${contract.contractId}/certificate`,
    anonymous: 401,
    stranger: 404,
    student: 404,
  },
  'financial/invoices/$invoiceId.pdf': {
    method: 'GET',
    path: () => '/financial/invoices/999999999/pdf',
    anonymous: 401,
    stranger: 404,
    student: 404,
  },
  'financial/report-income/$baseYear.pdf': {
    method: 'GET',
    path: () => '/financial/report-income/2025/pdf',
    anonymous: 401,
    stranger: 404,
    student: 404,
  },
  'financial/statement/csv': { method: 'GET', path: () => '/financial/statement/csv', anonymous: 401, stranger: 200, student: 200 },
  'financial/statement/pdf': { method: 'GET', path: () => '/financial/statement/pdf', anonymous: 401, stranger: 200, student: 200 },
  // Nobody has this address; whoever has one needs no session.
  'calendar.{$token}[.]ics': { method: 'GET', path: () => `/calendar/${'x'.repeat(43)}.ics`, anonymous: 404, stranger: 404, student: 404 },
  // Nobody has this student number.
  'reenrollments/calendar[.]ics': {
    method: 'GET',
    path: () => '/reenrollments/calendar.ics?record=999999',
    anonymous: 401,
    stranger: 404,
    student: 404,
  },
  'notifications/live': { method: 'GET', path: () => '/notifications/live', anonymous: 204, stranger: 200, student: 200 },
  // Nobody here has a photo. Sending one is a form, below.
  'enrollment-student-cards.photo_.$cardId': {
    method: 'GET',
    path: () => `/enrollment-student-cards/photo/${crypto.randomUUID()}`,
    anonymous: 401,
    stranger: 404,
    student: 404,
  },
  'enrollment-student-cards.$cardId.pdf': {
    method: 'GET',
    path: () => `/enrollment-student-cards/${crypto.randomUUID()}/pdf`,
    anonymous: 401,
    stranger: 404,
    student: 404,
  },
  // Nobody here has a card.
  'enrollment-student-cards.offline': {
    method: 'GET',
    path: () => '/enrollment-student-cards/offline',
    anonymous: 401,
    stranger: 204,
    student: 204,
  },
  // For everybody: who looks a card up, or verifies one without network, has no account.
  '[.]well-known.student-card-keys[.]json': {
    method: 'GET',
    path: () => '/.well-known/student-card-keys.json',
    anonymous: 200,
    stranger: 200,
    student: 200,
  },
  '[.]well-known.revoked-student-cards[.]json': {
    method: 'GET',
    path: () => '/.well-known/revoked-student-cards.json',
    anonymous: 200,
    stranger: 200,
    student: 200,
  },
  'enrollment-documents.files.$key': {
    method: 'GET',
    path: () => `/enrollment-documents/files/${crypto.randomUUID()}`,
    anonymous: 302,
    stranger: 404,
    student: 404,
  },
  'my-requests/$requestId.files.$key': {
    method: 'GET',
    path: () => `/my-requests/${crypto.randomUUID()}/files/${crypto.randomUUID()}`,
    anonymous: 302,
    stranger: 404,
    student: 404,
  },
  'my-requests/drafts.$draftId.files.$key': {
    method: 'GET',
    path: () => `/my-requests/drafts/${crypto.randomUUID()}/files/${crypto.randomUUID()}`,
    anonymous: 302,
    stranger: 404,
    student: 404,
  },
  'enrollment-student-cards.validations.$validationCode': {
    method: 'GET',
    path: () => `/enrollment-student-cards/validations/${'A'.repeat(22)}`,
    anonymous: 404,
    stranger: 404,
    student: 404,
  },
  // Nobody here has handed one in.
  'academic-situation/certificates.$activityId': {
    method: 'GET',
    path: () => '/academic-situation/certificates/999999999',
    anonymous: 302,
    stranger: 404,
    student: 404,
  },
  // Nobody here has issued one. Issuing and revoking are forms, below.
  'academic-situation/documents.$documentId.pdf': {
    method: 'GET',
    path: () => `/academic-situation/documents/${crypto.randomUUID()}/pdf`,
    anonymous: 401,
    stranger: 404,
    student: 404,
  },
  // For everybody, as for cards.
  'documents.validate.$sharedToken': {
    method: 'GET',
    path: () => `/documents/validate/${'A'.repeat(22)}`,
    anonymous: 404,
    stranger: 404,
    student: 404,
  },
  'my-account.photo': { method: 'GET', path: () => '/my-account/photo', anonymous: 401, stranger: 404, student: 404 },
  '_portal/index': { method: 'GET', path: () => '/', anonymous: 307, stranger: 200, student: 200 },
  'financial/reports/csv': { method: 'GET', path: () => '/financial/reports/csv', anonymous: 401, stranger: 403, student: 403 },
  'financial/reports/pdf': { method: 'GET', path: () => '/financial/reports/pdf', anonymous: 401, stranger: 403, student: 403 },
  '_portal/financial/agreements/export': {
    method: 'GET',
    path: () => '/financial/agreements/export',
    anonymous: 401,
    stranger: 403,
    student: 403,
  },
  '_portal/document-reviews/export': { method: 'GET', path: () => '/document-reviews/export', anonymous: 401, stranger: 403, student: 403 },
  '_portal/requests/export': { method: 'GET', path: () => '/requests/export', anonymous: 401, stranger: 403, student: 403 },
  '_portal/requests/figures_.export': {
    method: 'GET',
    path: () => '/requests/figures/export',
    anonymous: 401,
    stranger: 403,
    student: 403,
  },
  'requests.$requestId.files.$key': {
    method: 'GET',
    path: () => `/requests/00000000-0000-4000-8000-000000000000/files/${crypto.randomUUID()}`,
    anonymous: 302,
    stranger: 404,
    student: 404,
  },
  '_portal/financial/received-payments/export': {
    method: 'GET',
    path: () => '/financial/received-payments/export',
    anonymous: 401,
    stranger: 403,
    student: 403,
  },
  '_portal/financial/payments/export': {
    method: 'GET',
    path: () => '/financial/payments/export',
    anonymous: 401,
    stranger: 403,
    student: 403,
  },
}
/** Forms, which the portal's own pages alone may post. */
const forms = {
  '_portal/my-requests/$requestId': '/my-requests/00000000-0000-4000-8000-000000000000',
  '_portal/my-requests/drafts/$draftId': '/my-requests/drafts/00000000-0000-4000-8000-000000000000',
  'my-requests/new.$typeId.begin': '/my-requests/new/102/begin',
  '_portal/announcements/new': '/announcements/new',
  '_portal/update-data': '/update-data',
  '_portal/requests/$requestId': '/requests/00000000-0000-4000-8000-000000000000',
  'auth/second-step': '/auth/second-step',
  'announcements/cancel': '/announcements/cancel',
  'reenrollments/act': '/reenrollments/act',
  'financial/bank-files/upload': '/financial/bank-files/upload',
  'financial/agreements/make': '/financial/agreements/make',
  'financial/payments/charge': '/financial/payments/charge',
  'financial/contracts/$contractId.accept': '/financial/contracts/1/accept',
  'financial/payments/$debtId.retry-invoice': '/financial/payments/1/retry-invoice',
  'financial/payer.link': '/financial/payer/link',
  'financial/payer.open': '/financial/payer/open',
  'financial/payer.leave': '/financial/payer/leave',
  'preferences.account': '/preferences/account',
  'preferences.contact': '/preferences/contact',
  'preferences.reminders': '/preferences/reminders',
  'auth/signout-everywhere': '/auth/signout-everywhere',
  'auth/signout-device': '/auth/signout-device',
  'notifications/mark': '/notifications/mark',
  'preferences.mode': '/preferences/mode',
  'preferences.locale': '/preferences/locale',
  'auth/signout': '/auth/signout',
  'personal-data/request.save': '/personal-data/request/save',
  'second-factor-resets/reset': '/second-factor-resets/reset',
  'document-reviews/decide': '/document-reviews/decide',
  'document-reviews/next': '/document-reviews/next',
  'document-reviews/undo': '/document-reviews/undo',
  'auth/impersonation/start': '/auth/impersonation/start',
  'auth/impersonation/leave': '/auth/impersonation/leave',
  'auth/signin_/start': '/auth/signin/start',
  'auth/email/confirm': '/auth/email/confirm',
  'auth/launch/enter': '/auth/launch/enter',
  'academic-situation/certificates.decide': '/academic-situation/certificates/decide',
  'academic-situation/documents.issue': '/academic-situation/documents/issue',
  'academic-situation/documents.revoke': '/academic-situation/documents/revoke',
  'enrollment-student-cards.photo': '/enrollment-student-cards/photo',
  'enrollment-student-cards.photos_.decide': '/enrollment-student-cards/photos/decide',
  'enrollment-student-cards.report-lost': '/enrollment-student-cards/report-lost',
}
/** Ways in, for people without a session; their own tests tell what they refuse. */
const signInRoutes = ['callback', 'auth/passkey_/start', 'auth/saml/index', 'auth/saml/callback', 'auth/saml/metadata']

test('every other address that answers by itself is known here', () => {
  const folder = fileURLToPath(new URL('../../src/routes/', import.meta.url))
  const answering = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => readFileSync(folder + file, 'utf8').includes('  server: {'))
  expect(answering.map((file) => file.replace(/\.tsx?$/, '')).sort()).toEqual(
    [...Object.keys(routes), ...Object.keys(forms), ...signInRoutes].sort(),
  )
})

for (const [name, { method, path, ...expected }] of Object.entries(routes)) {
  test(`/${name} answers whom it should`, async () => {
    const given: Record<string, number> = {}
    for (const kind of ['anonymous', 'stranger', 'student'] as const) {
      const cookie = await callers.cookieOf(kind)
      // A document that a busy machine has not made in time leads back to its page, from where it is asked for again.
      do given[kind] = (await ask({ host: callers.host, method, path: path(callers), cookie })).status
      while (given[kind] === 303 && expected[kind] === 200)
    }
    expect(given).toEqual(expected)
  })
}

for (const [name, path] of Object.entries({
  ...forms,
  'my-account.photo': '/my-account/photo',
  'financial/payments/files/$name': '/financial/payments/files/none.pdf',
})) {
  test(`/${name} takes no form of another site`, async () => {
    const cookie = await callers.cookieOf('student')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const origin of [undefined, 'https://evil.example', 'null']) {
      const { status } = await ask({
        host: callers.host,
        method: 'POST',
        path,
        cookie,
        headers: { ...headers, ...(origin && { origin }) },
        body: 'mode=dark&locale=en',
      })
      expect([origin, status]).toEqual([origin, 403])
    }
    const { body } = await callFunction({ host: callers.host, id: ids.get('getShell')!, method: 'GET', cookie })
    expect(body).toContain(callers.student.username)
  })
}
