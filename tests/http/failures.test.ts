import { afterAll, beforeAll, expect, test } from 'vitest'
import { appConfig } from '../../app.config.ts'
import { type CookieBrowser, cookieBrowser } from '../support/browser/cookie-browser.ts'
import { type OtherServer, startOtherServer } from '../support/browser/other-server.ts'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { hosts, portFor, portalPort, portalUrl } from '../support/browser/portal.ts'
import { ask, callFunction, serverFunctions } from '../support/browser/server-functions.ts'
import { signInAtProvider } from '../support/browser/sign-in-by-requests.ts'
import { addStudent } from '../support/browser/students.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const ids = serverFunctions()
const port = portFor(4)
const host = hosts.aurora
const trigger = `session_fails_${crypto.randomUUID().replaceAll('-', '')}`
let server: OtherServer
let browser: CookieBrowser
let name: string

beforeAll(async () => {
  // Its log is read, so it is a server of its own.
  server = await startOtherServer(port, { LOG_LEVEL: 'info', PUBLIC_URL: `http://localhost:${portalPort}` })
  const student = { institutionId: 11, name: 'Aluno', profile: 'STUDENT' as const }
  const person = await addPerson(database, 1, [student])
  name = person.name
  browser = cookieBrowser()
  await signInAtProvider(browser, { host, port: portalPort, username: person.username, password: 'Aurora#2026' })
  await database.query(
    `create function portal.${trigger}() returns trigger language plpgsql as $$ begin raise exception 'The disk is full'; end $$`,
  )
  await database.query(
    `create trigger ${trigger} before insert or update on portal.session for each row when (new.user_id = ${person.id}) execute function portal.${trigger}()`,
  )
})

afterAll(async () => {
  await database.query(`drop function portal.${trigger}() cascade`)
  await server.stop()
})

test('a session that cannot be written tells neither browser nor log what it holds', async () => {
  const cookie = `${appConfig.session.cookie}=${await browser.cookie(appConfig.session.cookie, portalUrl('/', host))}`
  const posted = await ask({
    host,
    port,
    method: 'POST',
    path: '/preferences/mode',
    cookie,
    headers: { origin: `http://${host}:${port}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'mode=dark',
  })
  const called = await callFunction({
    host,
    port,
    id: ids.get('changePassword')!,
    method: 'POST',
    data: { currentPassword: 'Aurora#2026', newPassword: 'Nova#Senha2027' },
    cookie,
  })
  expect([called.status, posted.status]).toEqual([500, 503])
  expect(called.body).toContain('UNKNOWN')
  for (const text of [called.body, posted.body]) expect(text).not.toMatch(/session|insert|update|disk|portal\./)
  expect(server.said()).toContain('The disk is full')
  expect(server.said()).not.toMatch(new RegExp(`params:|Failing row|${name}`))
})

test('a page says that a chosen appearance is not on the account, until it is', async () => {
  const student = await addStudent(database)
  const ownHost = await addHostname(database, 1, { safeaVersion: 'migrating' })
  const cookie = await sessionByLaunch(database, { host: ownHost }, { tenantId: 1, userId: student.id, choice: null })
  const origin = `http://${ownHost}:${portalPort}`
  const choose = async (mode: string) => {
    const { status, headers } = await ask({
      host: ownHost,
      method: 'POST',
      path: '/preferences/mode',
      cookie,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ mode, returnTo: '/financial/payments?status=open&modeNotSaved=true' })),
    })
    expect(status).toBe(303)
    const path = String(headers.location).replace(portalUrl('', ownHost), '')
    return { path, page: (await ask({ host: ownHost, method: 'GET', path, cookie, headers: { accept: 'text/html' } })).body }
  }
  const name = `account_fails_${student.id}`
  await database.query(`create function users.${name}() returns trigger language plpgsql as $$ begin raise exception 'No room'; end $$`)
  await database.query(
    `create trigger ${name} before update on users.account for each row when (new.id = ${student.id}) execute function users.${name}()`,
  )
  const kept = await choose('dark')
  await database.query(`drop function users.${name}() cascade`)
  expect(kept.path).toBe('/financial/payments?status=open&modeNotSaved=true')
  expect(kept.page).toContain('Esta aparência vale só até você sair')
  expect(kept.page).toContain('data-mode="dark"')
  const saved = await choose('light')
  expect(saved.path).toBe('/financial/payments?status=open')
  expect(saved.page).not.toContain('Esta aparência vale só até você sair')
})
