import type pg from 'pg'
import type { ActivityStatus } from '#api/academic/academic-situation.ts'
import { appConfig } from '#config'
import { type Clock, getCivilDate } from '../services/platform/clock.ts'
import { inTenant } from '../services/platform/database.ts'
import { type Course, courses, otherCourses } from './academic-courses.ts'
import { demoActivityKinds, demoCurricula, type DemoSubject, getSubjects, teachers } from './academic-curricula.ts'
import { firstDay, getPeriod } from './academic-terms.ts'
import { seedPersonalData } from './academic-personal-data.ts'
import { demoEnrollments } from './financial-demo-people.ts'

interface DemoActivity {
  enrollmentId: number
  /** The kind of the activity, an entry of `demoActivityKinds`. */
  kind: number
  title: string
  /** Number of days before today, or before the course's end. */
  daysAgo: number
  claimed: number
  status: ActivityStatus
  granted?: number
  reason?: string
}

export const demoActivities: readonly DemoActivity[] = [
  { enrollmentId: 1, kind: 0, title: 'Monitoria de Cálculo I', daysAgo: 420, claimed: 40, granted: 40, status: 'accepted' },
  {
    enrollmentId: 1,
    kind: 1,
    title: 'Iniciação científica: concretos com fibras',
    daysAgo: 300,
    claimed: 80,
    granted: 80,
    status: 'accepted',
  },
  {
    enrollmentId: 1,
    kind: 2,
    title: 'Mutirão de reforma da Escola Jardim das Flores',
    daysAgo: 210,
    claimed: 24,
    granted: 16,
    status: 'accepted',
    reason: 'O certificado comprova 16 horas.',
  },
  {
    enrollmentId: 1,
    kind: 3,
    title: 'Corrida de rua da primavera',
    daysAgo: 60,
    claimed: 6,
    status: 'refused',
    reason: 'O certificado não traz o seu nome. Envie um que traga nome, data e carga horária.',
  },
  { enrollmentId: 1, kind: 2, title: 'Semana de Engenharia: organização', daysAgo: 4, claimed: 20, status: 'pending' },
  { enrollmentId: 2, kind: 0, title: 'Curso de planilhas avançadas', daysAgo: 90, claimed: 30, granted: 30, status: 'accepted' },
  { enrollmentId: 9, kind: 0, title: 'Monitoria de Desenho Técnico', daysAgo: 500, claimed: 60, granted: 60, status: 'accepted' },
  { enrollmentId: 9, kind: 1, title: 'Feira de ciências: tijolos ecológicos', daysAgo: 380, claimed: 60, granted: 60, status: 'accepted' },
  { enrollmentId: 9, kind: 2, title: 'Mutirão de pintura da creche', daysAgo: 250, claimed: 50, granted: 50, status: 'accepted' },
  { enrollmentId: 9, kind: 3, title: 'Torneio de xadrez', daysAgo: 120, claimed: 30, granted: 30, status: 'accepted' },
  {
    enrollmentId: 7,
    kind: 1,
    title: 'Expedição ao Arquipélago de São Pedro e São Paulo',
    daysAgo: 120,
    claimed: 60,
    granted: 60,
    status: 'accepted',
  },
]

/** Seeds academic data deterministically, with periods relative to today. Skips tenants that have some; needs the financial demo. */
export async function seedAcademic({ pool, clock }: { pool: pg.Pool; clock: Clock }): Promise<void> {
  const today = getCivilDate(clock.now(), appConfig.defaultTimeZone)
  let isNew = false
  for (const tenantId of [1, 2, 3]) {
    await inTenant(pool, tenantId, async ({ client }) => {
      const { rowCount } = await client.query('select from academic.institution limit 1')
      if (rowCount !== 0) return
      await seedTenant(client, tenantId, today)
      isNew = true
    })
  }
  // An existing demo keeps its own sequences, so they are set only in a new one.
  if (!isNew) return
  await pool.query(
    `select setval('academic.enrollment_enrollment_id_seq', 100000001), setval('academic.subject_subject_id_seq', 1000001), setval('academic.curriculum_curriculum_id_seq', 1001), setval('academic.activity_kind_kind_id_seq', 100001)`,
  )
}

