import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { readTenant } from '../../platform/database.ts'
import { classSettings, getOffice, putChoice, putWaiting, subjectIds, termSettings } from '../testing/reenrollment-office-world.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { createWorld, type World } from '../testing/world.ts'
import { enrollmentOffer, enrollmentOfferByCarousel, enrollmentOfferById } from './enrollment-offer.queries.ts'
import { expireReenrollments } from './expire-reenrollments.queries.ts'
import { currentSettings } from './read-process.queries.ts'

let world: World
let subjects: Map<string, number>
/** Of the course of Ana, 202310482, at the institution 11; rules that do not look at the demo. */
let periodId: number
let term = 2040
const ana = { userId: 1001, institutionId: 11 }
const record = '202310482'
const code = (expected: string) => expect.objectContaining({ code: expected })
const of = (caller: Partial<Parameters<typeof principal>[0]> = ana) => world.client(principal(caller)).reenrollment
const process = (academicRecord = record, caller?: Parameters<typeof of>[0]) => of(caller).processStep({ academicRecord })
const newPeriod = (more: Parameters<typeof termSettings>[0] = {}) =>
  getOffice(world).addPeriod({ institutionId: 11, settings: termSettings({ period: `${term++}/1`, rules: ['payment_pending'], ...more }) })
const newGroup = (subject: string, more: Partial<Parameters<typeof classSettings>[0]> = {}) =>
  getOffice(world).addGroup({ periodId, settings: classSettings({ subjectId: subjects.get(subject)!, code: `${subject}-A`, ...more }) })
const minutesOn = (count: number) => new Date(world.clock.now().getTime() + count * 60_000)
const clear = () =>
  world.rows(
    1,
    `with seats as (delete from academic.reenrollment_seat), waiting as (delete from academic.class_waiting),
      exceptions as (delete from academic.reenrollment_exception), admissions as (delete from academic.reenrollment_admission)
    select`,
  )

beforeAll(async () => {
  world = await createWorld()
  subjects = await subjectIds(world)
})

beforeEach(async () => {
  world.finance.facts.clear()
  world.finance.state.isAway = false
  await clear()
  await world.rows(1, 'delete from academic.reenrollment')
  await world.rows(1, 'delete from academic.class_group')
  await world.rows(1, 'delete from academic.carousel')
  await world.rows(1, 'delete from academic.reenrollment_period_version')
  await world.rows(1, 'delete from academic.reenrollment_period')
  periodId = (await newPeriod()).periodId
})

