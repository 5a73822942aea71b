import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Callers, createCallers } from '../support/browser/callers.ts'
import { ask, callFunction, serverFunctions } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'
import { type Question, unexpectedAnswers } from '../support/unexpected-answers.ts'

const database = useDatabase()
let callers: Callers

beforeAll(async () => {
  callers = await createCallers(database)
})

/** No row has it. */
const unknownUuid = '00000000-0000-4000-8000-000000000000'
const kinds = ['anonymous', 'stranger', 'student'] as const
/** The status for each kind of caller. */
type Answers = Record<(typeof kinds)[number], number>

const ofEveryone: Answers = { anonymous: 200, stranger: 200, student: 200 }
const ofSignedIn: Answers = { ...ofEveryone, anonymous: 401 }
const ofStaff: Answers = { anonymous: 401, stranger: 403, student: 403 }
const unknown: Answers = { anonymous: 401, stranger: 404, student: 404 }
const unknownToEveryone: Answers = { ...unknown, anonymous: 404 }
/** Whoever has no session is led to where one begins. */
const unknownFile: Answers = { ...unknown, anonymous: 302 }
const leadsToPage: Answers = { anonymous: 303, stranger: 303, student: 303 }

/** What is answered without a page or a server function, and to whom. */
const routes: Record<string, { path: string | ((callers: Callers) => string); answers: Answers }> = {
  'financial/payments/receipts/$paymentId.pdf': {
    path: ({ paymentId }) => `/financial/payments/receipts/${paymentId}.pdf`,
    answers: { anonymous: 307, stranger: 404, student: 404 },
  },
  // Whoever cannot have it is led to its page, which says why; a Pix is no slip.
  'financial/payments/slip/$paymentId.pdf': { path: ({ paymentId }) => `/financial/payments/slip/${paymentId}/pdf`, answers: leadsToPage },
  'financial/payment-links.$token_.payments.$paymentId.pdf': {
    path: ({ paymentId }) => `/financial/payment-links/${'A'.repeat(43)}/payments/${paymentId}/pdf`,
    answers: leadsToPage,
  },
  'financial/payment-links.$token_.payments.$paymentId.receipt': {
    path: ({ paymentId }) => `/financial/payment-links/${'A'.repeat(43)}/payments/${paymentId}/receipt`,
    answers: leadsToPage,
  },
  // Whoever is no payer is led to where an address is proven.
  'financial/payer.pay.$accessId_.payments.$paymentId.pdf': {
    path: ({ paymentId }) => `/financial/payer/pay/${unknownUuid}/payments/${paymentId}/pdf`,
    answers: leadsToPage,
  },
  'financial/payer.pay.$accessId_.payments.$paymentId.receipt': {
    path: ({ paymentId }) => `/financial/payer/pay/${unknownUuid}/payments/${paymentId}/receipt`,
    answers: leadsToPage,
  },
  'financial/payments/live/$paymentId': {
    path: ({ paymentId }) => `/financial/payments/live/${paymentId}`,
    answers: { anonymous: 401, stranger: 404, student: 200 },
  },
  // Nobody has sent it. Sending one is a form, below.
  'financial/payments/files/$name': { path: `/financial/payments/files/${crypto.randomUUID()}.pdf`, answers: unknown },
  // Nobody has made it. Sending a return file is a form, below.
  // Of people whose provider proves who they are; these are led back.
  'auth/step-up/start': { path: '/auth/step-up/start', answers: { anonymous: 302, stranger: 302, student: 302 } },
  'financial/bank-files/remittances.$remittanceId': { path: `/financial/bank-files/remittances/${crypto.randomUUID()}`, answers: ofStaff },
  'financial/contracts/$contractId.pdf': {
    path: ({ contract }) => `/financial/contracts/${contract.contractId}/pdf?enrollment=${contract.enrollmentId}`,
    answers: { anonymous: 401, stranger: 404, student: 200 },
  },
  // Nobody has accepted it yet.
  'financial/contracts/$contractId.certificate': {
    path: ({ contract }) => `/financial/contracts/${contract.contractId}/certificate`,
    answers: unknown,
  },
  'financial/invoices/$invoiceId.pdf': { path: '/financial/invoices/999999999/pdf', answers: unknown },
  'financial/report-income/$baseYear.pdf': { path: '/financial/report-income/2025/pdf', answers: unknown },
  'financial/statement/csv': { path: '/financial/statement/csv', answers: ofSignedIn },
  'financial/statement/pdf': { path: '/financial/statement/pdf', answers: ofSignedIn },
  // Nobody has this address; whoever has one needs no session.
  'calendar.{$token}[.]ics': { path: `/calendar/${'x'.repeat(43)}.ics`, answers: unknownToEveryone },
  // Nobody has this student number.
  'reenrollments/calendar[.]ics': { path: '/reenrollments/calendar.ics?record=999999', answers: unknown },
  'notifications/live': { path: '/notifications/live', answers: { anonymous: 204, stranger: 200, student: 200 } },
  // Nobody here has a photo. Sending one is a form, below.
  'enrollment-student-cards.photo_.$cardId': { path: `/enrollment-student-cards/photo/${crypto.randomUUID()}`, answers: unknown },
  'enrollment-student-cards.$cardId.pdf': { path: `/enrollment-student-cards/${crypto.randomUUID()}/pdf`, answers: unknown },
  // Nobody here has a card.
  'enrollment-student-cards.offline': {
    path: '/enrollment-student-cards/offline',
    answers: { anonymous: 401, stranger: 204, student: 204 },
  },
  // For everybody: who looks a card up, or verifies one without network, has no account.
  '[.]well-known.student-card-keys[.]json': { path: '/.well-known/student-card-keys.json', answers: ofEveryone },
  '[.]well-known.revoked-student-cards[.]json': { path: '/.well-known/revoked-student-cards.json', answers: ofEveryone },
  'manifest[.]webmanifest': { path: '/manifest.webmanifest', answers: ofEveryone },
  'enrollment-documents.files.$key': {
    path: `/enrollment-documents/files/${crypto.randomUUID()}`,
    answers: unknownFile,
  },
  'my-requests/$requestId.files.$key': {
    path: `/my-requests/${crypto.randomUUID()}/files/${crypto.randomUUID()}`,
    answers: unknownFile,
  },
  'my-requests/drafts.$draftId.files.$key': {
    path: `/my-requests/drafts/${crypto.randomUUID()}/files/${crypto.randomUUID()}`,
    answers: unknownFile,
  },
  'enrollment-student-cards.validations.$validationCode': {
    path: `/enrollment-student-cards/validations/${'A'.repeat(22)}`,
    answers: unknownToEveryone,
  },
  'c.$code': { path: `/c/${'A'.repeat(16)}`, answers: unknownToEveryone },
  // Nobody here has handed one in.
  'academic-situation/certificates.$activityId': {
    path: '/academic-situation/certificates/999999999',
    answers: unknownFile,
  },
  // Nobody here has issued one. Issuing and revoking are forms, below.
  'academic-situation/documents.$documentId.pdf': { path: `/academic-situation/documents/${crypto.randomUUID()}/pdf`, answers: unknown },
  // For everybody, as for cards.
  'documents.validate.$sharedToken': { path: `/documents/validate/${'A'.repeat(22)}`, answers: unknownToEveryone },
  'my-account.photo': { path: '/my-account/photo', answers: unknown },
  '_portal/index': { path: '/', answers: { anonymous: 307, stranger: 200, student: 200 } },
  'financial/reports/csv': { path: '/financial/reports/csv', answers: ofStaff },
  'financial/reports/pdf': { path: '/financial/reports/pdf', answers: ofStaff },
  '_portal/financial/agreements/export': { path: '/financial/agreements/export', answers: ofStaff },
  '_portal/document-reviews/export': { path: '/document-reviews/export', answers: ofStaff },
  '_portal/requests/export': { path: '/requests/export', answers: ofStaff },
  '_portal/requests/figures_.export': { path: '/requests/figures/export', answers: ofStaff },
  'requests.$requestId.files.$key': {
    path: `/requests/${unknownUuid}/files/${crypto.randomUUID()}`,
    answers: unknownFile,
  },
  '_portal/financial/credits/export': { path: '/financial/credits/export', answers: ofStaff },
  // Nobody has recorded it. Recording a refund is a form, below.
  'financial/credits/proofs.$useId': { path: `/financial/credits/proofs/${unknownUuid}`, answers: ofStaff },
  '_portal/financial/received-payments/export': { path: '/financial/received-payments/export', answers: ofStaff },
  '_portal/financial/payments/export': { path: '/financial/payments/export', answers: ofStaff },
}
/** Forms, which the portal's own pages alone may post. */
const forms = {
  '_portal/my-requests/$requestId': `/my-requests/${unknownUuid}`,
  '_portal/my-requests/drafts/$draftId': `/my-requests/drafts/${unknownUuid}`,
  'my-requests/new.$typeId.begin': '/my-requests/new/102/begin',
  '_portal/update-data': '/update-data',
  'auth/second-step': '/auth/second-step',
  'auth/step-up/prove': '/auth/step-up/prove',
  'reenrollments/act': '/reenrollments/act',
  'financial/credits/refund': '/financial/credits/refund',
  'financial/bank-files/upload': '/financial/bank-files/upload',
  'financial/agreements/make': '/financial/agreements/make',
  'financial/payments/charge': '/financial/payments/charge',
  'financial/contracts/$contractId.accept': '/financial/contracts/1/accept',
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
  'auth/impersonation/start': '/auth/impersonation/start',
  'auth/impersonation/leave': '/auth/impersonation/leave',
  'auth/signin_/start': '/auth/signin/start',
  'auth/email/confirm': '/auth/email/confirm',
  'auth/launch/enter': '/auth/launch/enter',
  'academic-situation/documents.issue': '/academic-situation/documents/issue',
  'academic-situation/documents.revoke': '/academic-situation/documents/revoke',
  'enrollment-student-cards.photo': '/enrollment-student-cards/photo',
  'enrollment-student-cards.report-lost': '/enrollment-student-cards/report-lost',
}
/** Forms of addresses that answer as well. */
const formsBesideAnAnswer = {
  'my-account.photo': '/my-account/photo',
  'financial/payments/files/$name': '/financial/payments/files/none.pdf',
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

test('every address answers whom it should', async () => {
  const questions: Question[] = []
  for (const [name, { path, answers }] of Object.entries(routes)) {
    const address = typeof path === 'string' ? path : path(callers)
    questions.push(
      ...(await Promise.all(
        kinds.map(async (kind) => {
          const cookie = await callers.cookieOf(kind)
          const expected = answers[kind]
          let given: number
          // A document that a busy machine has not made in time leads back to its page, from where it is asked for again.
          do given = (await ask({ host: callers.host, method: 'GET', path: address, cookie })).status
          while (given === 303 && expected === 200)
          return { asked: `/${name} by ${kind}`, expected, given }
        }),
      )),
    )
  }
  expect(unexpectedAnswers(questions)).toEqual([])
})

test('no address takes a form of another site', async () => {
  const cookie = await callers.cookieOf('student')
  const shell = { host: callers.host, id: serverFunctions().get('getShell')!, method: 'GET', cookie } as const
  const questions: Question[] = []
  for (const [name, path] of Object.entries({ ...forms, ...formsBesideAnAnswer })) {
    questions.push(
      ...(await Promise.all(
        [undefined, 'https://evil.example', 'null'].map(async (origin) => {
          const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) }
          const { status } = await ask({ host: callers.host, method: 'POST', path, cookie, headers, body: 'mode=dark&locale=en' })
          return { asked: `/${name} by a page ${origin ? `of ${origin}` : 'without origin'}`, expected: 403, given: status }
        }),
      )),
    )
    const { body } = await callFunction(shell)
    const given = body.includes(callers.student.username) ? 'kept' : 'ended'
    questions.push({ asked: `the session after the forms for /${name}`, expected: 'kept', given })
  }
  expect(unexpectedAnswers(questions)).toEqual([])
})
