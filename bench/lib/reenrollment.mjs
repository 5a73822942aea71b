import { fork } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../server/database/open.ts'
import { chooseClass } from '../../services/academic/reenrollment/choose-class.ts'
import { enterReenrollment } from '../../services/academic/reenrollment/enter-reenrollment.ts'
import { createPool, inTenant } from '../../services/platform/database.ts'

const subjects = 12
const groupsEach = 6
const seatsEach = 60
const wanted = 3
/** Students whom one process serves at a time. */
const atOnce = 16

/**
 * The first minute of a period: every student comes at once and holds a seat of three subjects in the first of their classes that has one,
 * 15,000 seats being wanted of 4,320, over processes that share nothing but the database. The financial service
 * answers at once.
 *
 * @returns calls per second, milliseconds of calls, and what the seats say: none may be given twice, nor refused while one is left
 */
export async function firstMinute(dataDirectory, { students = 5000, processes = 4 } = {}) {
  const database = await openDatabase(undefined, path.resolve(dataDirectory), console.error)
  try {
    const offer = await inTenant(database.pool, 1, ({ client }) => lay(client, students))
    await database.pool.query('analyze academic.enrollment, academic.class_group')
    const shares = Array.from({ length: processes }, (_, share) => ({
      ...offer,
      url: database.url,
      first: share,
      step: processes,
      students,
    }))
    const started = performance.now()
    const parts = await Promise.all(shares.map(inProcess))
    const seconds = (performance.now() - started) / 1000
    const times = parts.flatMap((part) => part.times).sort((a, b) => a - b)
    const outcomes = parts.flatMap((part) => part.outcomes)
    const count = (outcome) => outcomes.filter((one) => one === outcome).length
    const seats = await inTenant(database.pool, 1, ({ client }) => counted(client, offer.periodId))
    return {
      students,
      processes,
      perSecond: times.length / seconds,
      seconds,
      p50: times[Math.floor(times.length * 0.5)],
      p95: times[Math.floor(times.length * 0.95)],
      held: count('held'),
      full: count('full'),
      other: outcomes.length - count('held') - count('full'),
      ...seats,
      isRight: seats.over === 0 && seats.taken === count('held') && (count('full') === 0 || seats.fullGroups > 0),
    }
  } finally {
    await database.close()
  }
}

function inProcess(share) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['students'])
    child.once('message', resolve)
    child.once('exit', (code) => code && reject(new Error(`A process of students ended with ${code}`)))
    child.send(share)
  })
}

