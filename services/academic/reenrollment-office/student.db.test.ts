import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { classSettings, getOffice, putChoice, putWaiting, subjectIds, termSettings } from '../testing/reenrollment-office-world.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { createWorld, type World } from '../testing/world.ts'
import { mayManageReenrollment } from '#api/permissions.ts'

let world: World
let subjects: Map<string, number>
const code = (expected: string) => expect.objectContaining({ code: expected })
const office = () => getOffice(world)
const page = { page: 1, perPage: 50 } as const

let term = 2070
const newPeriod = (more: Parameters<typeof termSettings>[0] = {}) =>
  office().addPeriod({ institutionId: 11, settings: termSettings({ period: `${term++}/1`, curriculumIds: [1, 2], ...more }) })

beforeAll(async () => {
  world = await createWorld()
  subjects = await subjectIds(world)
})

beforeEach(() => {
  world.jobs.length = 0
  world.finance.facts.clear()
})

describe('a student at the office', () => {
  it('stands in the funnel where their own panel says', async () => {
    const { periodId } = await newPeriod()
    const { groupId } = await office().addGroup({ periodId, settings: classSettings({ subjectId: subjects.get('ECV801')!, seats: 50 }) })
    const { results: everybody } = await office().people({ ...page, periodId })
    for (const [at, { enrollmentId, academicRecord }] of everybody.entries()) {
      if (at % 3 > 0) await putChoice(world, { periodId, enrollmentId, seats: at % 3 > 1 ? [{ groupId, status: 'held' }] : [] })
      if (at % 2 > 0)
        world.finance.facts.set(academicRecord, {
          waitingContracts: [{ contractId: 7, financialEnrollmentId: 1, number: '7', year: 2026, period: 2 }],
        })
    }
    const stages = new Set<string>()
    for (const { enrollmentId, student, stage, blockedBy } of (await office().people({ ...page, periodId })).results) {
      const read = await office().student({ periodId, enrollmentId })
      expect(read.student).toBe(student)
      const kinds = read.pendencies.results
        .filter(({ isBlocking, kind }) => isBlocking && kind !== 'dependency_adaptation')
        .map(({ kind }) => kind)
      if (read.process.reenrollment) expect(new Set(blockedBy)).toEqual(new Set(kinds))
      expect(stage === 'not_started').toBe(read.process.reenrollment === null)
      stages.add(stage)
    }
    expect([...stages].sort()).toEqual(expect.arrayContaining(['blocked', 'not_started']))
  })

  it('is read by the office of the institution', async () => {
    const { periodId } = await newPeriod()
    expect(await office().student({ periodId, enrollmentId: 1 })).toMatchObject({
      student: 'Ana Souza',
      userId: 1001,
      process: { enrollmentId: 1, period: { periodId } },
      events: [],
    })
    const permissions = { [mayManageReenrollment.audience]: mayManageReenrollment.permissions }
    const student = world.client(principal({ permissions })).reenrollmentOffice
    await expect(student.student({ periodId, enrollmentId: 1 })).rejects.toEqual(code('FORBIDDEN'))
    for (const [stranger, enrollmentId] of [
      [getOffice(world, { institutionId: 12 }), 1],
      [getOffice(world, { institutionId: null, tenantId: 2 }), 1],
      // Of another institution than the period.
      [getOffice(world, { institutionId: null }), 4],
      [office(), 4],
    ] as const)
      await expect(stranger.student({ periodId, enrollmentId })).rejects.toEqual(code('NOT_FOUND'))
  })
})

it('a student’s page asks few statements of the database, and finance once', async () => {
  const { periodId } = await newPeriod({ rules: ['payment_pending'] })
  await office().student({ periodId, enrollmentId: 1 })
  const facts = vi.spyOn(world.finance.port, 'facts')
  expect((await getStatements(() => office().student({ periodId, enrollmentId: 1 }))).length).toBeLessThanOrEqual(6)
  expect(facts).toHaveBeenCalledOnce()
})

const reason = 'Combinado com a coordenação'

/** Ana in a period with two classes of a subject that comes next, two seats each. */
async function withClasses() {
  const { periodId } = await newPeriod()
  const add = (classCode: string, subject: string, weekday: number) =>
    office().addGroup({
      periodId,
      settings: classSettings({ subjectId: subjects.get(subject)!, code: classCode, meetings: [{ weekday, from: '19:00', to: '20:40' }] }),
    })
  const [first, second, other] = [await add('T-A', 'ECV901', 1), await add('T-B', 'ECV901', 2), await add('T-C', 'ECV902', 1)]
  return { ana: { periodId, enrollmentId: 1 }, first, second, other }
}

