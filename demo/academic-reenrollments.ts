import type pg from 'pg'
import { appConfig } from '#config'
import { addDays } from '../class-selection/class-times.ts'
import { type Clock, getCivilDate } from '../services/platform/clock.ts'
import { inTenant } from '../services/platform/database.ts'
import { getPrice, type Progress, getReenrollment } from './academic-reenrollment-choice.ts'
import { demoPeriods, getInstant, seedOffer, getPeriodSettings } from './academic-reenrollment-offer.ts'
import { getChoice, type PopulationInput, getPopulation } from './academic-reenrollment-population.ts'
import { type DemoReenrollment, getReenrollmentId, writeReenrollments } from './academic-reenrollment-rows.ts'
import { demoEnrollments } from './financial-demo-people.ts'

/** Enrollment whose reenrollment waits for debts that are never created. */
const held = 16

/** Reenrollments of students of the next to last year who have begun. */
export const demoReenrollments: readonly { enrollmentId: number; progress: Progress }[] = [
  { enrollmentId: 13, progress: 'started' },
  { enrollmentId: 14, progress: 'awaiting_payment' },
  { enrollmentId: 15, progress: 'completed' },
  { enrollmentId: held, progress: 'processing' },
]

/**
 * Periods with their classes, and reenrollments of Campus Norte; dates are relative to today. Does nothing where a tenant has periods, or
 * comes from before these people; needs the academic and the financial demo.
 */
export async function seedReenrollments({ pool, clock }: { pool: pg.Pool; clock: Clock }): Promise<void> {
  const now = clock.now()
  const today = getCivilDate(now, appConfig.defaultTimeZone)
  let isNew = false
  for (const tenantId of [1, 2, 3])
    await inTenant(pool, tenantId, async ({ client }) => {
      const periods = await client.query('select from academic.reenrollment_period limit 1')
      const person = await client.query('select from academic.enrollment where enrollment_id = $1', [held])
      if (periods.rowCount !== 0 || (tenantId === 1 && person.rowCount === 0)) return
      const groups = await seedOffer(client, tenantId, today)
      isNew = true
      if (tenantId !== 1) return
      const [period] = demoPeriods
      const population: PopulationInput = {
        tenantId,
        period: period!,
        settings: getPeriodSettings(period!, today),
        groups,
        taken: new Map(),
        today,
        now,
      }
      const own = demoReenrollments.map((one) => ofPerson(one, population))
      await writeReenrollments(client, tenantId, [...own, ...(await getPopulation(client, population))])
    })
  // An existing demo keeps its own sequences, so they are set only in a new one.
  if (isNew)
    await pool.query(
      `select setval('academic.reenrollment_period_period_id_seq', 1001), setval('academic.carousel_carousel_id_seq', 100001), setval('academic.class_group_group_id_seq', 100001)`,
    )
  await holdReenrollment(pool, now)
}

function ofPerson({ enrollmentId, progress }: (typeof demoReenrollments)[number], given: PopulationInput): DemoReenrollment {
  const { userId, institutionId } = demoEnrollments.find((one) => one.enrollmentId === enrollmentId)!
  const { chosen } = getChoice({ enrollmentId, curriculumId: 1, terms: 7, failed: null }, given, progress)
  return getReenrollment({
    place: { periodId: given.period.periodId, institutionId, enrollmentId, userId },
    progress,
    chosen,
    price: getPrice(given.settings, chosen, 149_750),
    at:
      enrollmentId === held
        ? new Date(given.now.getTime() - 16 * 60_000)
        : new Date(getInstant(addDays(given.today, enrollmentId - 17), '19:30')),
  })
}

/** Keeps one reenrollment waiting for its debts: a job would charge one that has waited for long, and the demo may run for days. */
export async function holdReenrollment(pool: pg.Pool, now: Date): Promise<void> {
  await inTenant(pool, 1, ({ client }) =>
    client.query(`update academic.reenrollment set updated_at = $2 where reenrollment_id = $1 and status = 'processing'`, [
      getReenrollmentId(held),
      now,
    ]),
  )
}
