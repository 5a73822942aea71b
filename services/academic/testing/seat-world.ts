import type pg from 'pg'
import { appConfig } from '#config'
import { stillClock } from '../../../tests/support/callers.ts'
import { createTestDatabase, createTestPool } from '../../../tests/support/database.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { academicJobs } from '../academic.jobs.ts'
import { enrollment, institution } from '../enrollments/enrollments.schema.ts'
import { carousel, classGroup, reenrollmentPeriod } from '../reenrollment/offer.schema.ts'
import type { ReenrollmentNotice } from '../reenrollment/reenrollment-notice.queries.ts'
import type { ReenrollmentPorts, StudentScope } from '../reenrollment/reenrollment-ports.ts'
import { curriculum, curriculumSubject, subject } from '../situation/curriculum.schema.ts'
import { testFinance } from './reenrollment-finance.ts'

const tenantId = 1
const [institutionId, curriculumId, periodId] = [91, 91, 91]
const firstUser = 50_000

/** A student of the world, with the number of their enrollment. */
export interface Chooser {
  scope: StudentScope
  academicRecord: string
}

export const chooser = (index: number): Chooser => ({
  scope: { tenantId, institutionId, userId: firstUser + index, timeZone: appConfig.defaultTimeZone },
  academicRecord: `S${index}`,
})

/**
 * A period of credits that is open, with one course of `subjects` subjects of four credits, R$ 100.00 each, and as many students as asked
 * for. Jobs are kept until `runJobs`.
 */
export async function createSeatWorld({ students, subjects = 6 }: { students: number; subjects?: number }) {
  const { pool, url } = await createTestDatabase()
  const clock = stillClock('2026-11-21T15:00:00Z')
  const finance = testFinance()
  const told: ReenrollmentNotice[] = []
  const waitingJobs: { name: string; data: object }[] = []
  const portsOn = (given: pg.Pool): ReenrollmentPorts => ({
    pool: given,
    clock,
    reenrollmentFinance: finance.port,
    closedDays: async () => [],
    getTimeZone: async () => appConfig.defaultTimeZone,
    sendJob: async (name, data) => void waitingJobs.push({ name, data }),
  })
  const ports = portsOn(pool)
  const onRows = <Result>(work: (transaction: TenantTransaction) => Promise<Result>) => inTenant(pool, tenantId, work)
  await onRows(({ db }) => addOffer(db, { students, subjects, now: clock.now() }))
  const jobs = academicJobs({ ...ports, tellReenrollment: async (notice: ReenrollmentNotice) => void told.push(notice) } as never)
  return {
    pool,
    url,
    clock,
    ports,
    finance,
    told,
    /** A second connection pool, which stands for another process. */
    secondPool: () => createTestPool(url),
    portsOn,
    /** Runs the waiting jobs, and those that they send. */
    async runJobs() {
      for (let job = waitingJobs.shift(); job; job = waitingJobs.shift()) {
        const { name, data } = job
        await jobs.find((one) => one.name === name)!.run(data)
      }
    },
    /** Discards the waiting jobs, as if the queue had given them up. */
    forgetJobs: () => void waitingJobs.splice(0),
    /** Lets a number of students, starting with the given one, begin and have their turn. */
    async begin(from: number, count: number): Promise<void> {
      await onRows(async ({ client }) => {
        await client.query(
          `insert into academic.reenrollment
            (reenrollment_id, tenant_id, institution_id, period_id, enrollment_id, user_id, status, revision, confirmations, created_at, updated_at)
          select gen_random_uuid(), tenant_id, institution_id, $1, enrollment_id, user_id, 'choosing', 0, 0, $2, $2 from academic.enrollment
          where user_id - $3 between 0 and $4`,
          [periodId, clock.now(), firstUser + from, count - 1],
        )
        await client.query(
          `insert into academic.reenrollment_admission (tenant_id, period_id, enrollment_id, admitted_at)
          select tenant_id, $1, enrollment_id, $2 from academic.enrollment
          where user_id - $3 between 0 and $4`,
          [periodId, clock.now(), firstUser + from, count - 1],
        )
      })
    },
    async rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
      return onRows(async ({ client }) => (await client.query<Row>(text, values)).rows)
    },
    /** Adds a class of the subject with this number, from 1. @returns its id */
    async addGroup(ofSubject: number, seats: number, more: Partial<typeof classGroup.$inferInsert> = {}): Promise<number> {
      const [added] = await onRows(({ db }) =>
        db
          .insert(classGroup)
          .values({
            tenantId,
            periodId,
            subjectId: 9100 + ofSubject,
            code: `D${ofSubject}-${crypto.randomUUID().slice(0, 8)}`,
            shift: 'morning',
            meetings: [{ weekday: ofSubject, from: '08:00', to: '09:40' }],
            startsOn: '2027-02-01',
            endsOn: '2027-06-30',
            seats,
            isOpen: true,
            revision: 0,
            ...more,
          })
          .returning({ groupId: classGroup.groupId }),
      )
      return added!.groupId
    },
  }
}

export type SeatWorld = Awaited<ReturnType<typeof createSeatWorld>>

async function addOffer(db: TenantTransaction['db'], { students, subjects, now }: { students: number; subjects: number; now: Date }) {
  await db.insert(institution).values({ tenantId, institutionId, name: 'Campus dos Testes' })
  await db.insert(curriculum).values({ tenantId, curriculumId, name: 'Matriz', electiveWorkload: 0, minimumGrade: 6, maximumAbsence: 25 })
  const numbers = Array.from({ length: subjects }, (_, index) => index + 1)
  await db.insert(subject).values(
    numbers.map((number) => ({
      tenantId,
      subjectId: 9100 + number,
      code: `D${number}`,
      name: `Disciplina ${number}`,
      workload: 60,
      credits: 4,
    })),
  )
  await db
    .insert(curriculumSubject)
    .values(numbers.map((number) => ({ tenantId, curriculumId, subjectId: 9100 + number, term: 1, type: 'compulsory' as const })))
  await db.insert(reenrollmentPeriod).values({
    tenantId,
    periodId,
    institutionId,
    period: '2027/1',
    opensAt: new Date(now.getTime() - 3_600_000),
    closesAt: new Date(now.getTime() + 20 * 86_400_000),
    changesUntil: new Date(now.getTime() + 40 * 86_400_000),
    startsOn: '2027-02-01',
    endsOn: '2027-06-30',
    measure: 'credit',
    minimum: 4,
    maximum: 20,
    dependencyMaximum: 8,
    allowsClashes: false,
    curriculumIds: [],
    documentKindIds: [],
    rules: [],
    unitCents: 10_000,
    fixedCents: 0,
    discountBasisPoints: 0,
    installments: 6,
    firstDueDate: '2027-01-10',
    admissionsPerMinute: 100_000,
    revision: 0,
  })
  await db.insert(carousel).values({ tenantId, periodId, curriculumId })
  await db.insert(enrollment).values(
    Array.from({ length: students }, (_, index) => ({
      tenantId,
      institutionId,
      userId: firstUser + index,
      studentName: `Pessoa ${index}`,
      taxId: '52998224725',
      academicRecord: `S${index}`,
      course: 'Curso dos Testes',
      curriculumId,
      status: 'active' as const,
      startedOn: '2025-02-01',
    })),
  )
}
