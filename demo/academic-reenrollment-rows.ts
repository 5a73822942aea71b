import { createHash } from 'node:crypto'
import type pg from 'pg'
import type {
  EnrollmentPrice,
  ExceptionKind,
  PendencyKind,
  ReenrollmentStatus,
  SeatStatus,
  SubjectList,
} from '#api/academic/reenrollment.ts'
import type { ReenrollmentEvent } from '#api/academic/reenrollment-office.ts'

/** The current state of a reenrollment with its events so far. Instants are ISO 8601. */
export interface DemoReenrollment {
  periodId: number
  institutionId: number
  enrollmentId: number
  userId: number | null
  status: ReenrollmentStatus
  price: EnrollmentPrice | null
  createdAt: string
  updatedAt: string
  confirmedAt: string | null
  completedAt: string | null
  seats: { groupId: number; subjectId: number; list: SubjectList; status: SeatStatus; heldUntil: string | null; chosenAt: string }[]
  waiting: { groupId: number; list: SubjectList; joinedAt: string }[]
  exceptions: {
    kind: ExceptionKind
    units?: number
    subjectId?: number
    pendency?: PendencyKind
    reason: string
    madeBy: number
    madeAt: string
  }[]
  events: {
    kind: ReenrollmentEvent['kind']
    at: string
    by: ReenrollmentEvent['by']
    madeBy: number | null
    groupId?: number
    reason?: string
  }[]
}

/** Returns the id of an enrollment's reenrollment, the same on every machine. */
export function getReenrollmentId(enrollmentId: number): string {
  const hex = createHash('md5').update(`reenrollment ${enrollmentId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Runs in the tenant's transaction. */
export async function writeReenrollments(client: pg.ClientBase, tenantId: number, rows: readonly DemoReenrollment[]): Promise<void> {
  const named = rows.map((row) => ({ ...row, reenrollmentId: getReenrollmentId(row.enrollmentId) }))
  const own = named.map(({ seats: _seats, waiting: _waiting, exceptions: _exceptions, events: _events, ...row }) => row)
  await client.query(reenrollmentsSql, [tenantId, JSON.stringify(own)])
  const parts = (key: 'seats' | 'waiting' | 'exceptions' | 'events') =>
    JSON.stringify(
      named.flatMap(({ reenrollmentId, periodId, enrollmentId, ...row }) =>
        row[key].map((part) => ({ ...part, reenrollmentId, periodId, enrollmentId })),
      ),
    )
  await client.query(seatsSql, [tenantId, parts('seats')])
  await client.query(waitingSql, [tenantId, parts('waiting')])
  await client.query(exceptionsSql, [tenantId, parts('exceptions')])
  await client.query(eventsSql, [tenantId, parts('events')])
}

const reenrollmentsSql = `
with given as (
  select * from jsonb_to_recordset($2::jsonb) as r("reenrollmentId" uuid, "periodId" int, "institutionId" int, "enrollmentId" int, "userId" int,
    status text, price jsonb, "createdAt" timestamptz, "updatedAt" timestamptz, "confirmedAt" timestamptz, "completedAt" timestamptz)
), admitted as (
  insert into academic.reenrollment_admission (tenant_id, period_id, enrollment_id, admitted_at)
  select $1::int, "periodId", "enrollmentId", "createdAt" from given
)
insert into academic.reenrollment (reenrollment_id, tenant_id, institution_id, period_id, enrollment_id, user_id, status, revision, price,
  confirmations, created_at, updated_at, confirmed_at, completed_at)
select "reenrollmentId", $1::int, "institutionId", "periodId", "enrollmentId", "userId", status, 1, nullif(price, 'null'),
  ("confirmedAt" is not null)::int, "createdAt", "updatedAt", "confirmedAt", "completedAt"
from given`

const seatsSql = `
insert into academic.reenrollment_seat (tenant_id, reenrollment_id, group_id, subject_id, list, status, held_until, is_prolonged, chosen_at)
select $1::int, "reenrollmentId", "groupId", "subjectId", list, status, "heldUntil", false, "chosenAt"
from jsonb_to_recordset($2::jsonb) as s("reenrollmentId" uuid, "groupId" int, "subjectId" int, list text, status text,
  "heldUntil" timestamptz, "chosenAt" timestamptz)`

const waitingSql = `
insert into academic.class_waiting (tenant_id, group_id, reenrollment_id, list, joined_at)
select $1::int, "groupId", "reenrollmentId", list, "joinedAt"
from jsonb_to_recordset($2::jsonb) as w("reenrollmentId" uuid, "groupId" int, list text, "joinedAt" timestamptz)
order by "joinedAt", "groupId"`

const exceptionsSql = `
insert into academic.reenrollment_exception (tenant_id, period_id, enrollment_id, kind, units, subject_id, pendency, reason, made_by, made_at)
select $1::int, "periodId", "enrollmentId", kind, units, "subjectId", pendency, reason, "madeBy", "madeAt"
from jsonb_to_recordset($2::jsonb) as x("periodId" int, "enrollmentId" int, kind text, units int, "subjectId" int, pendency text,
  reason text, "madeBy" int, "madeAt" timestamptz)
order by "madeAt", "enrollmentId"`

const eventsSql = `
insert into academic.reenrollment_event (tenant_id, period_id, enrollment_id, kind, at, by, made_by, group_id, reason)
select $1::int, "periodId", "enrollmentId", kind, at, by, "madeBy", "groupId", reason
from jsonb_to_recordset($2::jsonb) as e("periodId" int, "enrollmentId" int, kind text, at timestamptz, by text, "madeBy" int,
  "groupId" int, reason text)
order by at, "enrollmentId"`
