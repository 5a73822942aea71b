import { beforeAll, expect, it } from 'vitest'
import { addAgreementPlan, addAgreementSetting, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, type World } from '../testing/world.ts'

let world: World
let userId = 8000

beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T15:00:00Z' })
  await addInstitution(world)
  await addAgreementSetting(world, { expiredDays: 1 })
})

/** What is owed today by somebody with one overdue debt of this many cents. */
async function owing(gross: number) {
  const enrollmentId = await addEnrollment(world, { userId: ++userId })
  await addDebt(world, { enrollmentId, dueDate: '2026-11-10', gross })
  return (await world.client(principal({ userId })).debts.overview()).owedToday
}

it('offers to negotiate what some plan of several installments takes', async () => {
  await addAgreementPlan(world, { count: 1, minimum: 1 })
  expect(await owing(400_000)).toMatchObject({ count: 1, isNegotiable: false })
  await addAgreementPlan(world, { count: 3, minimum: 20_000, minimumInstallment: 10_000 })
  expect(await owing(28_000)).toMatchObject({ isNegotiable: false })
  expect(await owing(30_000)).toMatchObject({ isNegotiable: true })
})

it('names the debts of what is owed today where one payment can be for all of it', async () => {
  const enrollmentId = await addEnrollment(world, { userId: ++userId })
  const client = world.client(principal({ userId }))
  expect((await client.debts.overview()).owedToday.debtIds).toEqual([])
  const later = await addDebt(world, { enrollmentId, dueDate: '2026-11-10' })
  const first = await addDebt(world, { enrollmentId, dueDate: '2026-10-10' })
  await addDebt(world, { enrollmentId, dueDate: '2026-12-10' })
  expect((await client.debts.overview()).owedToday.debtIds).toEqual([first, later])
  await Promise.all(Array.from({ length: 49 }, () => addDebt(world, { enrollmentId, dueDate: '2026-11-10' })))
  expect((await client.debts.overview()).owedToday).toMatchObject({ count: 51, debtIds: [] })
})
