import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import type { EnrollmentPrice } from '#api/academic/reenrollment.ts'
import { stillClock } from '../tests/support/callers.ts'
import { createTestDatabase } from '../tests/support/database.ts'
import { listPendencies } from '../services/academic/reenrollment/pendencies.queries.ts'
import { readProcess } from '../services/academic/reenrollment/read-process.queries.ts'
import type { ReenrollmentPorts } from '../services/academic/reenrollment/reenrollment-ports.ts'
import { listOfferedSubjects } from '../services/academic/reenrollment/subjects.queries.ts'
import { testFinance } from '../services/academic/testing/reenrollment-finance.ts'
import { financialFacts } from '../services/financial/reenrollment-debts/financial-facts.queries.ts'
import { inTenant } from '../services/platform/database.ts'
import { seedAcademic } from './academic.ts'
import { seedReenrollments } from './academic-reenrollments.ts'
import { seedDocuments } from './academic-documents.ts'
import { seedFinancial } from './financial.ts'
import { demoEnrollments } from './financial-demo-people.ts'
import { chargeDemoReenrollments } from './financial-reenrollments.ts'

const clock = stillClock()
let pool: pg.Pool

const rows = async <Row extends object>(text: string, tenantId = 1) =>
  (await inTenant(pool, tenantId, ({ client }) => client.query<Row & pg.QueryResultRow>(text))).rows as Row[]
const one = async <Row extends object = Record<string, number>>(text: string, tenantId = 1) => (await rows<Row>(text, tenantId))[0]!

/** A fifth of the demo's students, so that classes run full. */
beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  await seedFinancial({ pool, clock, debts: 20_000 })
  await seedAcademic({ pool, clock })
  // Twice, as when the demo starts again.
  for (let start = 0; start < 2; start++) {
    await seedReenrollments({ pool, clock })
    await chargeDemoReenrollments({ pool, clock })
  }
})

it('offers classes in every institution that reenrolls, with something of everything', async () => {
  const offers = [...(await rows(offersSql)), ...(await rows(offersSql, 2)), ...(await rows(offersSql, 3))]
  expect(offers).toEqual([
    { institution: 11, state: 'open', measure: 'credit', carousels: 2, without: 0 },
    { institution: 12, state: 'later', measure: 'workload', carousels: 1, without: 0 },
    { institution: 21, state: 'open', measure: 'workload', carousels: 1, without: 0 },
    { institution: 31, state: 'over', measure: 'credit', carousels: 1, without: 0 },
  ])
  expect(
    await one(
      `select count(*) filter (where not is_open)::int as closed, count(*) filter (where teacher is null)::int as undecided from academic.class_group`,
    ),
  ).toEqual({
    closed: 1,
    undecided: 2,
  })
})

const offersSql = `
select institution_id as institution, measure,
  case when now < opens_at then 'later' when now < closes_at then 'open' else 'over' end as state,
  (select count(*)::int from academic.carousel c where c.period_id = p.period_id) as carousels,
  (select count(*)::int from academic.curriculum_subject s where s.curriculum_id = any (p.curriculum_ids)
    and not exists (select from academic.class_group g where g.period_id = p.period_id and g.subject_id = s.subject_id)) as without
from academic.reenrollment_period p, (select '${stillClock().now().toISOString()}'::timestamptz as now) clock
order by institution_id`

it('never seats more than there are seats, nobody twice, and nobody in classes that clash or that they may not take', async () => {
  const seats = await one(
    `select count(*)::int as groups, count(*) filter (where taken > seats)::int as over, count(*) filter (where taken = seats)::int as "hasFull",
      count(*) filter (where waiting > 0 and taken < seats)::int as "waitsForNothing"
    from (select g.seats, (select count(*) from academic.reenrollment_seat s where s.group_id = g.group_id and s.status = 'taken') as taken,
      (select count(*) from academic.class_waiting w where w.group_id = g.group_id) as waiting from academic.class_group g) counted`,
  )
  expect(seats).toMatchObject({ over: 0, waitsForNothing: 0 })
  expect(seats.hasFull).toBeGreaterThan(0)
  const clashing = await one(
    `with meeting as (
      select s.reenrollment_id, g.group_id, g.starts_on, g.ends_on, m.* from academic.reenrollment_seat s
      join academic.class_group g using (group_id) cross join jsonb_to_recordset(g.meetings) as m(weekday int, "from" text, "to" text)
    )
    select count(*)::int as count from meeting a join meeting b using (reenrollment_id, weekday)
    where a.group_id < b.group_id and a."from" < b."to" and b."from" < a."to" and a.starts_on <= b.ends_on and b.starts_on <= a.ends_on`,
  )
  expect(clashing).toEqual({ count: 0 })
  const wrong = await one(
    `select count(*) filter (where exists (select from academic.history h
          where h.enrollment_id = r.enrollment_id and h.subject_id = s.subject_id and h.result = 'approved'))::int as passed,
      count(*) filter (where exists (select from academic.subject_requirement q
        where q.subject_id = s.subject_id and q.kind = 'prerequisite' and not exists (select from academic.history h
          where h.enrollment_id = r.enrollment_id and h.subject_id = q.required_subject_id and h.result in ('approved', 'exempt'))))::int as missing
    from academic.reenrollment_seat s join academic.reenrollment r using (reenrollment_id)`,
  )
  expect(wrong).toEqual({ passed: 0, missing: 0 })
})

