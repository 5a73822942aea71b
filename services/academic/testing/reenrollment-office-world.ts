import { mayManageReenrollment } from '#api/permissions.ts'
import { type GroupSettings, type PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { principal } from '../../../tests/support/callers.ts'
import type { World } from './world.ts'

/** Settings of a period of the first tenant's institution 11; the tests' clock stands at 2026-11-21. */
export const termSettings = (more: Partial<PeriodSettings> = {}): PeriodSettings => ({
  period: '2031/1',
  opensAt: '2026-11-20T12:00:00.000Z',
  closesAt: '2026-12-20T12:00:59.999Z',
  changesUntil: '2027-01-20T12:00:59.999Z',
  startsOn: '2027-02-01',
  endsOn: '2027-06-30',
  measure: 'credit',
  minimum: 4,
  maximum: 20,
  dependencyMaximum: 8,
  allowsClashes: false,
  curriculumIds: [],
  documentKindIds: [],
  rules: ['payment_pending', 'agreement', 'documentation_mandatory', 'person_update', 'accept_contract', 'dependency_adaptation'],
  unitAmount: 30_000,
  fixedAmount: 0,
  discountBasisPoints: 0,
  installments: 6,
  firstDueDate: '2027-01-10',
  admissionsPerMinute: 600,
  ...more,
})

export const classSettings = (more: Partial<GroupSettings> & { subjectId: number }): GroupSettings => ({
  code: 'T-A',
  shift: 'evening',
  teacher: null,
  room: null,
  meetings: [{ weekday: 1, from: '19:00', to: '20:40' }],
  startsOn: '2027-02-01',
  endsOn: '2027-06-30',
  seats: 2,
  isOpen: true,
  ...more,
})

/** Returns the office's procedures, called by a member of an institution of the first tenant. */
export function getOffice(world: World, { userId = 1102, institutionId = 11 as number | null, tenantId = 1 } = {}) {
  const permissions = { [mayManageReenrollment.audience]: mayManageReenrollment.permissions }
  return world.client(principal({ userId, tenantId, institutionId, profile: 'OPERATION', permissions })).reenrollmentOffice
}

/** Subjects of a curriculum by code. */
export async function subjectIds({ rows }: World, curriculumId = 1): Promise<Map<string, number>> {
  const found = await rows<{ code: string; subjectId: number }>(
    1,
    `select s.code, s.subject_id as "subjectId" from academic.subject s join academic.curriculum_subject c using (tenant_id, subject_id)
    where c.curriculum_id = $1`,
    [curriculumId],
  )
  return new Map(found.map(({ code, subjectId }) => [code, subjectId]))
}

/** Inserts a reenrollment with seats by group. @returns its id */
export async function putChoice(
  { rows, clock }: World,
  {
    periodId,
    enrollmentId,
    status = 'choosing',
    seats = [],
  }: { periodId: number; enrollmentId: number; status?: string; seats?: { groupId: number; status: 'held' | 'taken' }[] },
): Promise<string> {
  const reenrollmentId = crypto.randomUUID()
  await rows(
    1,
    `insert into academic.reenrollment
      (reenrollment_id, tenant_id, institution_id, period_id, enrollment_id, user_id, status, revision, confirmations, created_at, updated_at)
    select $1, tenant_id, institution_id, $2, enrollment_id, user_id, $4, 0, case when $4 = 'choosing' then 0 else 1 end, $5, $5
    from academic.enrollment where enrollment_id = $3`,
    [reenrollmentId, periodId, enrollmentId, status, clock.now()],
  )
  for (const seat of seats)
    await rows(
      1,
      `insert into academic.reenrollment_seat
        (tenant_id, reenrollment_id, group_id, subject_id, list, status, held_until, is_prolonged, chosen_at)
      select 1, $1, group_id, subject_id, 'curricular', $3, case when $3 = 'held' then $4::timestamptz + interval '10 minutes' end, false, $4
      from academic.class_group where group_id = $2`,
      [reenrollmentId, seat.groupId, seat.status, clock.now()],
    )
  return reenrollmentId
}

/** A place on a waiting list. */
export async function putWaiting({ rows, clock }: World, { groupId, reenrollmentId }: { groupId: number; reenrollmentId: string }) {
  await rows(
    1,
    `insert into academic.class_waiting (tenant_id, group_id, reenrollment_id, list, joined_at) values (1, $1, $2, 'curricular', $3)`,
    [groupId, reenrollmentId, clock.now()],
  )
}
