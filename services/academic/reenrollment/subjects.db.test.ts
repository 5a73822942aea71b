import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { checkSelection, faultsOfChoosing } from '../../../class-selection/check-selection.ts'
import { readTenant, withSharedReads } from '../../platform/database.ts'
import { classSettings, getOffice, putChoice, putWaiting, subjectIds, termSettings } from '../testing/reenrollment-office-world.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { createWorld, type World } from '../testing/world.ts'
import { listGroups } from './class-groups.queries.ts'
import { enrollmentOffer } from './enrollment-offer.queries.ts'
import { priceOfClasses } from './enrollment-price.ts'
import { selectionOffer } from './subjects.queries.ts'

let world: World
let subjects: Map<string, number>
let periodId: number
let carouselId: number
/** Ana's course at the institution 11, where she takes the third semester. */
const academicRecord = '202310482'
const enrollmentId = 1
const fates: Record<string, string> = { ECV101: 'failed_by_grade', ECV102: 'withdrawn', ECV1201: 'failed_by_absence', ECV1202: 'approved' }
const ana = (locale?: 'en') => world.client(principal({ userId: 1001, institutionId: 11 }), locale).reenrollment
const code = (expected: string) => expect.objectContaining({ code: expected })
const getId = (subject: string) => subjects.get(subject)!

const newGroup = (subject: string, more: Partial<Parameters<typeof classSettings>[0]> = {}) =>
  getOffice(world).addGroup({ periodId, settings: classSettings({ subjectId: getId(subject), code: `${subject}-A`, ...more }) })
const except = (more: { kind: string; units?: number; subject?: string; of?: number; isRevoked?: boolean }) =>
  world.rows(
    1,
    `insert into academic.reenrollment_exception (tenant_id, period_id, enrollment_id, kind, units, subject_id, reason, made_by, made_at, revoked_at)
    values (1, $1, $2, $3, $4, $5, 'Aprovado pela coordenação', 1102, $6, case when $7 then $6::timestamptz end)`,
    [
      periodId,
      more.of ?? enrollmentId,
      more.kind,
      more.units ?? null,
      more.subject ? getId(more.subject) : null,
      world.clock.now(),
      more.isRevoked ?? false,
    ],
  )
const requires = (subject: string, required: string, kind: 'prerequisite' | 'corequisite') =>
  world.rows(1, 'insert into academic.subject_requirement (tenant_id, subject_id, required_subject_id, kind) values (1, $1, $2, $3)', [
    getId(subject),
    getId(required),
    kind,
  ])
const selectionOfAna = () =>
  readTenant(world.pool, 1, async (transaction) => {
    const scope = { tenantId: 1, institutionId: 11, userId: 1001 }
    return selectionOffer(transaction, await enrollmentOffer(transaction, scope, academicRecord, world.clock.now()))
  })

beforeAll(async () => {
  world = await createWorld()
  subjects = await subjectIds(world)
  await world.rows(1, 'delete from academic.history where enrollment_id = 1')
  await world.rows(
    1,
    `insert into academic.history (tenant_id, enrollment_id, subject_id, period, result)
    select 1, 1, s.subject_id, '2026/1', coalesce($1::jsonb ->> s.code, case when c.term < 3 then 'approved' else 'in_progress' end)
    from academic.curriculum_subject c join academic.subject s using (tenant_id, subject_id)
    where c.curriculum_id = 1 and ((c.type = 'compulsory' and c.term <= 3) or $1::jsonb ? s.code)`,
    [JSON.stringify(fates)],
  )
  // Withdrawn first, and passed since.
  await world.rows(
    1,
    `insert into academic.history (tenant_id, enrollment_id, subject_id, period, result) values (1, 1, $1, '2026/2', 'approved')`,
    [getId('ECV102')],
  )
})

beforeEach(async () => {
  world.finance.state.isAway = false
  for (const table of [
    'reenrollment_seat',
    'class_waiting',
    'reenrollment',
    'reenrollment_exception',
    'subject_requirement',
    'class_group',
  ])
    await world.rows(1, `delete from academic.${table}`)
  await world.rows(1, 'delete from academic.carousel')
  await world.rows(1, 'delete from academic.reenrollment_period_version')
  await world.rows(1, 'delete from academic.reenrollment_period')
  periodId = (await getOffice(world).addPeriod({ institutionId: 11, settings: termSettings({ period: '2027/1' }) })).periodId
  ;[{ carouselId }] = (await world.rows<{ carouselId: number }>(
    1,
    'select carousel_id as "carouselId" from academic.carousel where period_id = $1 and curriculum_id = 1',
    [periodId],
  )) as [{ carouselId: number }]
})

it('all that a student may choose from is read with few statements by the five calls of a page', async () => {
  await newGroup('ECV401')
  const page = () =>
    withSharedReads(() =>
      Promise.all([
        ana().subjectParameters({ externalEnrollmentId: enrollmentId, externalCarouselId: carouselId }),
        ana().subjects({ academicRecord }),
        ana().electiveSubjects({ academicRecord }),
        ana().pendingSubjects({ academicRecord }),
        ana().carouselSubjects({ enrollmentId, carouselId }),
      ]),
    )
  await page()
  expect((await getStatements(page)).length).toBeLessThanOrEqual(6)
})