async function seedTenant(client: pg.ClientBase, tenantId: number, today: string) {
  const curricula = demoCurricula.filter((curriculum) => curriculum.tenantId === tenantId)
  const people = [...demoEnrollments, ...otherCourses].filter((enrollment) => enrollment.tenantId === tenantId)
  const studentCourses = courses.filter(({ enrollmentId }) => people.some((person) => person.enrollmentId === enrollmentId))
  await client.query(
    'insert into academic.institution (institution_id, tenant_id, name) select institution_id, tenant_id, name from financial.institution',
  )
  await client.query(
    `insert into academic.curriculum (curriculum_id, tenant_id, name, elective_workload, minimum_grade, maximum_absence)
    select "curriculumId", "tenantId", name, "electiveWorkload", 6, 25
    from jsonb_to_recordset($1::jsonb) as c("curriculumId" int, "tenantId" int, name text, "electiveWorkload" int)`,
    [JSON.stringify(curricula)],
  )
  const subjects = curricula.flatMap((curriculum) =>
    getSubjects(curriculum).map((one) => ({ ...one, curriculumId: curriculum.curriculumId })),
  )
  await client.query(
    `with given as (
      select * from jsonb_to_recordset($2::jsonb)
        as s("subjectId" int, code text, name text, workload int, term int, type text, "curriculumId" int)
    ), subjects as (
      insert into academic.subject (subject_id, tenant_id, code, name, workload, credits)
      select "subjectId", $1::int, code, name, workload, workload / 20 from given returning subject_id
    )
    insert into academic.curriculum_subject (tenant_id, curriculum_id, subject_id, term, type)
    select $1::int, "curriculumId", subject_id, term, type from subjects join given on given."subjectId" = subject_id`,
    [tenantId, JSON.stringify(subjects)],
  )
  const kinds = curricula.flatMap(({ curriculumId }) =>
    demoActivityKinds.map((kind, index) => ({ ...kind, curriculumId, kindId: curriculumId * 10 + index })),
  )
  await client.query(
    `insert into academic.activity_kind (kind_id, tenant_id, curriculum_id, name, required_workload)
    select "kindId", $1::int, "curriculumId", name, "requiredWorkload"
    from jsonb_to_recordset($2::jsonb) as k("kindId" int, "curriculumId" int, name jsonb, "requiredWorkload" int)`,
    [tenantId, JSON.stringify(kinds)],
  )
  const enrollments = studentCourses.map((course) => {
    const person = people.find(({ enrollmentId }) => enrollmentId === course.enrollmentId)!
    const ended = course.status === 'active' ? null : firstDay(today, -1)
    const { endedOn = ended, terms } = course
    const startedOn = course.endedOn ? firstDay(course.endedOn, -terms) : firstDay(today, ended ? -1 - terms : -terms)
    return { ...person, ...course, startedOn, endedOn }
  })
  await client.query(
    `insert into academic.enrollment
      (enrollment_id, tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on, ended_on)
    select "enrollmentId", $1::int, "institutionId", "userId", "studentName", "taxId", registration, course, "curriculumId", status, "startedOn", "endedOn"
    from jsonb_to_recordset($2::jsonb)
      as e("enrollmentId" int, "institutionId" int, "userId" int, "studentName" text, "taxId" text, registration text, course text,
        "curriculumId" int, status text, "startedOn" date, "endedOn" date)`,
    [tenantId, JSON.stringify(enrollments)],
  )
  const taken = studentCourses.flatMap((course) =>
    getHistory(
      course,
      subjects.filter(({ curriculumId }) => curriculumId === course.curriculumId),
      course.endedOn ?? today,
    ),
  )
  await client.query(
    `insert into academic.history (tenant_id, enrollment_id, subject_id, period, grade, partial_grade, absences, teacher, result)
    select $1::int, "enrollmentId", "subjectId", period, grade, "partialGrade", absences, teacher, result
    from jsonb_to_recordset($2::jsonb)
      as h("enrollmentId" int, "subjectId" int, period text, grade numeric, "partialGrade" numeric, absences int, teacher text, result text)`,
    [tenantId, JSON.stringify(taken)],
  )
  await client.query(
    `insert into academic.complementary_activity
      (tenant_id, enrollment_id, kind_id, title, done_on, claimed_hours, granted_hours, status, reason, sent_at, decided_at)
    select $1::int, "enrollmentId", e.curriculum_id * 10 + kind, title, sent - 10, claimed, granted, a.status, reason, (sent + time '14:20') at time zone $4,
      case when a.status <> 'pending' then (sent + 2 + time '09:40') at time zone $4 end
    from jsonb_to_recordset($2::jsonb)
      as a("enrollmentId" int, kind int, title text, "daysAgo" int, claimed int, granted int, status text, reason text)
    join academic.enrollment e on e.enrollment_id = "enrollmentId"
    cross join lateral (select least($3::date, e.ended_on) - "daysAgo" as sent) day`,
    [tenantId, JSON.stringify(demoActivities), today, appConfig.defaultTimeZone],
  )
  await client.query(cardSettingsSql, [tenantId])
  await client.query(cardsSql, [tenantId, today])
  await client.query(populationSql, [tenantId, curricula.at(-1)!.curriculumId])
  await seedPersonalData(client, tenantId, today)
}

