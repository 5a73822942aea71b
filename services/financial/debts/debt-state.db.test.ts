import { beforeAll, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

it('tells where a debt stands, to those who may see it', async () => {
  const enrollmentId = await addEnrollment(world)
  const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-11' })
  const student = world.client(principal({}))
  expect(await student.debts.status({ debtId })).toEqual({ debtId, status: 'overdue', paidAt: null })
  const settled = await addDebt(world, { enrollmentId, status: 'settled' })
  expect(await student.debts.status({ debtId: settled })).toEqual({
    debtId: settled,
    status: 'settled',
    paidAt: '2026-11-20T13:00:00.000Z',
  })
  await expect(world.client(principal({ userId: 9 })).debts.status({ debtId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('narrows the list of debts to a course of the person', async () => {
  const [one, other] = [await addEnrollment(world, { userId: 77 }), await addEnrollment(world, { userId: 77, registration: '2' })]
  const debtId = await addDebt(world, { enrollmentId: other })
  await addDebt(world, { enrollmentId: one })
  const student = world.client(principal({ userId: 77 }))
  expect((await student.enrollments.list()).results.map(({ enrollmentId }) => enrollmentId)).toEqual([one, other])
  expect((await student.debts.list({ filter: { enrollmentId: other } })).results.map((debt) => debt.debtId)).toEqual([debtId])
  await expect(world.client(staff()).enrollments.list()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