describe('the lists of subjects', () => {
  const read = async () => ({
    curricular: (await ana().subjects({ academicRecord })).results,
    elective: (await ana().electiveSubjects({ academicRecord })).results,
    pending: (await ana().pendingSubjects({ academicRecord })).results,
  })

  it('hold what was failed, what comes up to a semester after the next, and what may be chosen freely', async () => {
    const { curricular, elective, pending } = await read()
    expect(pending.map((one) => one.code)).toEqual(['ECV101'])
    expect(new Set(curricular.map(({ semester, type }) => `${semester} ${type}`))).toEqual(new Set(['4 compulsory', '5 compulsory']))
    expect(curricular).toHaveLength([...subjects.keys()].filter((one) => /^ECV[45]\d\d$/.test(one)).length)
    // An elective subject is no dependency, and one that was passed is over.
    expect(elective.map((one) => one.code)).toContain('ECV1201')
    expect(elective.map((one) => one.code)).not.toContain('ECV1202')
    expect(elective.every(({ type, list }) => type === 'elective' && list === 'elective')).toBe(true)
  })

  it('name what has to be passed before, and what is taken together', async () => {
    await requires('ECV401', 'ECV101', 'prerequisite')
    await requires('ECV401', 'ECV201', 'prerequisite')
    await requires('ECV402', 'ECV301', 'prerequisite')
    await requires('ECV403', 'ECV301', 'corequisite')
    await requires('ECV404', 'ECV405', 'corequisite')
    const required = async () =>
      Object.fromEntries(
        (await ana().subjects({ academicRecord })).results.map((one) => [
          one.code,
          [...one.prerequisites, ...one.corequisites].map(({ code: other, isFulfilled, isWaived }) => [other, isFulfilled, isWaived]),
        ]),
      )
    const before = await required()
    expect(before.ECV401).toHaveLength(2)
    expect(before.ECV401).toEqual(
      expect.arrayContaining([
        ['ECV101', false, false],
        ['ECV201', true, false],
      ]),
    )
    // What is being taken may still be failed.
    expect(before).toMatchObject({
      ECV402: [['ECV301', false, false]],
      ECV403: [['ECV301', true, false]],
      ECV404: [['ECV405', false, false]],
    })
    await except({ kind: 'prerequisite_waived', subject: 'ECV402' })
    await except({ kind: 'prerequisite_waived', subject: 'ECV401', isRevoked: true })
    await except({ kind: 'prerequisite_waived', subject: 'ECV404' })
    expect(await required()).toMatchObject({
      ECV401: before.ECV401!,
      ECV402: [['ECV301', false, true]],
      ECV404: [['ECV405', false, false]],
    })
  })

  it('are of the student alone, and empty without an offer', async () => {
    const bruno = world.client(principal({ userId: 1002, institutionId: 11 })).reenrollment
    await expect(bruno.subjects({ academicRecord })).rejects.toEqual(code('NOT_FOUND'))
    await world.rows(1, 'delete from academic.carousel')
    expect(await read()).toEqual({ curricular: [], elective: [], pending: [] })
  })
})

