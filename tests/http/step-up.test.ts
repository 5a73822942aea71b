import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/people.ts'
import { type CallerKind, type Callers, createCallers } from '../support/browser/callers.ts'
import { accountCalls } from '../support/browser/function-calls/account.ts'
import { signInCalls } from '../support/browser/function-calls/sign-in.ts'
import { stepUpFiles, stepUpFunctions, stepUpProcedures } from '../support/browser/function-calls/step-up.ts'
import { portalPort } from '../support/browser/portal.ts'
import { ask, callFunction, callProcedure, serverFunctions } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()
const ids = serverFunctions()
const calls = { ...accountCalls, ...signInCalls }
let callers: Callers

beforeAll(async () => {
  callers = await createCallers(database)
})

/** A session that is alive, and whose proof is older than counts. */
async function oldSession(kind: CallerKind): Promise<string> {
  const cookie = (await callers.cookieOf(kind, { fresh: true }))!
  const { rows } = await database.query<{ user_id: number }>(
    `select user_id from portal.session where id_hash = sha256(convert_to($1, 'UTF8'))`,
    [cookie.split('=')[1]],
  )
  await database.query(`update portal.session set proven_at = '2000-01-01' where user_id = $1`, [rows[0]!.user_id])
  return cookie
}

const call = (name: string, cookie: string, data: unknown) =>
  callFunction({ host: callers.host, id: ids.get(name)!, method: 'POST', data, cookie })

test.each(stepUpFunctions)('%s asks who proved long ago who they are to do so again', async (name) => {
  const { data } = calls[name]!
  const answer = await call(name, await oldSession('operator'), data?.(callers))
  expect([answer.code, answer.headers['x-step-up']]).toEqual(['STEP_UP_REQUIRED', 'required'])
})

test.each(stepUpProcedures)('%s does, too', async (path) => {
  const answer = await callProcedure({ host: callers.host, path, input: {}, cookie: await oldSession('finance') })
  expect([answer.code, answer.headers['x-step-up']]).toEqual(['STEP_UP_REQUIRED', 'required'])
})

test('who acts as somebody else cannot prove to be them', async () => {
  const { code } = await call('startImpersonation', await oldSession('impersonated'), calls.startImpersonation!.data?.(callers))
  expect(code).toBe('FORBIDDEN')
})

test.each(stepUpFiles)('a list of many people is not exported on an old proof: %s', async (route) => {
  const path = route.replace('_portal', '')
  const cookie = await oldSession(path.startsWith('/financial') ? 'finance' : 'academic')
  const exported = (headers: Record<string, string>) => ask({ host: callers.host, method: 'GET', path, cookie, headers })
  const asked = await exported({ accept: '*/*' })
  expect([asked.status, asked.headers['x-step-up'], asked.body]).toEqual([403, 'required', ''])
  const linked = await exported({ accept: 'text/html' })
  expect(linked.status).toBe(303)
  expect(linked.headers.location).toContain(`/confirm-identity?returnTo=${encodeURIComponent(`/academic-services${path}`)}`)
})

test('a proof opens what was refused, by script and by form, and a wrong one does not', async () => {
  const cookie = await oldSession('finance')
  const path = '/financial/payments/export'
  const status = async () => (await ask({ host: callers.host, method: 'GET', path, cookie })).status
  expect((await call('proveIdentity', cookie, { password: 'wrong' })).code).toBe('WRONG_PASSWORD')
  expect(await status()).toBe(403)
  expect((await call('proveIdentity', cookie, { password: demoPassword })).code).toBe('ok')
  expect(await status()).toBe(200)

  const other = await oldSession('finance')
  const sent = (password: string) =>
    ask({
      host: callers.host,
      method: 'POST',
      path: '/auth/step-up/prove',
      cookie: other,
      headers: { origin: `http://${callers.host}:${portalPort}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ownPassword: password, returnTo: path }).toString(),
    })
  expect((await sent('wrong')).headers.location).toContain('problem=WRONG_PASSWORD')
  const page = () => ask({ host: callers.host, method: 'GET', path: '/confirm-identity', cookie: other, headers: { accept: 'text/html' } })
  expect((await page()).body).toContain('ownPassword')
  expect((await sent(demoPassword)).headers.location).toMatch(/\/confirm-identity\?returnTo=[^&]+$/)
  expect((await page()).body).not.toContain('ownPassword')
})

test('the form of a page without scripts leads to the proof, with what was typed', async () => {
  const cookie = await oldSession('operator')
  const headers = { origin: `http://${callers.host}:${portalPort}`, 'content-type': 'application/x-www-form-urlencoded' }
  const typed = { person: callers.student.username, reason: 'perdeu o celular', q: 'maria' }
  const body = new URLSearchParams(typed).toString()
  const answer = await ask({ host: callers.host, method: 'POST', path: '/auth/impersonation/start', cookie, headers, body })
  const target = new URL(answer.headers.location as string)
  expect(target.pathname).toBe('/academic-services/confirm-identity')
  expect(target.searchParams.get('returnTo')).toContain('reason=perdeu+o+celular')
})
