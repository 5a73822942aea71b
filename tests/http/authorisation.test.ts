import { beforeAll, expect, test } from 'vitest'
import { inTenant } from '../../services/platform/database.ts'
import { callerKinds, type Callers, createCallers } from '../support/browser/callers.ts'
import { accountCalls } from '../support/browser/function-calls/account.ts'
import { agreementCalls } from '../support/browser/function-calls/agreements.ts'
import type { FunctionCase } from '../support/browser/function-calls/answers.ts'
import { bankCalls } from '../support/browser/function-calls/banks.ts'
import { contractCalls } from '../support/browser/function-calls/contracts.ts'
import { debtCalls } from '../support/browser/function-calls/debts.ts'
import { documentCalls } from '../support/browser/function-calls/documents.ts'
import { financialOfficeCalls } from '../support/browser/function-calls/financial-office.ts'
import { passkeyCalls } from '../support/browser/function-calls/passkeys.ts'
import { payerCalls } from '../support/browser/function-calls/payers.ts'
import { paymentCalls } from '../support/browser/function-calls/payments.ts'
import { personalDataCalls } from '../support/browser/function-calls/personal-data.ts'
import { reenrollmentCalls } from '../support/browser/function-calls/reenrollment.ts'
import { requestCalls } from '../support/browser/function-calls/requests.ts'
import { shellCalls } from '../support/browser/function-calls/shell.ts'
import { signInCalls } from '../support/browser/function-calls/sign-in.ts'
import { studentCardCalls } from '../support/browser/function-calls/student-cards.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { callFunction, serverFunctions } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'
import { type Question, unexpectedAnswers } from '../support/unexpected-answers.ts'

/** A list, in which a name that two areas have stands twice. */
const functionCases = [
  accountCalls,
  agreementCalls,
  bankCalls,
  contractCalls,
  debtCalls,
  documentCalls,
  financialOfficeCalls,
  passkeyCalls,
  payerCalls,
  paymentCalls,
  personalDataCalls,
  reenrollmentCalls,
  requestCalls,
  shellCalls,
  signInCalls,
  studentCardCalls,
].flatMap((calls) => Object.entries(calls))
const otherSites = ['https://evil.example', `http://${hosts.aurora}.evil.example`, `http://${hosts.ipe}:${portalPort}`, 'null']

const database = useDatabase()
const ids = serverFunctions()
let callers: Callers
/** Whoever begins to act as somebody else has another session from then on. */
const replacesSession = (name: string) => name === 'startImpersonation'
const countsWrongPasswords = ({ answers }: FunctionCase) => answers.others === 'WRONG_PASSWORD'

beforeAll(async () => {
  callers = await createCallers(database)
})

test('every server function of the built portal stands in the matrix, but for those by which procedures are called (rpc.test.ts)', () => {
  expect([...functionCases.map(([name]) => name), 'queryRpc', 'mutateRpc'].sort()).toEqual([...ids.keys()].sort())
})

for (const [name, functionCase] of functionCases) {
  test(`${name} answers whom it should, no page of another site and nothing but what it asks for`, async () => {
    // A few wrong passwords lock an account, and several functions are asked with one.
    if (countsWrongPasswords(functionCase)) {
      await inTenant(database, 1, ({ client }) => client.query('delete from users.sign_in_failure'))
    }
    // All at once: callers are different people, whoever acts as the student changes nothing, and the rest is refused.
    const questions = await Promise.all([
      ...questionsOfCallers(name, functionCase),
      ...questionsOfOtherSites(name, functionCase),
      ...questionsOfNonsense(name, functionCase),
    ])
    expect(unexpectedAnswers(questions)).toEqual([])
  })
}

function questionsOfCallers(name: string, { method, data, answers }: FunctionCase): Promise<Question>[] {
  return callerKinds.map(async (kind) => {
    const cookie = await callers.cookieOf(kind, { fresh: replacesSession(name) })
    const { code } = await callFunction({ host: callers.host, id: ids.get(name)!, method, data: data?.(callers), cookie })
    return { asked: `${name} by ${kind}`, expected: answers[kind] ?? answers.others, given: code }
  })
}

function questionsOfOtherSites(name: string, functionCase: FunctionCase): Promise<Question>[] {
  const { method, data } = functionCase
  const kind = mostPermitted(functionCase)
  return otherSites.map(async (origin) => {
    const cookie = await callers.cookieOf(kind)
    const { status, body } = await callFunction({ host: callers.host, id: ids.get(name)!, method, data: data?.(callers), cookie, origin })
    const given = body.length < 100 ? status : `${status} with ${body.length} characters`
    return { asked: `${name} by a page of ${origin} in the browser of ${kind}`, expected: 403, given }
  })
}

function questionsOfNonsense(name: string, functionCase: FunctionCase): Promise<Question>[] {
  const { method, data } = functionCase
  if (!data) return []
  const kind = mostPermitted(functionCase)
  const wrongValues = Object.fromEntries(Object.keys(data(callers) as object).map((key) => [key, { $ne: null }]))
  return [undefined, null, 'text', [1], wrongValues].map(async (nonsense) => {
    const cookie = await callers.cookieOf(kind)
    const { code } = await callFunction({ host: callers.host, id: ids.get(name)!, method, data: nonsense, cookie })
    return { asked: `${name} by ${kind} with ${JSON.stringify(nonsense)}`, expected: 'BAD_REQUEST', given: code }
  })
}

/** Somebody who may call it, or a student when nobody may. */
function mostPermitted({ answers }: FunctionCase) {
  return callerKinds.findLast((kind) => (answers[kind] ?? answers.others) === 'ok') ?? 'student'
}