describe('the limits', () => {
  const read = () => ana().subjectParameters({ externalEnrollmentId: enrollmentId, externalCarouselId: carouselId })

  it('are those of the period, with the student’s own exceptions', async () => {
    const limits = { measure: 'credit', minimum: 4, maximum: 20, dependencyMaximum: 8, allowsClashes: false }
    expect(await read()).toEqual(limits)
    await except({ kind: 'limit_raised', units: 4 })
    await except({ kind: 'limit_raised', units: 2 })
    await except({ kind: 'limit_raised', units: 100, isRevoked: true })
    await except({ kind: 'limit_raised', units: 100, of: 2 })
    expect(await read()).toEqual({ ...limits, maximum: 26 })
    expect((await ana().settings({ academicRecord })).results[0]!.parameters).toEqual({ ...limits, maximum: 26 })
  })

  it('are refused where the two names lead to different enrollments', async () => {
    await expect(ana().subjectParameters({ externalEnrollmentId: 2, externalCarouselId: carouselId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(ana().carouselSubjects({ enrollmentId: 1, carouselId: carouselId + 1 })).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('the classes', () => {
  it('are those of subjects that may be chosen, with the seats that are left', async () => {
    const open = await newGroup('ECV401', { seats: 5 })
    await newGroup('ECV401', { code: 'ECV401-B', isOpen: false })
    await newGroup('ECV201')
    const reenrollmentId = await putChoice(world, { periodId, enrollmentId: 2, seats: [{ groupId: open.groupId, status: 'held' }] })
    await putWaiting(world, { groupId: open.groupId, reenrollmentId })
    const { results } = await ana().carouselSubjects({ enrollmentId, carouselId })
    const offered = results.filter(({ groups }) => groups.length > 0)
    expect(offered.map(({ subjectId, groups }) => [subjectId, groups.map((one) => [one.code, one.seatsLeft, one.isOpen])])).toEqual([
      [
        getId('ECV401'),
        [
          ['ECV401-A', 3, true],
          ['ECV401-B', 2, false],
        ],
      ],
    ])
  })
})

describe('the offer that choices are checked by', () => {
  const faults = async (groupId: number, chosen: number[] = []) =>
    faultsOfChoosing(await selectionOfAna(), chosen, groupId).map((one) => one.code)

  it('has the rules, lists and exceptions that the student reads', async () => {
    await requires('ECV401', 'ECV101', 'prerequisite')
    const [late, later] = [await newGroup('ECV401'), await newGroup('ECV402', { meetings: [{ weekday: 2, from: '19:00', to: '20:40' }] })]
    const again = await newGroup('ECV101')
    expect(await faults(late.groupId)).toEqual(['prerequisite_missing'])
    expect(await faults(again.groupId, [later.groupId])).toEqual([])
    await except({ kind: 'prerequisite_waived', subject: 'ECV401' })
    expect(await faults(late.groupId)).toEqual([])
    expect(await faults(late.groupId, [again.groupId])).toEqual(['clash'])
    await except({ kind: 'limit_raised', units: 3 })
    const { rules, exceptions, subjects: offered } = await selectionOfAna()
    expect([rules.maximum, exceptions.extraUnits, exceptions.waivedPrerequisites]).toEqual([20, 3, [getId('ECV401')]])
    expect(offered.find(({ subjectId }) => subjectId === getId('ECV101'))?.list).toBe('pending')
  })

  it('keeps a class that was chosen where its subject left the lists', async () => {
    const passed = await newGroup('ECV201')
    expect(await faults(passed.groupId)).toEqual(['group_closed'])
    await putChoice(world, { periodId, enrollmentId, status: 'completed', seats: [{ groupId: passed.groupId, status: 'taken' }] })
    const { faults: found, units } = checkSelection(await selectionOfAna(), [passed.groupId])
    expect(found).toEqual([])
    expect(units).toBeGreaterThan(0)
  })
})

describe('the price', () => {
  it('is the one that is confirmed, line by line', async () => {
    const groups = [await newGroup('ECV402'), await newGroup('ECV401')]
    const groupIds = groups.map(({ groupId }) => groupId)
    const shown = await ana().calculateValue({ academicRecord, groupIds: [...groupIds, ...groupIds] })
    const confirmed = await readTenant(world.pool, 1, async (transaction) => {
      const { period } = await enrollmentOffer(
        transaction,
        { tenantId: 1, institutionId: 11, userId: 1001 },
        academicRecord,
        world.clock.now(),
      )
      const rows = await listGroups(transaction, world.clock.now(), undefined)
      return priceOfClasses(period!, rows.filter((row) => groupIds.includes(row.groupId)).reverse(), 149_750)
    })
    expect(shown).toEqual(confirmed)
    expect(shown.lines.map(({ amount, units }) => amount / units!)).toEqual([30_000, 30_000])
    world.finance.state.isAway = true
    expect(await ana().calculateValue({ academicRecord, groupIds })).toEqual({ ...shown, currentMonthly: null })
  })

  it('is of classes of the student’s period', async () => {
    const { groupId } = await newGroup('ECV401')
    await expect(ana().calculateValue({ academicRecord, groupIds: [groupId, 999_999] })).rejects.toEqual(code('NOT_FOUND'))
    const other = await getOffice(world).addPeriod({
      institutionId: 11,
      settings: termSettings({ period: '2027/2', opensAt: '2026-11-10T12:00:00.000Z', closesAt: '2026-11-11T12:00:00.000Z' }),
    })
    const elsewhere = await getOffice(world).addGroup({
      periodId: other.periodId,
      settings: classSettings({ subjectId: getId('ECV401'), code: 'X' }),
    })
    await expect(ana().calculateValue({ academicRecord, groupIds: [elsewhere.groupId] })).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('the calendar', () => {
  it('has the classes that were taken, without closed days', async () => {
    await expect(ana().calendar({ academicRecord })).rejects.toEqual(code('NOT_FOUND'))
    // 21 April 2027 is a holiday, and a Wednesday.
    const taken = await newGroup('ECV401', { meetings: [{ weekday: 3, from: '19:00', to: '20:40' }], room: 'Sala 12' })
    const held = await newGroup('ECV402')
    const seats = [
      { groupId: taken.groupId, status: 'taken' as const },
      { groupId: held.groupId, status: 'held' as const },
    ]
    await putChoice(world, { periodId, enrollmentId, status: 'completed', seats })
    const file = await ana('en').calendar({ academicRecord })
    const text = await file.text()
    expect(file.type).toBe('text/calendar')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).toContain('DTSTART;TZID=America/Sao_Paulo:20270203T190000\r\n')
    expect(text).toContain('EXDATE;TZID=America/Sao_Paulo:20270421T190000\r\n')
    expect(text).toContain('DESCRIPTION:Class ECV401-A\r\n')
  })
})