describe('The process of a student', () => {
  it('is open for a course until it is confirmed or the period ends, read in two statements', async () => {
    const open = async () => (await of().open()).results
    const closesAt = (await process()).period!.closesAt
    expect(await open()).toEqual([{ academicRecord: record, course: 'Engenharia Civil', closesAt, hasBegun: false }])
    expect(await getStatements(open)).toHaveLength(2)
    expect((await of({ userId: 1002, institutionId: 11 }).open()).results.map(({ academicRecord }) => academicRecord)).not.toContain(record)
    await putChoice(world, { periodId, enrollmentId: 1, status: 'choosing' })
    expect(await open()).toMatchObject([{ hasBegun: true }])
    await world.rows(1, `update academic.reenrollment set status = 'confirmed', confirmed_at = now()`)
    expect(await open()).toEqual([])
    await world.rows(1, 'delete from academic.reenrollment')
    await world.rows(1, 'update academic.reenrollment_period set closes_at = $1', [world.clock.now()])
    expect(await open()).toEqual([])
  })

  it('begins with the period of the course', async () => {
    expect(await process()).toMatchObject({
      enrollmentId: 1,
      academicRecord: record,
      course: 'Engenharia Civil',
      period: { periodId, opensAt: '2026-11-20T12:00:00.000Z', startsOn: '2027-02-01' },
      carouselId: expect.any(Number),
      now: world.clock.now().toISOString(),
      step: 'subjects',
      result: 'dependency_or_adaptation',
      queue: null,
      isAdmitted: false,
      reenrollment: null,
    })
    const laura = { userId: 1010, institutionId: 11 }
    expect((await process('202110033', laura)).result).toBe('no_renewal_needed')
    await expect(of(laura).enter({ academicRecord: '202110033' })).rejects.toEqual(code('NOT_ALLOWED'))
    expect((await process('202110033', laura)).reenrollment).toBeNull()
    expect((await process('202310644', { userId: 1011, institutionId: 11 })).problem).toBe('enrollment_not_active')
  })

  it('is open through the minute in which its period closes, and changes are possible through theirs', async () => {
    await world.rows(1, 'delete from academic.carousel')
    await world.rows(1, 'delete from academic.reenrollment_period_version')
    await world.rows(1, 'delete from academic.reenrollment_period')
    // Down to the minute, as the office types it.
    const minute = new Date(Math.ceil(world.clock.now().getTime() / 60_000) * 60_000 + 600_000).toISOString()
    const { periodId: closing, settings } = await newPeriod({ closesAt: minute, changesUntil: minute })
    expect(settings.closesAt.slice(0, 16)).toBe(minute.slice(0, 16))
    await putChoice(world, { periodId: closing, enrollmentId: 1, status: 'choosing' })
    const stand = async () => {
      await expireReenrollments({ ...world, sendJob: async () => {} }, [1])
      return (await process()).problem
    }
    world.clock.advance(Date.parse(minute) + 59_000 - world.clock.now().getTime())
    expect(await stand()).toBeNull()
    world.clock.advance(1_000)
    expect(await stand()).toBe('expired')
  })

  it('is of the open period, else of the newest that takes the course', async () => {
    const next = await newPeriod({
      opensAt: '2027-05-01T12:00:00.000Z',
      closesAt: '2027-06-01T12:00:00.000Z',
      changesUntil: '2027-06-01T12:00:00.000Z',
    })
    expect((await process()).period?.periodId).toBe(periodId)
    await world.rows(1, 'update academic.reenrollment_period set closes_at = $1 where period_id = $2', [world.clock.now(), periodId])
    expect(await process()).toMatchObject({ period: { periodId: next.periodId }, problem: 'not_yet_open' })
    await world.rows(1, `update academic.reenrollment_period set curriculum_ids = '{2}' where period_id = $1`, [next.periodId])
    expect(await process()).toMatchObject({ period: { periodId }, problem: 'closed' })
    await world.rows(1, `update academic.reenrollment_period set curriculum_ids = '{2}'`)
    expect(await process()).toMatchObject({ period: null, carouselId: null, problem: 'not_offered' })
    expect((await process('202613500', { userId: 1003, institutionId: 12 })).problem).toBe('no_period')
  })

  it('is kept from others, of the same tenant and of another', async () => {
    const calls = [
      (caller: typeof ana) => of(caller).processStep({ academicRecord: record }),
      (caller: typeof ana) => of(caller).settings({ academicRecord: record }),
      (caller: typeof ana) => of(caller).pendencies({ academicRecord: record }),
      (caller: typeof ana) => of(caller).mandatoryDocuments({ academicRecord: record }),
    ]
    const others = [
      { userId: 1002, institutionId: 11 },
      { userId: 1001, institutionId: 12 },
      { userId: 1001, institutionId: 21, tenantId: 2 },
    ]
    for (const call of calls) for (const other of others) await expect(call(other)).rejects.toEqual(code('NOT_FOUND'))
    await expect(process('209999999')).rejects.toEqual(code('NOT_FOUND'))
    const staff = world.client(principal({ ...ana, profile: 'OPERATION' })).reenrollment
    await expect(staff.processStep({ academicRecord: record })).rejects.toEqual(code('FORBIDDEN'))
  })

  it('is one by each of its three names', async () => {
    const scope = { tenantId: 1, ...ana }
    const now = world.clock.now()
    const read = <Result>(work: Parameters<typeof readTenant<Result>>[2]) => readTenant(world.pool, 1, work)
    const byRecord = await read((transaction) => enrollmentOffer(transaction, scope, record, now))
    const names = { enrollmentId: 1, carouselId: byRecord.carouselId! }
    expect(await read((transaction) => enrollmentOfferByCarousel(transaction, scope, names, now))).toEqual(byRecord)
    expect(await read((transaction) => enrollmentOfferById(transaction, scope, { enrollmentId: 1, periodId }, now))).toEqual(byRecord)
    for (const wrong of [
      { ...names, enrollmentId: 13 },
      { ...names, enrollmentId: 2 },
      { ...names, carouselId: names.carouselId + 1 },
    ])
      await expect(read((transaction) => enrollmentOfferByCarousel(transaction, scope, wrong, now))).rejects.toEqual(code('NOT_FOUND'))
    const elsewhere = { tenantId: 1, institutionId: 12 }
    for (const [place, wrong] of [
      [elsewhere, { enrollmentId: 1 }],
      [scope, { enrollmentId: 1, periodId: periodId + 1000 }],
      [{ tenantId: 2, institutionId: null }, { enrollmentId: 1 }],
    ] as const)
      await expect(read((transaction) => enrollmentOfferById(transaction, place, wrong, now))).rejects.toEqual(code('NOT_FOUND'))
  })

  it('shows what was chosen, what is waited for, and what is left of the seats', async () => {
    const [held, full, taken] = [
      await newGroup('ECV801', { seats: 5 }),
      await newGroup('ECV802', { seats: 1 }),
      await newGroup('ECV402', { seats: 3 }),
    ]
    const other = await putChoice(world, { periodId, enrollmentId: 13, seats: [{ groupId: full.groupId, status: 'taken' }] })
    const own = await putChoice(world, {
      periodId,
      enrollmentId: 1,
      seats: [
        { groupId: held.groupId, status: 'held' },
        { groupId: taken.groupId, status: 'taken' },
      ],
    })
    await putWaiting(world, { groupId: full.groupId, reenrollmentId: other })
    await putWaiting(world, { groupId: full.groupId, reenrollmentId: own })
    const { reenrollment, step } = await process()
    expect(step).toBe('subjects')
    expect(reenrollment).toMatchObject({ reenrollmentId: own, status: 'choosing', isChanging: false, contract: null })
    expect(reenrollment!.classes).toEqual([
      expect.objectContaining({ subjectCode: 'ECV801', status: 'held', heldUntil: minutesOn(10).toISOString(), mayProlong: true }),
      expect.objectContaining({ subjectCode: 'ECV402', status: 'taken', heldUntil: null, mayProlong: false }),
    ])
    expect(reenrollment!.classes[0]!.group).toMatchObject({
      seats: 5,
      seatsLeft: 4,
      waiting: 0,
      hash: expect.stringMatching(/^[0-9A-F]{8}$/),
    })
    expect(reenrollment!.waiting).toEqual([expect.objectContaining({ subjectCode: 'ECV802', place: 2 })])
    expect(reenrollment!.waiting[0]!.group).toMatchObject({ seats: 1, seatsLeft: 0, waiting: 2 })
  })

  it('keeps a class whose hold ran out, though its seat is free, and owes freed seats to the waiting list', async () => {
    const group = await newGroup('ECV801', { seats: 2 })
    const own = await putChoice(world, { periodId, enrollmentId: 1, seats: [{ groupId: group.groupId, status: 'held' }] })
    await world.rows(1, 'update academic.reenrollment_seat set held_until = $1', [world.clock.now()])
    const [chosen] = (await process()).reenrollment!.classes
    expect(chosen).toMatchObject({ status: 'held', mayProlong: false, group: { seatsLeft: 2 } })
    await putWaiting(world, { groupId: group.groupId, reenrollmentId: own })
    expect((await process()).reenrollment!.classes[0]!.group).toMatchObject({ seatsLeft: 1, waiting: 1 })
  })

  it('tells the place in the queue until the turn has come', async () => {
    const admit = (enrollmentId: number, minutes: number) =>
      world.rows(1, 'insert into academic.reenrollment_admission values (1, $1, $2, $3)', [periodId, enrollmentId, minutesOn(minutes)])
    await admit(13, -1)
    await admit(14, 1)
    await admit(1, 2)
    await admit(15, 3)
    expect(await process()).toMatchObject({ queue: { place: 2, admittedAt: minutesOn(2).toISOString() }, isAdmitted: false })
    await world.rows(1, 'update academic.reenrollment_admission set admitted_at = $1 where enrollment_id = 1', [world.clock.now()])
    expect(await process()).toMatchObject({ queue: null, isAdmitted: true })
  })

  it('follows a confirmed choice to its payment, with the state of its contract', async () => {
    const own = await putChoice(world, { periodId, enrollmentId: 1, status: 'awaiting_payment' })
    await world.rows(1, 'update academic.reenrollment set contract_id = 501, financial_enrollment_id = 1, first_debt_id = 9100')
    world.finance.contracts.set(501, 'accepted')
    const contract = { contractId: 501, enrollmentId: 1, status: 'accepted' }
    expect(await process()).toMatchObject({ step: 'payment', result: 'first_debt_pending', reenrollment: { contract, firstDebtId: 9100 } })
    world.finance.state.isAway = true
    expect(await process()).toMatchObject({ step: 'payment', reenrollment: { reenrollmentId: own, contract: null } })
  })

  it('stops at the pending items while something blocks or the financial service is away', async () => {
    world.finance.facts.set(record, { waitingContracts: [{ contractId: 6, financialEnrollmentId: 1, number: '6', year: 2026, period: 2 }] })
    expect((await process()).step).toBe('subjects')
    await world.rows(1, `update academic.reenrollment_period set rules = '{accept_contract}' where period_id = $1`, [periodId])
    expect(await process()).toMatchObject({ step: 'pending_items', problem: null })
    await world.rows(
      1,
      `insert into academic.reenrollment_exception (tenant_id, period_id, enrollment_id, kind, pendency, reason, made_by, made_at)
      values (1, $1, 1, 'pendency_waived', 'accept_contract', 'Contrato em papel.', 1102, $2)`,
      [periodId, world.clock.now()],
    )
    expect(await process()).toMatchObject({ step: 'subjects', exceptions: [{ pendency: 'accept_contract', reason: 'Contrato em papel.' }] })
    world.finance.state.isAway = true
    expect((await process()).step).toBe('pending_items')
  })

  it('asks few statements of the database', async () => {
    const group = await newGroup('ECV402')
    await putChoice(world, { periodId, enrollmentId: 1, seats: [{ groupId: group.groupId, status: 'held' }] })
    await process()
    expect((await getStatements(process)).length).toBeLessThanOrEqual(7)
  })
})

