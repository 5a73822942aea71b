import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appConfig } from '../../app.config.ts'
import { type OtherServer, startOtherServer } from '../support/browser/other-server.ts'
import { hosts, portalPort, portFor } from '../support/browser/portal.ts'
import { openSession } from '../support/browser/sessions.ts'
import { ask, callFunction, callProcedure, serverFunctions } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const ids = serverFunctions()
const host = hosts.aurora
const own = `http://${host}:${portalPort}`
const fromPage = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin', origin: own, 'content-type': 'application/json' }
const junk = ['not json', '{"t":99}', '{"t":{"t":12,"i":0},"f":63,"m":[]}', '{"t":{"t":6,"i":0,"c":"(a+)+$","m":""},"f":63,"m":[]}']

describe('who is not known', () => {
  test('is refused by services whatever the body says, before it is read', async () => {
    for (const body of ['{"x":', JSON.stringify({ wrong: true }), 'x'.repeat(60_000)]) {
      const headers = { 'content-type': 'application/json' }
      const { status } = await ask({ host, method: 'POST', path: '/services/financial/payment/charges/pix', headers, body })
      expect([body.slice(0, 20), status]).toEqual([body.slice(0, 20), 401])
    }
  })

  test('is refused by a server function that is not public, whatever the body says', async () => {
    for (const body of [...junk, '{}']) {
      const path = `/_serverFn/${ids.get('chargePix')}`
      const { status, code } = await ask({ host, method: 'POST', path, headers: { ...fromPage, accept: 'application/json' }, body })
      expect([body, status, code]).toEqual([body, 401, 'UNAUTHORIZED'])
    }
  })

  test('sends 64 KB at most, at every address', async () => {
    const body = 'x'.repeat(70_000)
    for (const path of [
      `/_serverFn/${ids.get('getCaptchaChallenge')}`,
      '/services/users/users',
      '/preferences/mode',
      '/auth/signin',
      '/id/auth',
    ]) {
      const { status } = await ask({ host, method: 'POST', path, headers: fromPage, body })
      expect([path, status]).toEqual([path, 413])
    }
    // A cookie that is none is found out before the body is parsed.
    const cookie = `${appConfig.session.cookie}=none`
    expect((await ask({ host, method: 'POST', path: '/preferences/mode', headers: fromPage, cookie, body })).status).toBe(413)
    const path = `/_serverFn/${ids.get('getCaptchaChallenge')}`
    expect((await ask({ host, method: 'POST', path, headers: fromPage, cookie, body })).status).toBe(400)
  })

  test('learns no settings of a tenant by its number', async () => {
    for (const path of ['/settings/tenants/1', '/settings/hostname/localhost', `/applications/academic-services/hostname/${host}`])
      expect([path, (await ask({ host, method: 'GET', path: `/services/settings${path}` })).status]).toEqual([path, 401])
  })
})

test('junk is the client’s error, of strangers and of who is signed in', async () => {
  const cookie = `${appConfig.session.cookie}=${await openSession(database, { host, username: 'ana.souza' })}`
  for (const body of junk) {
    const called = (id: string, given?: string) =>
      ask({ host, method: 'POST', path: `/_serverFn/${id}`, headers: fromPage, body, cookie: given })
    expect([body, (await called(ids.get('chargePix')!, cookie)).status]).toEqual([body, 400])
    expect([body, (await called(ids.get('getCaptchaChallenge')!)).status]).toEqual([body, 400])
  }
  const search = new URLSearchParams({ payload: '{"t":99}' })
  const { status } = await ask({ host, method: 'GET', path: `/_serverFn/${ids.get('getShell')}?${search}`, headers: fromPage })
  expect(status).toBe(400)
  expect((await callFunction({ host, id: ids.get('getShell')!, method: 'GET' })).status).toBe(200)
})

test('a method that an address does not know is refused, and so are two hosts', async () => {
  for (const [method, path] of [
    ['TRACE', '/'],
    ['PUT', '/auth/signin'],
    ['DELETE', '/healthz'],
    ['POST', '/healthz'],
    ['PUT', '/openapi/users.json'],
    ['TRACE', '/services/users/me'],
  ] as const)
    expect([method, path, (await ask({ host, method, path })).status]).toEqual([method, path, 405])
  const answered = new Promise<string>((resolve) => {
    const socket = connect(portalPort, '127.0.0.1')
    socket.once('data', (data: Buffer) => resolve(data.toString('latin1').split('\r\n')[0]!))
    socket.write(`GET ${appConfig.basePath}/healthz HTTP/1.1\r\nhost: ${host}\r\nHost: ${hosts.ipe}\r\n\r\n`)
  })
  expect(await answered).toContain(' 400 ')
})

describe('an installation that is closed', () => {
  const port = portFor(7)
  let server: OtherServer
  beforeAll(async () => {
    server = await startOtherServer(port, { SERVICES: 'closed', LOG_LEVEL: 'info' })
  })
  afterAll(() => server.stop())

  test('shows neither services nor their documents, and works', async () => {
    for (const path of ['/services/users/me', '/openapi/users.json'])
      expect([path, (await ask({ host, port, method: 'GET', path })).status]).toEqual([path, 404])
    expect((await ask({ host, port, method: 'GET', path: '/error', headers: { accept: 'text/html' } })).status).toBe(200)
  })

  test('logs routes instead of paths, and every refusal with a code and who was refused', async () => {
    const secret = 'SECRETTOKENSECRETTOKEN'
    for (const path of [`/auth/email/${secret}`, `/documents/validate/${secret}`, `/enrollment-student-cards/validations/${secret}`])
      await ask({ host, port, method: 'GET', path, headers: { accept: 'text/html' } })
    await callProcedure({ host, port, path: 'financial.debts.list' })
    const cookie = `${appConfig.session.cookie}=${await openSession(database, { host, username: 'ana.souza' })}`
    await callFunction({ host, port, id: ids.get('listBanks')!, method: 'GET', data: {}, cookie })
    await callProcedure({ host, port, path: 'financial.debts.list', input: 'text', cookie })
    await callProcedure({ host, port, path: 'financial.debts.workload', cookie })
    await expect.poll(() => server.said()).toContain('"route":"function financial.debts.workload"')
    expect(server.said()).not.toContain(secret)
    expect(server.said()).toContain('"route":"/documents/validate/$sharedToken"')
    const refused = server
      .said()
      .split('\n')
      .filter((line) => line.includes('"event":"refused"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(refused).toContainEqual(expect.objectContaining({ code: 'UNAUTHORIZED', tenantId: 1, function: ids.get('queryRpc') }))
    expect(refused).toContainEqual(expect.objectContaining({ code: 'BAD_REQUEST', tenantId: 1, function: 'financial.debts.list' }))
    expect(refused).toContainEqual(expect.objectContaining({ code: 'FORBIDDEN', tenantId: 1, function: 'financial.debts.workload' }))
    expect(refused).toContainEqual(expect.objectContaining({ code: 'NOT_FOUND', procedure: 'sharedDocuments.validate' }))
    const metrics = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text()
    expect(metrics).toMatch(/portal_refusals_total\{code="UNAUTHORIZED"\} [1-9]/)
    expect(metrics).not.toContain(secret)
  })
})