/** Settings of cards: Aurora's southern campus reviews photos; its northern campus and the other institutions accept them without a review. */
const cardSettingsSql = `
insert into academic.card_setting (tenant_id, institution_id, reviews_photos)
select $1::int, institution_id, institution_id = 12 from academic.institution`

/** Cards from before photos were kept here; the last number makes ids and codes the same on every machine. */
const cardsSql = `
with card as (
  insert into academic.student_card
    (card_id, tenant_id, enrollment_id, validation_code, typed_code, photo_status, valid_from, valid_until, created_at)
  select overlay(overlay(md5('card ' || enrollment_id) placing '4' from 13) placing '8' from 17)::uuid, $1::int, enrollment_id,
    left(translate(encode(sha256(convert_to('card ' || enrollment_id, 'UTF8')), 'base64'), '+/=', '-_'), 22),
    case enrollment_id when 1 then '7KQ4-M2XD' else '7KQ4-M2X' || (enrollment_id % 8 + 2) end,
    'accepted', started_on, make_date(extract(year from $2::date)::int + 1, 3, 31), $2::date - 100
  from academic.enrollment where enrollment_id in (1, 2, 6, 7, 9)
  returning validation_code, card_id
)
insert into academic.card_code (validation_code, tenant_id, card_id) select validation_code, $1::int, card_id from card`

/** Students without accounts, in the general curriculum where their course has none: most are active, the others have left in some way. */
const populationSql = `
insert into academic.enrollment
  (enrollment_id, tenant_id, institution_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on, ended_on)
select enrollment_id, $1::int, institution_id, student_name, tax_id, registration, course, coalesce(curriculum_id, $2::int), status, started,
  case when status <> 'active' then started + 400 end
from financial.enrollment
left join academic.curriculum on name like course || ' %'
cross join lateral (
  select (array['locked', 'dropped', 'concluded', 'canceled', 'active', 'active', 'active', 'active', 'active', 'active'])[1 + enrollment_id % 10] as status,
    make_date(left(registration, 4)::int, 2, 1) as started
) fate
where user_id is null
on conflict do nothing`

/** Returns passed subjects for the completed terms, and those of the next term as being taken. */
function getHistory({ enrollmentId, terms, isTaking, fates = {} }: Course, subjects: readonly DemoSubject[], today: string) {
  return subjects.flatMap((one, index) => {
    const isOver = one.type === 'compulsory' && one.term <= terms
    const isNow = isTaking && one.type === 'compulsory' && one.term === terms + 1
    const result = fates[one.code] ?? (isOver ? 'approved' : isNow ? 'in_progress' : null)
    if (!result) return []
    const spread = (enrollmentId * 31 + index * 17) % 40
    const isOfNow = result === 'in_progress'
    return [
      {
        enrollmentId,
        subjectId: one.subjectId,
        result,
        period: getPeriod(today, isOfNow ? 0 : -1 - Math.max(0, terms - one.term)),
        grade: result === 'approved' ? 6 + spread / 10 : result.startsWith('failed') ? 2 + spread / 20 : null,
        partialGrade: isOfNow && index % 5 !== 4 ? 5 + (spread % 41) / 10 : null,
        absences:
          result === 'exempt'
            ? null
            : result === 'failed_by_absence'
              ? one.workload / 2
              : isOfNow && index % 4 === 1
                ? one.workload / 5
                : (spread % 5) * 2,
        teacher: result === 'exempt' ? null : teachers[index % teachers.length],
      },
    ]
  })
}
