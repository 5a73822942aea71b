import { beforeAll, beforeEach, expect, test } from 'vitest'
import { inTenant } from '../../services/platform/database.ts'
import { type CallerKind, callerKinds, type Callers, createCallers } from '../support/browser/callers.ts'
import { functionCases } from '../support/browser/function-calls.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { callFunction, serverFunctions } from '../support/browser/server-functions.ts'
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
