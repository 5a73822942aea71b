import { beforeAll, expect, test } from 'vitest'
import { type Callers, createCallers } from '../support/browser/callers.ts'
import { callProcedure } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

/** What somebody has is not there for others who may call the same. */
const database = useDatabase()
let callers: Callers

beforeAll(async () => {
  callers = await createCallers(database)
})

const cases: [path: string, input: (callers: Callers) => unknown][] = [
  ['financial.debts.get', ({ student }) => ({ debtId: student.openDebtId })],
  ['financial.debts.status', ({ student }) => ({ debtId: student.openDebtId })],
  ['financial.payments.quote', ({ student }) => ({ debtIds: [student.openDebtId] })],
  ['financial.agreements.calculate', ({ student }) => ({ debtIds: [student.overdueDebtId] })],
  ['financial.paymentLinks.create', ({ student }) => ({ debtIds: [student.openDebtId], days: 7 })],
  ['financial.contracts.get', ({ contract: { contractId, enrollmentId } }) => ({ contractId, enrollmentId })],
]

test.each(cases)('%s answers whose it is, and tells nobody else that it is there', async (path, input) => {
  const codes = ['student', 'stranger', 'candidate'] as const
  const answers = codes.map(async (kind) => {
    const { code } = await callProcedure({ host: callers.host, path, input: input(callers), cookie: await callers.cookieOf(kind) })
    return code
  })
  expect(await Promise.all(answers)).toEqual(['ok', 'NOT_FOUND', 'NOT_FOUND'])
})