describe('The settings of a reenrollment', () => {
  it('are those of the period, with the limit that the office raised', async () => {
    await world.rows(
      1,
      `insert into academic.reenrollment_exception (tenant_id, period_id, enrollment_id, kind, units, reason, made_by, made_at, revoked_at)
      values (1, $1, 1, 'limit_raised', 4, 'Formatura.', 1102, $2, null), (1, $1, 1, 'limit_raised', 8, 'Engano.', 1102, $2, $2),
        (1, $1, 13, 'limit_raised', 2, 'De outra pessoa.', 1102, $2, null)`,
      [periodId, world.clock.now()],
    )
    const { results } = await of().settings({ academicRecord: record })
    expect(results).toEqual([
      expect.objectContaining({
        periodId,
        parameters: { measure: 'credit', minimum: 4, maximum: 24, dependencyMaximum: 8, allowsClashes: false },
        holdMinutes: 10,
        rules: ['payment_pending'],
      }),
    ])
    // Other systems are told of the period alone, without what one student was granted.
    const told = { ...results[0]!, parameters: { ...results[0]!.parameters, maximum: 20 } }
    expect(await currentSettings(world, { tenantId: 1, institutionId: 11 })).toEqual([told])
    expect(await currentSettings(world, { tenantId: 1, institutionId: 12 })).toEqual([])
    expect(await currentSettings(world, { tenantId: 2, institutionId: null })).toEqual([])
    await world.rows(1, `update academic.reenrollment_period set curriculum_ids = '{2}'`)
    expect(await of().settings({ academicRecord: record })).toEqual({ results: [] })
  })
})
