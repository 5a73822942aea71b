import { beforeAll, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'

/**
 * Days on which dates go wrong: `today` is the civil date in São Paulo, `banksOpen` the first banking day from it, `before`
 * the last banking day before it. All are from the calendar of the Central Bank.
 */
const days = [
  { name: 'an ordinary Wednesday', at: '2028-03-15T15:00:00Z', today: '2028-03-15', banksOpen: '2028-03-15', before: '2028-03-14' },
  { name: 'a Saturday', at: '2028-03-11T15:00:00Z', today: '2028-03-11', banksOpen: '2028-03-13', before: '2028-03-10' },
  { name: 'a Sunday', at: '2028-03-12T15:00:00Z', today: '2028-03-12', banksOpen: '2028-03-13', before: '2028-03-10' },
  { name: 'a holiday before a weekend', at: '2028-04-14T15:00:00Z', today: '2028-04-14', banksOpen: '2028-04-17', before: '2028-04-13' },
  { name: 'a holiday in a week', at: '2028-09-07T15:00:00Z', today: '2028-09-07', banksOpen: '2028-09-08', before: '2028-09-06' },
  { name: '31 December', at: '2029-12-31T15:00:00Z', today: '2029-12-31', banksOpen: '2030-01-02', before: '2029-12-28' },
  { name: '1 January', at: '2030-01-01T15:00:00Z', today: '2030-01-01', banksOpen: '2030-01-02', before: '2029-12-28' },
  { name: '29 February', at: '2028-02-29T15:00:00Z', today: '2028-02-29', banksOpen: '2028-03-01', before: '2028-02-25' },
  { name: 'the last day of a month', at: '2028-05-31T15:00:00Z', today: '2028-05-31', banksOpen: '2028-05-31', before: '2028-05-30' },
  { name: 'five to midnight', at: '2028-03-16T02:55:00Z', today: '2028-03-15', banksOpen: '2028-03-15', before: '2028-03-14' },
  {
    name: 'an evening that is tomorrow in UTC',
    at: '2028-03-16T00:30:00Z',
    today: '2028-03-15',
    banksOpen: '2028-03-15',
    before: '2028-03-14',
  },
  {
    name: 'an evening before a month in UTC',
    at: '2028-06-01T01:00:00Z',
    today: '2028-05-31',
    banksOpen: '2028-05-31',
    before: '2028-05-30',
  },
  {
    name: 'an evening before a year in UTC',
    at: '2030-01-01T01:00:00Z',
    today: '2029-12-31',
    banksOpen: '2030-01-02',
    before: '2029-12-28',
  },
]

let world: World
let student: FinancialClient
let enrollmentId: number
let userId = 9_100

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

const key = () => crypto.randomUUID()

it.each(days)('on $name, a debt is due, late, charged and priced by the day in São Paulo', async ({ at, today, banksOpen, before }) => {
  world.clock.advance(Date.parse(at) - world.clock.now().getTime())
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
  const competency = `${today.slice(0, 7)}-01`
  const dueToday = await addDebt(world, { enrollmentId, competency, dueDate: today })
  const late = await addDebt(world, { enrollmentId, competency, dueDate: before, gross: 50_000 })

  // What is due on a day without banks is due when they open, at the same amount; what was due while they were open is late.
  const due = await student.debts.get({ debtId: dueToday })
  expect(due).toMatchObject({ today, status: 'open', amountPayable: 100_000, payableUntil: banksOpen })
  expect(due.slipDays).toMatchObject({ from: banksOpen, usual: banksOpen, usualAmount: 100_000 })
  const overdue = await student.debts.get({ debtId: late })
  expect(overdue.status).toBe('overdue')
  // A fine of 2% and interest of 1% for each thirty days, from the due date on.
  const daysLate = Math.round((Date.parse(today) - Date.parse(before)) / 86_400_000)
  expect(overdue.breakdown).toMatchObject({ on: today, amountPayable: 51_000 + Math.round((50_000 * daysLate) / 3_000) })
  // What is overdue is open, too.
  expect(await student.debts.overview()).toMatchObject({ open: { count: 2 }, overdue: { count: 1 } })

  // A Pix is for today's amount, a slip for that of its day, and no slip is for a day on which banks are closed.
  const both = await student.payments.quote({ debtIds: [dueToday, late] })
  expect(both).toMatchObject({ on: today, amount: 100_000 + overdue.breakdown.amountPayable })
  expect(both.slipDays.from).toBe(banksOpen)
  const pix = await student.payments.chargePix({ debtIds: [late], expectedAmount: overdue.breakdown.amountPayable, idempotencyKey: key() })
  expect(pix.amount).toBe(overdue.breakdown.amountPayable)
  const slip = { debtIds: [dueToday], expectedAmount: 100_000, idempotencyKey: key() }
  expect(await student.payments.chargeSlip({ body: { ...slip, dueOn: banksOpen } })).toMatchObject({ amount: 100_000 })
  if (today !== banksOpen)
    await expect(student.payments.chargeSlip({ body: { ...slip, idempotencyKey: key(), dueOn: today } })).rejects.toMatchObject({
      code: 'DAY_NOT_ALLOWED',
    })
})
