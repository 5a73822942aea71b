import { beforeAll, expect, it } from 'vitest'
import { addAgreementPlan, addAgreementSetting, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

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
  const oldest = await addDebt(world, { enrollmentId, dueDate: '2026-05-10' })
  await addDebt(world, { enrollmentId, dueDate: '2026-12-10' })
  expect((await client.debts.overview()).owedToday.debtIds).toEqual([oldest, first, later])
  await Promise.all(Array.from({ length: 49 }, () => addDebt(world, { enrollmentId, dueDate: '2026-11-10' })))
  expect((await client.debts.overview()).owedToday).toMatchObject({ count: 52, debtIds: [] })
})

it('counts the debts of each month of the semester by the month that they are for', async () => {
  const enrollmentId = await addEnrollment(world, { userId: ++userId })
  // Of the last months of the semesters before and of this one, and the first of the next.
  await addDebt(world, { enrollmentId, competency: '2026-06-01', dueDate: '2026-07-05', status: 'settled' })
  await addDebt(world, { enrollmentId, competency: '2026-07-01', dueDate: '2026-08-05', status: 'settled' })
  await addDebt(world, { enrollmentId, competency: '2026-08-01', dueDate: '2026-08-10', status: 'in_agreement' })
  await addDebt(world, { enrollmentId, competency: '2026-10-01', dueDate: '2026-11-05' })
  await addDebt(world, { enrollmentId, competency: '2026-11-01', dueDate: '2026-12-05' })
  await addDebt(world, { enrollmentId, competency: '2026-12-01', dueDate: '2027-01-05' })
  await addDebt(world, { enrollmentId, competency: '2027-01-01', dueDate: '2026-12-31' })
  const none = { settled: 0, open: 0, overdue: 0, cardsInReview: 0, inAgreement: 0 }
  const overview = await world.client(principal({ userId })).debts.overview()
  expect(overview.semester).toEqual([
    { ...none, month: '2026-07-01', settled: 1 },
    { ...none, month: '2026-08-01', inAgreement: 1 },
    { ...none, month: '2026-09-01' },
    { ...none, month: '2026-10-01', overdue: 1 },
    { ...none, month: '2026-11-01', open: 1 },
    { ...none, month: '2026-12-01', open: 1 },
  ])
  // What an agreement replaced is neither owed nor paid.
  expect([overview.open.count, overview.settled.count, overview.inAgreement.count]).toEqual([4, 2, 1])
  const october = await world.client(principal({ userId })).debts.list({ filter: { status: 'open', competency: '2026-10-01' } })
  expect(october.results).toMatchObject([{ competency: '2026-10-01', dueDate: '2026-11-05' }])
  expect((await world.client(staff()).debts.overview()).semester).toEqual([])
})