/** An institution of its own, with classes that any student may take. */
async function lay(client, students) {
  const one = async (text, values) => (await client.query(text, values)).rows[0]
  const { id: institutionId } = await one(
    `insert into academic.institution (tenant_id, institution_id, name)
    select 1, 1 + coalesce(max(institution_id), 0), 'Bench' from academic.institution returning institution_id as id`,
  )
  const { id: curriculumId } = await one(
    `insert into academic.curriculum (tenant_id, name, elective_workload, minimum_grade, maximum_absence)
    values (1, 'Bench', 0, 6, 25) returning curriculum_id as id`,
  )
  const { id: periodId } = await one(
    `insert into academic.reenrollment_period (tenant_id, institution_id, period, opens_at, closes_at, changes_until, starts_on, ends_on, measure,
      minimum, maximum, dependency_maximum, allows_clashes, curriculum_ids, document_kind_ids, rules, unit_cents, fixed_cents, discount_bp,
      installments, first_due_date, admissions_per_minute, revision)
    values (1, $1, '2027/1', now() - interval '1 hour', now() + interval '1 day', now() + interval '2 days', current_date + 60, current_date + 180,
      'credit', 0, 40, 8, true, '{}', '{}', '{}', 45000, 0, 0, 6, current_date + 30, 100000, 0) returning period_id as id`,
    [institutionId],
  )
  await client.query('insert into academic.carousel (tenant_id, period_id, curriculum_id) values (1, $1, $2)', [periodId, curriculumId])
  const { rows } = await client.query(
    `with made as (
      insert into academic.subject (tenant_id, code, name, workload, credits)
      select 1, 'B' || $1::int || '-' || n, 'Bench ' || n, 60, 3 from generate_series(1, ${subjects}) n returning subject_id, code
    ), placed as (
      insert into academic.curriculum_subject (tenant_id, curriculum_id, subject_id, term, type) select 1, $2::int, subject_id, 1, 'compulsory' from made
    )
    insert into academic.class_group (tenant_id, period_id, subject_id, code, shift, meetings, starts_on, ends_on, seats, is_open, revision)
    select 1, $1::int, subject_id, code || '-' || g, 'morning', '[{"weekday":1,"from":"08:00","to":"10:00"}]', current_date + 60,
      current_date + 180, ${seatsEach}, true, 0
    from made cross join generate_series(1, ${groupsEach}) g returning group_id, subject_id`,
    [periodId, curriculumId],
  )
  await client.query(
    `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
    select 1, $1::int, 500000000 + $1::int * 100000 + n, 'Bench ' || n, '52998224725', 'B' || $1::int || '-' || n, 'Bench', $2::int, 'active', current_date
    from generate_series(0, $3::int - 1) n`,
    [institutionId, curriculumId, students],
  )
  const bySubject = Map.groupBy(rows, ({ subject_id }) => subject_id)
  return { institutionId, periodId, groups: [...bySubject.values()].map((list) => list.map(({ group_id }) => group_id)) }
}

async function counted(client, periodId) {
  const { rows } = await client.query(
    `select sum(taken)::int as taken, count(*) filter (where taken > seats)::int as over, count(*) filter (where taken = seats)::int as "fullGroups"
    from (select g.seats, (select count(*) from academic.reenrollment_seat s where s.group_id = g.group_id) as taken
      from academic.class_group g where g.period_id = $1) counted`,
    [periodId],
  )
  return rows[0]
}

const nothingOwed = {
  facts: async () => ({ overdueDebts: [], brokenAgreements: [], waitingContracts: [], currentMonthly: null }),
  contractStatus: async () => null,
}

/** One process of several, with every `step`th student. */
async function serve({ url, first, step, students, institutionId, groups }) {
  const pool = createPool(url)
  const ports = {
    pool,
    clock: { now: () => new Date() },
    reenrollmentFinance: nothingOwed,
    closedDays: async () => [],
    getTimeZone: async () => 'America/Sao_Paulo',
    sendJob: async () => undefined,
  }
  const times = []
  const outcomes = []
  const timed = async (call) => {
    const began = performance.now()
    const answer = await call()
    times.push(performance.now() - began)
    return answer
  }
  let next = first
  const work = async () => {
    for (let student = next; student < students; student = next) {
      next += step
      const scope = { tenantId: 1, institutionId, userId: 500_000_000 + institutionId * 100_000 + student, timeZone: 'America/Sao_Paulo' }
      const academicRecord = `B${institutionId}-${student}`
      const { queue } = await timed(() => enterReenrollment(ports, scope, academicRecord))
      if (queue) await new Promise((resolve) => setTimeout(resolve, Math.max(0, Date.parse(queue.admittedAt) - Date.now()) + 1))
      for (let choice = 0; choice < wanted; choice++) {
        const list = groups[(student + choice * 5) % groups.length]
        for (let other = 0; other < list.length; other++) {
          const groupId = list[(student + other) % list.length]
          const { outcome } = await timed(() => chooseClass(ports, scope, { academicRecord, groupId }))
          outcomes.push(outcome)
          if (outcome !== 'full') break
        }
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await pool.end()
  process.send({ times, outcomes }, () => process.disconnect())
}

if (process.send && process.argv[2] === 'students') process.once('message', serve)