const getSeats = async ({ periodId, enrollmentId }: { periodId: number; enrollmentId: number }) =>
  (await office().student({ periodId, enrollmentId })).process.reenrollment!.classes.map(({ group, status }) => [group.code, status])
const events = async (of: { periodId: number; enrollmentId: number }) =>
  (await office().student(of)).events.map(({ kind, by, madeBy, class: classCode, reason }) => [kind, by, madeBy, classCode, reason])
const told = () => world.jobs.filter(({ name }) => name === 'academic.reenrollment-moved').length

describe('on a student’s behalf', () => {
  it('a class is chosen and given up, on record, and the student is told', async () => {
    const { ana, first } = await withClasses()
    world.finance.facts.set('202310482', {
      waitingContracts: [{ contractId: 7, financialEnrollmentId: 1, number: '7', year: 2026, period: 2 }],
    })
    expect(await office().chooseFor({ ...ana, groupId: first.groupId, reason })).toMatchObject({ outcome: 'held' })
    expect(await getSeats(ana)).toEqual([['T-A', 'held']])
    expect(told()).toBe(1)
    const after = await office().giveUpFor({ ...ana, groupId: first.groupId, reason })
    expect(after.process.reenrollment!.classes).toEqual([])
    expect(await events(ana)).toEqual([
      ['given_up', 'office', 'Reviewer 1102', 'T-A', reason],
      ['chosen', 'office', 'Reviewer 1102', 'T-A', reason],
      ['entered', 'office', 'Reviewer 1102', null, reason],
    ])
    expect(told()).toBe(2)
  })

  it('says what stands in the way of a class, and changes nothing', async () => {
    const { ana, first, other } = await withClasses()
    await office().chooseFor({ ...ana, groupId: first.groupId, reason })
    expect(await office().chooseFor({ ...ana, groupId: other.groupId, reason })).toEqual({ outcome: 'refused', faults: ['clash'] })
    const { groupId, revision, subjectId } = first
    await office().saveGroup({ ...ana, groupId, revision, settings: classSettings({ subjectId, code: 'T-A', seats: 1 }) })
    expect(await office().chooseFor({ ...ana, enrollmentId: 13, groupId, reason })).toEqual({ outcome: 'full', waiting: 0 })
    expect(await getSeats(ana)).toEqual([['T-A', 'held']])
  })

  it('a taken seat is moved to another class of the subject, and the freed one goes to the waiting list', async () => {
    const { ana, first, second, other } = await withClasses()
    const { periodId } = ana
    const { groupId: fromGroupId } = first
    await putChoice(world, { ...ana, status: 'completed', seats: [{ groupId: fromGroupId, status: 'taken' }] })
    const waits = await putChoice(world, { periodId, enrollmentId: 2 })
    await putWaiting(world, { groupId: fromGroupId, reenrollmentId: waits })
    await expect(office().moveSeat({ ...ana, fromGroupId, toGroupId: other.groupId, reason })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(office().moveSeat({ ...ana, fromGroupId: other.groupId, toGroupId: fromGroupId, reason })).rejects.toEqual(
      code('NOT_FOUND'),
    )
    world.jobs.length = 0
    expect(await office().moveSeat({ ...ana, fromGroupId, toGroupId: second.groupId, reason })).toMatchObject({ outcome: 'held' })
    expect(await getSeats(ana)).toEqual([['T-B', 'taken']])
    expect(await events(ana)).toEqual([['moved', 'office', 'Reviewer 1102', 'T-B', reason]])
    expect(world.jobs).toMatchObject([
      { name: 'academic.offer-seats', data: { groupId: fromGroupId } },
      { name: 'academic.reenrollment-moved' },
    ])
    for (const enrollmentId of [11, 12])
      await putChoice(world, { periodId, enrollmentId, seats: [{ groupId: fromGroupId, status: 'taken' }] })
    expect(await office().moveSeat({ ...ana, fromGroupId: second.groupId, toGroupId: fromGroupId, reason })).toMatchObject({
      outcome: 'full',
    })
    expect(await getSeats(ana)).toEqual([['T-B', 'taken']])
  })
})

describe('an exception', () => {
  const of = (periodId: number) => ({ periodId, enrollmentId: 1, units: null, subjectId: null, pendency: null, reason })

  it('is seen by the student with its reason, and taken back once', async () => {
    const { ana } = await withClasses()
    const { periodId } = ana
    const granted = await office().addException({ ...of(periodId), kind: 'limit_raised', units: 4 })
    expect(granted.process.exceptions).toMatchObject([{ kind: 'limit_raised', units: 4, reason }])
    expect(told()).toBe(1)
    const { exceptionId } = granted.process.exceptions[0]!
    const revoked = await office().revokeException({ exceptionId, reason: 'Concedida por engano' })
    expect(revoked.process.exceptions).toEqual([])
    expect(await events(ana)).toEqual([
      ['exception_revoked', 'office', 'Reviewer 1102', null, 'Concedida por engano'],
      ['excepted', 'office', 'Reviewer 1102', null, reason],
    ])
    await expect(office().revokeException({ exceptionId, reason })).rejects.toEqual(code('NOT_ALLOWED'))
    expect(told()).toBe(2)
  })

  it('lets pass what a rule asks for', async () => {
    const { ana } = await withClasses()
    const { periodId } = ana
    world.finance.facts.set('202310482', { brokenAgreements: [{ agreementId: 3, number: '3' }] })
    const blocking = async () =>
      (await office().student(ana)).pendencies.results.filter(({ isBlocking }) => isBlocking).map(({ kind }) => kind)
    expect(await blocking()).toContain('agreement')
    const waived = await office().addException({ ...of(periodId), kind: 'pendency_waived', pendency: 'agreement' })
    expect(waived.pendencies.results.find(({ kind }) => kind === 'agreement')).toMatchObject({ isBlocking: false, waivedBecause: reason })
    expect(await blocking()).not.toContain('agreement')
  })

  it('is granted once, for a subject of the course, while something can be changed', async () => {
    const { periodId, revision, settings } = await newPeriod()
    const waive = (subjectId: number) => office().addException({ ...of(periodId), kind: 'prerequisite_waived', subjectId })
    const both = await Promise.allSettled([waive(subjects.get('ECV901')!), waive(subjects.get('ECV901')!)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(waive((await subjectIds(world, 2)).get('ADM101')!)).rejects.toEqual(code('NOT_FOUND'))
    await expect(office().addException({ ...of(periodId), kind: 'limit_raised', pendency: 'agreement' })).rejects.toMatchObject({
      status: 400,
    })
    const past = {
      ...settings,
      opensAt: '2026-10-01T12:00:00.000Z',
      closesAt: '2026-10-02T12:00:00.000Z',
      changesUntil: '2026-10-03T12:00:00.000Z',
    }
    await office().savePeriod({ periodId, revision, settings: past })
    await expect(waive(subjects.get('ECV902')!)).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(office().chooseFor({ periodId, enrollmentId: 1, groupId: 1, reason })).rejects.toEqual(code('PERIOD_CLOSED'))
  })
})

it('acts are for the office of the institution, in its own name', async () => {
  const { ana, first, second } = await withClasses()
  const { process } = await office().addException({ ...ana, kind: 'limit_raised', units: 2, subjectId: null, pendency: null, reason })
  const { exceptionId } = process.exceptions[0]!
  const [fromGroupId, toGroupId] = [first.groupId, second.groupId]
  const acts = (by: ReturnType<typeof office>) => [
    () => by.addException({ ...ana, kind: 'limit_raised', units: 1, subjectId: null, pendency: null, reason }),
    () => by.revokeException({ exceptionId, reason }),
    () => by.chooseFor({ ...ana, groupId: fromGroupId, reason }),
    () => by.giveUpFor({ ...ana, groupId: fromGroupId, reason }),
    () => by.moveSeat({ ...ana, fromGroupId, toGroupId, reason }),
  ]
  const permissions = { [mayManageReenrollment.audience]: mayManageReenrollment.permissions }
  const staff = { userId: 1102, institutionId: 11, profile: 'OPERATION' as const }
  for (const stranger of [principal({ permissions }), principal(staff), principal({ ...staff, permissions, impersonatedBy: 9001 })])
    for (const act of acts(world.client(stranger).reenrollmentOffice)) await expect(act()).rejects.toEqual(code('FORBIDDEN'))
  for (const stranger of [getOffice(world, { institutionId: 12 }), getOffice(world, { institutionId: null, tenantId: 2 })])
    for (const act of acts(stranger)) await expect(act()).rejects.toEqual(code('NOT_FOUND'))
  expect((await office().student(ana)).events).toHaveLength(1)
})