it('spreads students over the stages, with prices that fit and nothing in the future', async () => {
  const found = await rows<{ status: string; count: number }>(
    `select status, count(*)::int as count from academic.reenrollment group by status order by status`,
  )
  expect(found.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['awaiting_payment', 'choosing', 'completed', 'confirmed', 'processing']),
  )
  const prices = await rows<{ price: EnrollmentPrice; units: number }>(
    `select price, (select sum(credits)::int from academic.reenrollment_seat s join academic.subject using (subject_id)
        where s.reenrollment_id = r.reenrollment_id) as units
    from academic.reenrollment r where confirmed_at is not null and status <> 'canceled'`,
  )
  expect(prices.length).toBeGreaterThan(50)
  for (const { price, units } of prices) {
    expect(units).toBeGreaterThanOrEqual(12)
    expect(price.lines.reduce((sum, { units: ofLine }) => sum + (ofLine ?? 0), 0)).toBe(units)
    expect(price.installments.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
  }
  const now = clock.now().toISOString()
  expect(
    await one(
      `select (select count(*)::int from academic.reenrollment_event where at > '${now}') as events,
        (select count(*)::int from academic.reenrollment where greatest(updated_at, confirmed_at, completed_at) > '${now}') as rows,
        (select count(*)::int from academic.reenrollment_seat where status = 'held' and held_until > '${now}') as held,
        (select count(*) > 0 from academic.class_waiting) as "hasWaiting", (select count(*) > 0 from academic.reenrollment_exception) as "hasExceptions"`,
    ),
  ).toEqual({ events: 0, rows: 0, held: 0, hasWaiting: true, hasExceptions: true })
})

it('charges who has confirmed by name: one owes the first debt, one has paid it, one waits', async () => {
  const people = await rows(
    `select student_name as name, r.status, c.status as contract, d.status as debt, d.gross_cents = (price->'installments'->0->>'amount')::bigint as "isPrice",
      (select count(*)::int from financial.debt o where o.reenrollment_id = r.reenrollment_id) as debts,
      (select count(*)::int from financial.ledger_entry l where l.debt_id = d.debt_id) as booked
    from academic.reenrollment r join academic.enrollment e using (enrollment_id)
    left join financial.contract c using (contract_id) left join financial.debt d on d.debt_id = r.first_debt_id
    where r.user_id is not null order by r.enrollment_id`,
  )
  expect(people).toEqual([
    { name: 'Júlia Ramos', status: 'choosing', contract: null, debt: null, isPrice: null, debts: 0, booked: 0 },
    { name: 'Tiago Moura', status: 'awaiting_payment', contract: 'active', debt: 'open', isPrice: true, debts: 6, booked: 0 },
    { name: 'Vera Lopes', status: 'completed', contract: 'active', debt: 'settled', isPrice: true, debts: 6, booked: 1 },
    { name: 'Caio Brito', status: 'processing', contract: 'active', debt: null, isPrice: null, debts: 0, booked: 0 },
  ])
})

it('lets everybody stand where docs/demo.md says, with a rich choice for those who can go through', async () => {
  await seedDocuments({ pool, clock })
  const finance = { ...testFinance().port, facts: (...[place, record, today]: FactsOf) => financialFacts(pool, place, record, today) }
  const ports: ReenrollmentPorts = { ...unused, pool, clock, reenrollmentFinance: finance }
  const of = (enrollmentId: number) => {
    const { tenantId, userId, registration } = demoEnrollments.find((person) => person.enrollmentId === enrollmentId)!
    return [ports, { tenantId, institutionId: null, userId, timeZone: 'America/Sao_Paulo' }, registration] as const
  }
  const results = await Promise.all(
    [11, 12, 13, 14, 15, 16, 3, 7].map(async (enrollmentId) => {
      const { result, problem, step } = await readProcess(...of(enrollmentId))
      return [enrollmentId, problem ?? result, step]
    }),
  )
  expect(results).toEqual([
    [11, 'no_renewal_needed', 'pending_items'],
    [12, 'enrollment_not_active', 'pending_items'],
    [13, 'dependency_or_adaptation', 'subjects'],
    [14, 'first_debt_pending', 'payment'],
    [15, 'first_debt_settled', 'payment'],
    [16, 'payment_generation_in_progress', 'payment'],
    [3, 'not_yet_open', 'pending_items'],
    [7, 'closed', 'pending_items'],
  ])

  const blocking = async (enrollmentId: number) =>
    (await listPendencies(...of(enrollmentId), 'pt-BR')).results.filter(({ isBlocking }) => isBlocking).map(({ kind }) => kind)
  // Ana pays two debts, confirms her data and chooses what she failed.
  expect(await blocking(1)).toEqual(['payment_pending', 'payment_pending', 'person_update', 'dependency_adaptation'])
  expect(await blocking(2)).toEqual(['payment_pending', 'documentation_mandatory', 'person_update', 'dependency_adaptation'])
  const counts = (enrollmentId: number) =>
    Promise.all(
      (['curricular', 'elective', 'pending'] as const).map(async (list) => (await listOfferedSubjects(...of(enrollmentId), list)).length),
    )
  expect([await counts(1), await counts(2), await counts(6), await counts(13)]).toEqual([
    [9, 3, 3],
    [7, 3, 1],
    [6, 3, 0],
    [9, 5, 1],
  ])
})

type FactsOf = Parameters<ReenrollmentPorts['reenrollmentFinance']['facts']>
const unused = {
  closedDays: async () => [],
  getTimeZone: async () => 'America/Sao_Paulo',
  sendJob: () => Promise.reject(new Error('nothing is sent')),
}
