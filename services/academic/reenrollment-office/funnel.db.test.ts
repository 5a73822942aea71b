import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mayManageReenrollment } from '#api/permissions.ts'
import { type FunnelStage } from '#api/academic/reenrollment-office.ts'
import type { PendencyKind } from '#api/academic/reenrollment.ts'
import { principal } from '../../../tests/support/callers.ts'
import { classSettings, getOffice, putChoice, putWaiting, subjectIds, termSettings } from '../testing/reenrollment-office-world.ts'
import { createWorld, type World } from '../testing/world.ts'

let world: World
let subjectId: number
const code = (expected: string) => expect.objectContaining({ code: expected })
const office = () => getOffice(world)
const page = { page: 1, perPage: 50 } as const
const debt = {
  debtId: 1,
  type: 'tuition' as const,
  description: null,
  competency: '2026-10-01',
  dueDate: '2026-10-10',
  amountPayable: 100,
  daysOverdue: 42,
  cardInReview: false,
  isNegotiable: true,
}

let term = 2050
const newPeriod = (more: Parameters<typeof termSettings>[0] = {}) =>
  office().addPeriod({ institutionId: 11, settings: termSettings({ period: `${term++}/1`, curriculumIds: [1, 2], ...more }) })

/** Another active student of a course of the institution. @returns enrollment id */
let count = 0
async function addStudent(name: string, userId: number | null = null): Promise<{ enrollmentId: number; record: string }> {
  const record = `F${++count}`
  const [added] = await world.rows<{ id: number }>(
    1,
    `insert into academic.enrollment (enrollment_id, tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id,
      status, started_on)
    values ($1, 1, 11, $2, $3, '00000000000', $4, 'Engenharia Civil', 1, 'active', '2024-02-01') returning enrollment_id as id`,
    [900_000 + count, userId, name, record],
  )
  return { enrollmentId: added!.id, record }
}

const getStages = async (periodId: number) =>
  Object.fromEntries((await office().funnel({ periodId })).stages.map((one) => [one.stage, one.count])) as Record<FunnelStage, number>
const personOf = async (periodId: number, record: string) =>
  (await office().people({ ...page, periodId, filter: { search: record } })).results.find((one) => one.academicRecord === record)!

beforeAll(async () => {
  world = await createWorld()
  subjectId = (await subjectIds(world)).get('ECV801')!
})

beforeEach(() => {
  world.finance.facts.clear()
  world.finance.state.isAway = false
})

