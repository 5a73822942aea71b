import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withSharedReads } from '../../platform/database.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { addCampaign, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId = 7300

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

beforeEach(async () => {
  await world.pool.query('truncate financial.campaign_debt, financial.campaign cascade')
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
})

describe('what a page asks of the database', () => {
  const asked = (work: () => Promise<unknown>) => getStatements(() => withSharedReads(work))
  const due = { status: 'open' } as const

  it('is one statement for home and for the debts, another at most for a price that hangs on its campaign', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
    await addCampaign(world)
    const list = () => student.debts.list({ page: 1, perPage: 10, filter: due })
    expect(await asked(() => Promise.all([student.debts.overview(), list(), student.contracts.list({ tab: 'current' })]))).toHaveLength(1)
    expect(await asked(() => student.payments.quote({ debtIds: [debtId] }))).toHaveLength(1)
    expect(await asked(() => student.payments.quote({ debtIds: [debtId], cheapest: true }))).toHaveLength(2)
  })

  it('is one statement for a debt, and one for all that stands beside it', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
    expect(await asked(() => student.debts.get({ debtId }))).toHaveLength(1)
    const plans = () => student.agreements.planPayments({ agreementValue: 100_000, agreementAdditions: 0 })
    expect(await asked(() => Promise.all([student.events.list({}), student.agreements.debts(), plans()]))).toHaveLength(1)
  })
})

describe('a statement that fails', () => {
  it('fails the price that waits for it, and leaves no other part of the page unheard', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    await world.pool.query('alter table financial.campaign rename to away')
    const unheard: unknown[] = []
    const note = (reason: unknown) => unheard.push(reason)
    process.on('unhandledRejection', note)
    try {
      await expect(student.payments.quote({ debtIds: [debtId], cheapest: true })).rejects.toThrow()
      await new Promise(setImmediate)
    } finally {
      process.off('unhandledRejection', note)
      await world.pool.query('alter table financial.away rename to campaign')
    }
    expect(unheard).toEqual([])
  })
})

// The day is read before it is known which one it is.
describe('the day that a debt’s page compares with costs what the checkout asks on it', () => {
  it.each<[string, Partial<Parameters<typeof addDebt>[1]>, isLowered: boolean]>([
    ['overdue', { dueDate: '2026-09-22' }, true],
    ['due yesterday', { dueDate: '2026-11-20' }, false],
    ['due on a Saturday', { dueDate: '2026-11-28' }, false],
    ['with a discount for punctuality', { dueDate: '2026-12-10', punctuality: 5_000, punctualityUntil: '2026-11-30' }, false],
    ['whose discount is over', { dueDate: '2026-12-10', punctuality: 5_000, punctualityUntil: '2026-11-05' }, false],
    ['due in more than a year', { dueDate: '2028-03-10' }, false],
  ])('%s', async (_, parts, isLowered) => {
    const debtId = await addDebt(world, { enrollmentId, ...parts })
    await addCampaign(world, { validTo: '2028-12-31', principal: 300 })
    const { suggestedDay } = await student.debts.get({ debtId })
    const quote = await student.payments.quote({ debtIds: [debtId], on: suggestedDay!.on, cheapest: true })
    expect(suggestedDay!.amountPayable).toBe(quote.amount)
    expect(quote.campaign !== null).toBe(isLowered)
  })
})
