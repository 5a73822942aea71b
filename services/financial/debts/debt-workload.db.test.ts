import { beforeAll, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution, addPayment } from '../testing/builders.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World

/** Monday, 2026-11-23. */
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T15:00:00Z' })
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  const enrollmentId = await addEnrollment(world, { userId: 1 })
  const debts: number[] = []
  for (const dueDate of ['2026-11-30', '2026-11-18', '2026-10-24', '2026-10-23', '2026-08-25', '2026-08-24', '2025-01-10'])
    debts.push(await addDebt(world, { enrollmentId, dueDate, gross: 10_000 }))
  const payment = { userId: 1, debts: debts.slice(0, 1), amount: 5_000, createdAt: '2026-11-22T12:00:00Z' }
  await addPayment(world, { ...payment, status: 'approved', money: [{ at: '2026-11-23T12:00:00Z' }] })
  await addPayment(world, { ...payment, status: 'approved', money: [{ at: '2026-11-22T12:00:00Z' }] })
  await addPayment(world, { ...payment, method: 'credit_card', status: 'pending' })
})

it('counts what is overdue by age, as the lists that its figures lead to', async () => {
  const gina = world.client(staff())
  const workload = await gina.debts.workload()
  expect(workload.ages.map(({ age, count }) => [age, count])).toEqual([
    ['up_to_30', 2],
    ['up_to_60', 1],
    ['up_to_90', 1],
    ['over_90', 2],
  ])
  for (const { age, count, amount } of workload.ages) {
    const list = await gina.debts.list({ filter: { age } })
    expect([list.totalCount, list.totals.amountPayable]).toEqual([count, amount])
  }
  expect(workload.overdue.count).toBe((await gina.debts.list({ filter: { status: 'overdue' } })).totalCount)
})

it('tells of money received today, cards under review and late agreements', async () => {
  expect(await world.client(staff()).debts.workload()).toMatchObject({
    receivedToday: { count: 1, amount: 5_000 },
    cardsInReview: 1,
    overdueAgreements: 0,
  })
})

it('reads what is overdue in one statement, and all other figures in another, with what waits at the bank', async () => {
  const permissions = { financial: ['debts.read', 'banks.manage'] }
  for (const caller of [staff({ institutionId: 11 }), staff({ institutionId: 12, permissions })]) {
    const asked = await getStatements(() => world.client(caller).debts.workload())
    expect(asked.filter((text) => /\bfrom\b/.test(text))).toHaveLength(2)
  }
})

it('is of the institution that staff work in, and no student’s', async () => {
  expect((await world.client(staff({ institutionId: 12 })).debts.workload()).overdue).toEqual({ count: 0, amount: 0 })
  await expect(world.client(principal({ userId: 1 })).debts.workload()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
