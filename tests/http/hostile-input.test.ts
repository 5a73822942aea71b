import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { appConfig } from '../../app.config.ts'
import { createCallers } from '../support/browser/callers.ts'
import { addPerson, tokenOf } from '../support/browser/people.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { ask, callFunction, callProcedure, serverFunctions } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const ids = serverFunctions()
const host = hosts.aurora

/** Sends the beginning of a form with a file and waits, as a slow client does; resolves with the status line of an early answer. */
function beginUpload(path: string, headers: Record<string, string>) {
  const method = path.endsWith('/users/me/photo') ? 'PATCH' : 'POST'
  const socket = connect(portalPort, '127.0.0.1')
  const lines = Object.entries({
    host: `${host}:${portalPort}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': path.includes('photo') ? '1000000' : '20900000',
    ...headers,
  })
  socket.write(`${method} ${appConfig.basePath}${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  socket.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4')
  socket.on('error', () => undefined)
  const status = new Promise<number>((resolve) =>
    socket.once('data', (data: Buffer) => resolve(Number(data.toString('latin1').split(' ')[1]))),
  )
  return { status, end: () => void socket.destroy() }
}

test('a stranger’s file is refused before it is read', async () => {
  const file = `${crypto.randomUUID()}.pdf`
  const origin = `http://${host}:${portalPort}`
  for (const path of [
    `/services/financial/files/${file}`,
    '/services/users/me/photo',
    `/financial/payments/files/${file}`,
    '/my-account/photo',
  ]) {
    const upload = beginUpload(path, { origin, accept: 'application/json' })
    expect([path, await upload.status]).toEqual([path, 401])
    upload.end()
  }
  const json = await ask({
    host,
    method: 'POST',
    path: `/services/financial/files/${file}`,
    headers: { 'content-type': 'application/json', 'content-length': '2000000' },
    body: '{',
  })
  expect(json.status).toBe(413)
})

test('a stranger’s form is answered before it is read', async () => {
  const paths = [
    '/academic-situation/documents/issue',
    '/academic-situation/documents/revoke',
    '/auth/impersonation/start',
    '/auth/second-step',
    '/auth/signout-device',
    '/enrollment-student-cards/report-lost',
    '/financial/agreements/make',
    '/financial/contracts/1/accept',
    '/financial/payments/charge',
    `/my-requests/${crypto.randomUUID()}`,
    `/my-requests/drafts/${crypto.randomUUID()}`,
    '/my-requests/new/102/begin',
    '/notifications/mark',
    '/preferences/account',
    '/preferences/contact',
    '/preferences/reminders',
    '/reenrollments/act',
    '/update-data',
  ]
  for (const path of paths) {
    const begun = beginUpload(path, { origin: `http://${host}:${portalPort}`, 'content-length': '60000' })
    expect([path, await begun.status]).toEqual([path, 303])
    begun.end()
  }
})

test('a person uploads so many files at once, and others go on', async () => {
  const [greedy, other] = [await holder(), await holder()]
  const path = `/services/financial/files/${crypto.randomUUID()}.pdf`
  const held: ReturnType<typeof beginUpload>[] = []
  const send = async (headers: Record<string, string>) => {
    const form = new FormData()
    form.set('paymentId', crypto.randomUUID())
    form.set('file', new File(['%PDF-1.4 %%EOF'], 'a.pdf', { type: 'application/pdf' }))
    const encoded = new Response(form)
    const body = Buffer.from(await encoded.arrayBuffer())
    const type = encoded.headers.get('content-type')!
    return (await ask({ host, method: 'POST', path, headers: { ...headers, 'content-type': type }, body })).status
  }
  // Nobody has such a payment.
  const [unknown, busy] = [404, 429]
  // A complete form may take a place before a held one arrives, which is refused then.
  await expect
    .poll(() => {
      held.push(beginUpload(path, greedy))
      return send(greedy)
    })
    .toBe(busy)
  expect(await send(other)).toBe(unknown)
  for (const upload of held) upload.end()
  await expect.poll(() => send(greedy)).toBe(unknown)
})

async function holder() {
  const person = await addPerson(database, 1, [{ institutionId: 11, name: 'Aluno', profile: 'STUDENT' }])
  return { authorization: `Bearer ${await tokenOf(database, { tenantId: 1, userId: person.id, choice: null })}` }
}

test('NUL is refused wherever it stands', async () => {
  const callers = await createCallers(database)
  const cookie = await callers.cookieOf('student')
  const bearer = await holder()
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}:${portalPort}` }
  const json = { 'content-type': 'application/json' }
  const statuses = await Promise.all(
    [
      ask({ host, method: 'GET', path: '/financial/payments?search=a%00b', cookie, headers: { accept: 'text/html' } }),
      ask({ host, method: 'GET', path: '/auth/signin?returnTo=%00' }),
      ask({ host, method: 'GET', path: '/?tokenId=%00' }),
      ask({ host, method: 'GET', path: '/id/auth?client_id=%00' }),
      ask({ host, method: 'GET', path: '/services/financial/debts?search=%00', headers: bearer }),
      ask({ host, method: 'GET', path: '/calendar/%00.ics' }),
      ask({ host, method: 'GET', path: '/sandbox/mailbox/?to=%00' }),
      ask({ host, method: 'POST', path: '/preferences/mode', cookie, headers: form, body: 'mode=%00' }),
      ask({ host, method: 'POST', path: '/id/interaction/x', headers: form, body: 'username=%00&password=x' }),
      ask({ host, method: 'POST', path: '/id/token', headers: form, body: 'grant_type=authorization_code&code=%00' }),
      ask({ host, method: 'POST', path: '/services/users/users', headers: json, body: '{"username":"a\\u0000"}' }),
      ask({ host, method: 'POST', path: '/services/users/users', headers: json, body: '{"username":"a\\\\\\u0000"}' }),
      callProcedure({ host: callers.host, path: 'financial.debts.list', input: { filter: { search: 'a\0' } }, cookie }),
      callFunction({
        host: callers.host,
        id: ids.get('startImpersonation')!,
        method: 'POST',
        data: { username: 'a\0', reason: 'x' },
        cookie,
      }),
    ].map(async (answer) => (await answer).status),
  )
  expect(statuses).toEqual(statuses.map(() => 422))
  const escaped = await ask({ host, method: 'POST', path: '/services/users/users', headers: json, body: '{"username":"a\\\\u0000"}' })
  expect(escaped.status).not.toBe(422)
})

test('every answer says that its type is its type and has a policy', async () => {
  const asked = [
    '',
    '/',
    '/assets/none.js',
    '/favicon.svg',
    '/healthz',
    '/openapi/financial.json',
    '/services/financial/debts',
    '/unknown',
    '/files/x',
    '/webhooks/pix',
  ]
  const named = [
    ...asked,
    '/id/auth',
    '/id/.well-known/openid-configuration',
    '/id/nothing',
    '/my-account',
    '/calendar/x.ics',
    '/sandbox/bank/',
  ]
  for (const path of named) {
    const { headers } = await ask({ host, method: 'GET', path })
    expect([path, headers['x-content-type-options'], typeof headers['content-security-policy']]).toEqual([path, 'nosniff', 'string'])
  }
  const tooLarge = await ask({ host, method: 'POST', path: '/id/token', headers: { 'content-length': '2000000' }, body: 'x' })
  expect([tooLarge.status, tooLarge.headers['x-content-type-options']]).toEqual([413, 'nosniff'])
})

test('nobody frames the account', async () => {
  const callers = await createCallers(database)
  const cookie = await callers.cookieOf('student')
  const { headers } = await ask({ host: callers.host, method: 'GET', path: '/my-account', cookie, headers: { accept: 'text/html' } })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-frame-options']).toBe('DENY')
})
