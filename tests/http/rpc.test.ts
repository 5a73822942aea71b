import { beforeAll, expect, test } from 'vitest'
import { inTenant } from '../../services/platform/database.ts'
import { type AllowedProcedure, allowedProcedures } from '../../src/rpc/allowed-procedures.server.ts'
import { type CallerKind, callerKinds, type Callers, createCallers, personOf } from '../support/browser/callers.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { callFunction, callProcedure, serverFunctions } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'
import { sampleInput } from '../support/sample-input.ts'
import { type Question, unexpectedAnswers } from '../support/unexpected-answers.ts'

/** Every procedure that a browser may call answers whom it should, no page of another site, and nothing but what its contract takes. */
const database = useDatabase()
const otherSites = ['https://evil.example', `http://${hosts.aurora}.evil.example`, `http://${hosts.ipe}:${portalPort}`, 'null']
let callers: Callers

beforeAll(async () => {
  callers = await createCallers(database)
})

const isFor = (kind: CallerKind, { isFor: isForPerson, isOwnAct }: AllowedProcedure) => {
  const person = personOf(kind)
  return person !== null && isForPerson(person) && !(isOwnAct && person.impersonated)
}

const takesInput = ({ contract }: AllowedProcedure) => contract['~orpc'].inputSchema !== undefined

/** No contract takes it. An act without input is asked by nobody who may: it would be done. */
const nonsense = 'text'

for (const [path, procedure] of allowedProcedures) {
  const mayBeAsked = procedure.isQuery || takesInput(procedure)
  const allowed = callerKinds.filter((kind) => isFor(kind, procedure))

  test(`${path}`, async () => {
    const questions: Promise<Question>[] = callerKinds
      .filter((kind) => mayBeAsked || !allowed.includes(kind))
      .map(async (kind) => {
        // Whoever acts as somebody else is refused by the service, which reads the input first.
        const input = kind === 'impersonated' && !allowed.includes(kind) ? sampleInput(path, procedure.contract) : nonsense
        const { code } = await callProcedure({ host: callers.host, path, input, cookie: await callers.cookieOf(kind) })
        const reached = takesInput(procedure) ? 'BAD_REQUEST' : 'ok'
        const expected = personOf(kind) === null ? 'UNAUTHORIZED' : allowed.includes(kind) ? reached : 'FORBIDDEN'
        return { asked: `${path} by ${kind}`, expected, given: code }
      })
    const fromElsewhere = otherSites.map(async (origin): Promise<Question> => {
      const cookie = await callers.cookieOf(allowed.at(-1) ?? 'student')
      const { status, body } = await callProcedure({ host: callers.host, path, input: nonsense, cookie, origin })
      const given = body.length < 100 ? status : `${status} with ${body.length} characters`
      return { asked: `${path} by a page of ${origin}`, expected: 403, given }
    })
    expect(unexpectedAnswers(await Promise.all([...questions, ...fromElsewhere]))).toEqual([])
  })
}

test('what somebody tries who acts as somebody else is recorded, also what is refused', async () => {
  const recorded = async () => {
    const { rows } = await inTenant(database, 1, ({ client }) =>
      client.query<{ count: number }>(
        "select count(*)::int as count from identity.impersonated_act where path like '%payer%' and status = 403",
      ),
    )
    return rows[0]!.count
  }
  const before = await recorded()
  const path = 'financial.payerAccess.invite'
  const input = sampleInput(path, allowedProcedures.get(path)!.contract)
  const { code } = await callProcedure({ host: callers.host, path, input, cookie: await callers.cookieOf('impersonated') })
  expect([code, await recorded()]).toEqual(['FORBIDDEN', before + 1])
})

test.each([
  ['what the list does not name', 'financial.debts.export', 'GET'],
  ['what no contract has', 'financial.debts.everything', 'GET'],
  ['a router', 'financial.debts', 'GET'],
  ['what objects have of themselves', 'financial.constructor', 'GET'],
  ['an act by a question', 'financial.credits.apply', 'GET'],
  ['a question by an act', 'financial.debts.list', 'POST'],
] as const)('%s is refused', async (_, path, method) => {
  const id = serverFunctions().get(method === 'GET' ? 'queryRpc' : 'mutateRpc')!
  const cookie = await callers.cookieOf('finance')
  expect((await callFunction({ host: callers.host, id, method, data: { path, input: {} }, cookie })).code).toBe('FORBIDDEN')
})

test.each([undefined, null, 'text', [1], { path: 3 }, { path: 'x'.repeat(101) }])('a call that is %j is none', async (data) => {
  const cookie = await callers.cookieOf('finance')
  expect((await callFunction({ host: callers.host, id: serverFunctions().get('queryRpc')!, method: 'GET', data, cookie })).code).toBe(
    'BAD_REQUEST',
  )
})