describe('the funnel', () => {
  it('counts each active student of the period’s courses once, and lists those whom it counts', async () => {
    const { periodId } = await newPeriod()
    const { groupId } = await office().addGroup({ periodId, settings: classSettings({ subjectId, seats: 5 }) })
    const before = await getStages(periodId)
    const put = async (name: string, status?: string, seats: Parameters<typeof putChoice>[1]['seats'] = []) => {
      const { enrollmentId, record } = await addStudent(name)
      const reenrollmentId = status ? await putChoice(world, { periodId, enrollmentId, status, seats }) : null
      return { record, reenrollmentId }
    }
    await put('Nada')
    await put('Cancelada', 'canceled')
    await put('Entrou', 'choosing')
    await put('Escolhe', 'choosing', [{ groupId, status: 'held' }])
    const waits = await put('Espera', 'choosing')
    await putWaiting(world, { groupId, reenrollmentId: waits.reenrollmentId! })
    for (const status of ['confirmed', 'processing', 'awaiting_payment']) await put('Paga', status, [{ groupId, status: 'taken' }])
    await put('Pronta', 'completed')
    const held = await put('Bloqueada', 'choosing', [{ groupId, status: 'held' }])
    world.finance.facts.set(held.record, { overdueDebts: [debt] })
    const stages = await getStages(periodId)
    expect(stages).toEqual({ ...before, not_started: before.not_started + 2, started: 1, blocked: 1, choosing: 2, paying: 3, done: 1 })
    const { blockedBy, seats, isFinanceMissing } = await office().funnel({ periodId })
    expect({ blockedBy, seats, isFinanceMissing }).toEqual({
      blockedBy: [{ rule: 'payment_pending', count: 1 }],
      seats: { offered: 5, taken: 3, held: 2, waiting: 1 },
      isFinanceMissing: false,
    })
    for (const [stage, count] of Object.entries(stages) as [FunnelStage, number][]) {
      const listed = await office().people({ ...page, periodId, filter: { stage } })
      expect([stage, listed.totalCount]).toEqual([stage, count])
      expect(listed.results.every((person) => person.stage === stage)).toBe(true)
    }
    expect((await office().people({ ...page, periodId, filter: { rule: 'payment_pending' } })).results).toMatchObject([
      { student: 'Bloqueada', status: 'choosing', blockedBy: ['payment_pending'], classes: 1 },
    ])
    world.clock.advance(11 * 60_000)
    expect(await getStages(periodId)).toMatchObject({ started: 2, choosing: 1, blocked: 1 })
  })

  it('has people by name, a page at a time, and finds them by name and record', async () => {
    const { periodId } = await newPeriod()
    const found = await addStudent('Éder Müller')
    for (const search of ['eder mul', found.record.toLowerCase()]) {
      const { results } = await office().people({ ...page, periodId, filter: { search } })
      expect(results.map((one) => one.enrollmentId)).toContain(found.enrollmentId)
    }
    const all = await office().people({ ...page, periodId })
    const names = all.results.map(({ student }) => student)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
    const second = await office().people({ page: 2, perPage: 10, periodId })
    expect(second.results).toEqual(all.results.slice(10, 20))
    expect(await office().people({ page: 99, perPage: 10, periodId })).toMatchObject({ results: [], totalCount: all.totalCount })
    expect(await office().people({ ...page, periodId, filter: { search: '%' } })).toMatchObject({ results: [], totalCount: 0 })
  })

  it('says what keeps somebody, as the period and the office have it', async () => {
    const { periodId, revision, settings } = await newPeriod()
    const { enrollmentId, record } = await addStudent('Parada', 4321)
    await world.rows(1, 'delete from academic.data_update_request')
    await putChoice(world, { periodId, enrollmentId })
    const blockedBy = async () => (await personOf(periodId, record)).blockedBy
    expect(await blockedBy()).toEqual([])
    const kinds: PendencyKind[] = ['payment_pending', 'agreement', 'documentation_mandatory', 'person_update', 'accept_contract']
    world.finance.facts.set(record, {
      overdueDebts: [debt],
      brokenAgreements: [{ agreementId: 1, number: '1' }],
      waitingContracts: [{ contractId: 1, financialEnrollmentId: 1, number: '1', year: 2026, period: 2 }],
    })
    const [kind] = await world.rows<{ kindId: number }>(
      1,
      `insert into academic.document_kind (kind_id, tenant_id, name, purpose, has_back, position)
      values (99001, 1, '{"pt-BR": "RG", "en": "ID", "es": "DNI"}', 'admission', false, 1) returning kind_id as "kindId"`,
    )
    const { kindId } = kind!
    await world.rows(
      1,
      `insert into academic.enrollment_document (tenant_id, institution_id, enrollment_id, kind_id, status, revision)
      values (1, 11, $1, $2, 'pending', 0)`,
      [enrollmentId, kindId],
    )
    await world.rows(
      1,
      `insert into academic.data_update_request (tenant_id, institution_id, asked_at, due_on, fields) values (1, 11, $1, '2026-12-31', '{phone}')`,
      [world.clock.now()],
    )
    // The document is not one that the period asks for.
    expect(await blockedBy()).toEqual(kinds.filter((one) => one !== 'documentation_mandatory'))
    const asked = { ...settings, documentKindIds: [kindId] }
    const saved = await office().savePeriod({ periodId, revision, settings: asked })
    expect(await blockedBy()).toEqual(kinds)
    await world.rows(
      1,
      `insert into academic.reenrollment_exception (tenant_id, period_id, enrollment_id, kind, pendency, reason, made_by, made_at)
      values (1, $1, $2, 'pendency_waived', 'agreement', 'Acordo em revisão', 1102, $3)`,
      [periodId, enrollmentId, world.clock.now()],
    )
    await world.rows(1, `update academic.enrollment_document set status = 'accepted' where enrollment_id = $1`, [enrollmentId])
    await world.rows(1, `insert into academic.personal_data (tenant_id, user_id, phone, confirmed_at) values (1, 4321, '1', $1)`, [
      world.clock.now(),
    ])
    expect(await blockedBy()).toEqual(['payment_pending', 'accept_contract'])
    await office().savePeriod({ periodId, revision: saved.revision, settings: { ...asked, rules: ['agreement'] } })
    expect(await personOf(periodId, record)).toMatchObject({ stage: 'started', blockedBy: [] })
  })

  it('is read without the financial service, and says so', async () => {
    const { periodId } = await newPeriod()
    const { enrollmentId, record } = await addStudent('Devedora')
    await putChoice(world, { periodId, enrollmentId })
    world.finance.facts.set(record, { overdueDebts: [debt] })
    expect(await getStages(periodId)).toMatchObject({ blocked: 1 })
    world.finance.state.isAway = true
    expect(await office().funnel({ periodId })).toMatchObject({ isFinanceMissing: true, blockedBy: [] })
    expect(await getStages(periodId)).toMatchObject({ blocked: 0, started: 1 })
    const { periodId: without } = await newPeriod({ rules: ['person_update'] })
    expect(await office().funnel({ periodId: without })).toMatchObject({ isFinanceMissing: false })
  })

  it('is for the office of the institution', async () => {
    const { periodId } = await newPeriod()
    const permissions = { [mayManageReenrollment.audience]: mayManageReenrollment.permissions }
    const reads = (by: ReturnType<typeof office>) => [() => by.funnel({ periodId }), () => by.people({ ...page, periodId })]
    for (const stranger of [principal({ permissions }), principal({ profile: 'OPERATION' })])
      for (const read of reads(world.client(stranger).reenrollmentOffice)) await expect(read()).rejects.toEqual(code('FORBIDDEN'))
    for (const stranger of [getOffice(world, { institutionId: 12 }), getOffice(world, { institutionId: null, tenantId: 2 })])
      for (const read of reads(stranger)) await expect(read()).rejects.toEqual(code('NOT_FOUND'))
  })
})
