import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mayManageReenrollment } from '#api/permissions.ts'
import { type OfficePeriod } from '#api/academic/reenrollment-office.ts'
import { principal } from '../../../tests/support/callers.ts'
import { classSettings, getOffice, putChoice, putWaiting, subjectIds, termSettings } from '../testing/reenrollment-office-world.ts'
import { createWorld, type World } from '../testing/world.ts'
import { classChangedQueue, tellOfClass } from './class-notice.queries.ts'

let world: World
let subjects: Map<string, number>
const code = (expected: string) => expect.objectContaining({ code: expected })
const office = () => getOffice(world)
const other = () => getOffice(world, { institutionId: 12 })
const page = { page: 1, perPage: 50 } as const
const head = 'subject;class;shift;teacher;room;schedule;starts;ends;seats'

let term = 2040
/** In a term of its own. */
const newPeriod = (more: Parameters<typeof termSettings>[0] = {}): Promise<OfficePeriod> =>
  office().addPeriod({ institutionId: 11, settings: termSettings({ period: `${term++}/1`, ...more }) })

beforeAll(async () => {
  world = await createWorld()
  subjects = await subjectIds(world)
})

beforeEach(() => void (world.jobs.length = 0))

const carousels = (periodId: number) =>
  world
    .rows<{ id: number }>(1, 'select curriculum_id as id from academic.carousel where period_id = $1 order by 1', [periodId])
    .then((rows) => rows.map(({ id }) => id))

describe('periods', () => {
  it('are added with one offer for each course, and listed with their versions', async () => {
    const settings = termSettings({ period: '2031/2', curriculumIds: [1], documentKindIds: [], rules: ['agreement'] })
    const added = await office().addPeriod({ institutionId: 11, settings })
    expect(added).toMatchObject({
      institutionId: 11,
      settings,
      versions: [{ revision: added.revision, madeBy: 'Reviewer 1102', settings }],
    })
    expect(await carousels(added.periodId)).toEqual([1])
    const { results, options } = await office().periods()
    expect(results.find(({ periodId }) => periodId === added.periodId)).toEqual(added)
    expect(results.every(({ institutionId }) => institutionId === 11)).toBe(true)
    expect(options.institutions).toEqual([{ institutionId: 11, name: expect.any(String) }])
    expect(options.curricula.map(({ curriculumId }) => curriculumId)).toContain(1)
    expect(options.curricula.map(({ curriculumId }) => curriculumId)).not.toContain(3)
    const all = await getOffice(world, { institutionId: null }).periods()
    expect(all.options.institutions.length).toBeGreaterThan(1)
    expect((await other().periods()).results.map(({ periodId }) => periodId)).not.toContain(added.periodId)
  })

  it('are changed under the newest revision', async () => {
    const { periodId, revision, settings } = await newPeriod({ curriculumIds: [1] })
    const wider = { ...settings, curriculumIds: [1, 2], maximum: 28, measure: 'workload' as const }
    const saved = await office().savePeriod({ periodId, revision, settings: wider })
    expect(saved.settings).toEqual(wider)
    expect(saved.versions.map((version) => version.settings.maximum)).toEqual([28, 20])
    expect(await carousels(periodId)).toEqual([1, 2])
    await expect(office().savePeriod({ periodId, revision, settings })).rejects.toEqual(code('CONTENT_CHANGED'))
    await office().savePeriod({ periodId, revision: saved.revision, settings: { ...wider, curriculumIds: [2] } })
    expect(await carousels(periodId)).toEqual([2])
  })

  it('keep measure and term once somebody has chosen, not the limits', async () => {
    const { periodId, revision, settings } = await newPeriod()
    const { groupId } = await office().addGroup({ periodId, settings: classSettings({ subjectId: subjects.get('ECV801')! }) })
    await putChoice(world, { periodId, enrollmentId: 1, seats: [{ groupId, status: 'held' }] })
    for (const change of [{ measure: 'workload' as const }, { period: '2039/2' }])
      await expect(office().savePeriod({ periodId, revision, settings: { ...settings, ...change } })).rejects.toEqual(code('NOT_ALLOWED'))
    expect((await office().savePeriod({ periodId, revision, settings: { ...settings, maximum: 30 } })).settings.maximum).toBe(30)
  })

  it('are one a term and institution, of courses and documents that there are', async () => {
    const { periodId, revision, settings } = await newPeriod()
    const add = (more: Parameters<typeof termSettings>[0], institutionId = 11) =>
      office().addPeriod({ institutionId, settings: termSettings({ period: '2032/1', ...more }) })
    await expect(add({ period: settings.period })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(add({ curriculumIds: [3] })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(add({ documentKindIds: [987_654] })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(add({}, 12)).rejects.toEqual(code('NOT_FOUND'))
    await expect(add({ minimum: 21 })).rejects.toMatchObject({ status: 400 })
    const next = await newPeriod()
    await expect(
      office().savePeriod({ periodId: next.periodId, revision: next.revision, settings: { ...next.settings, period: settings.period } }),
    ).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(other().savePeriod({ periodId, revision, settings })).rejects.toEqual(code('NOT_FOUND'))
  })

  it('are saved by one of two at the same time', async () => {
    const { periodId, revision, settings } = await newPeriod()
    const saves = [21, 22].map((maximum) => office().savePeriod({ periodId, revision, settings: { ...settings, maximum } }))
    const outcomes = await Promise.allSettled(saves)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('classes', () => {
  it('are offered, listed, searched and filtered', async () => {
    const { periodId } = await newPeriod({ curriculumIds: [1] })
    const add = (settings: Partial<Parameters<typeof classSettings>[0]>) =>
      office().addGroup({ periodId, settings: classSettings({ subjectId: subjects.get('ECV801')!, ...settings }) })
    const first = await add({ code: 'ECV801-A', teacher: 'Rosa Prado' })
    expect(first).toMatchObject({ code: 'ECV801-A', subjectCode: 'ECV801', seats: 2, seatsLeft: 2, taken: 0, held: 0, waiting: 0 })
    await add({ code: 'ECV802-A', subjectId: subjects.get('ECV802')! })
    const { groupId } = first
    const one = await putChoice(world, { periodId, enrollmentId: 1, seats: [{ groupId, status: 'taken' }] })
    await putChoice(world, { periodId, enrollmentId: 2, seats: [{ groupId, status: 'held' }] })
    const listed = await office().groups({ ...page, periodId })
    expect(listed).toMatchObject({ totalCount: 2, page: 1, perPage: 50 })
    expect(listed.subjects.map((subject) => subject.code)).toContain('ECV801')
    expect(listed.subjects.map((subject) => subject.code)).not.toContain('ADM101')
    const found = async (filter: { search?: string; full?: boolean }) =>
      (await office().groups({ ...page, periodId, filter })).results.map((group) => group.code)
    expect(await found({ search: 'rosa' })).toEqual(['ECV801-A'])
    expect(await found({ search: 'ecv802' })).toEqual(['ECV802-A'])
    expect(await found({ full: true })).toEqual(['ECV801-A'])
    expect(await found({ full: false })).toEqual(['ECV802-A'])
    const full = listed.results.find((group) => group.groupId === groupId)
    expect(full).toMatchObject({ taken: 1, held: 1, seatsLeft: 0 })
    world.clock.advance(11 * 60_000)
    expect((await office().groups({ ...page, periodId, filter: { search: 'rosa' } })).results[0]).toMatchObject({ held: 0, seatsLeft: 1 })
    await putWaiting(world, { groupId, reenrollmentId: one })
    const { results } = await office().waitingList({ periodId, groupId })
    expect(results).toMatchObject([{ place: 1, enrollmentId: 1, student: 'Ana Souza' }])
  })

  it('never have fewer seats than are taken or held, and give new ones to the waiting list', async () => {
    const { periodId } = await newPeriod()
    const settings = classSettings({ subjectId: subjects.get('ECV801')! })
    const { groupId, revision } = await office().addGroup({ periodId, settings })
    await putChoice(world, { periodId, enrollmentId: 1, seats: [{ groupId, status: 'taken' }] })
    await putChoice(world, { periodId, enrollmentId: 2, seats: [{ groupId, status: 'held' }] })
    const reenrollmentId = await putChoice(world, { periodId, enrollmentId: 9 })
    const save = (more: Partial<typeof settings>, of = revision) =>
      office().saveGroup({ periodId, groupId, revision: of, settings: { ...settings, ...more } })
    await expect(save({ seats: 1 })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(save({ subjectId: subjects.get('ECV802')! })).rejects.toEqual(code('NOT_ALLOWED'))
    await expect(save({ endsOn: settings.startsOn })).rejects.toEqual(code('NOT_ALLOWED'))
    await putWaiting(world, { groupId, reenrollmentId })
    const saved = await save({ seats: 3, isOpen: true })
    expect(saved).toMatchObject({ seats: 3, waiting: 1, seatsLeft: 0 })
    expect(world.jobs).toMatchObject([{ name: 'academic.offer-seats', data: { tenantId: 1, groupId } }])
    await expect(save({})).rejects.toEqual(code('CONTENT_CHANGED'))
    expect(await save({ seats: 3, isOpen: false }, saved.revision)).toMatchObject({ isOpen: false })
    expect(world.jobs.map(({ name }) => name)).toEqual(['academic.offer-seats', classChangedQueue])
  })

  it('have a code of their own, and a subject of the period', async () => {
    const { periodId } = await newPeriod({ curriculumIds: [1] })
    const add = (more: Partial<Parameters<typeof classSettings>[0]> = {}) =>
      office().addGroup({ periodId, settings: classSettings({ subjectId: subjects.get('ECV801')!, ...more }) })
    await add()
    await expect(add()).rejects.toEqual(code('NOT_ALLOWED'))
    const second = await add({ code: 'T-B' })
    const { groupId, revision } = second
    const settings = classSettings({ subjectId: second.subjectId, code: 'T-A' })
    await expect(office().saveGroup({ periodId, groupId, revision, settings })).rejects.toEqual(code('NOT_ALLOWED'))
    const foreign = (await subjectIds(world, 2)).get('ADM101')!
    await expect(add({ code: 'T-C', subjectId: foreign })).rejects.toEqual(code('NOT_FOUND'))
  })
})

describe('who has a seat in a class', () => {
  const changes = () => world.jobs.filter(({ name }) => name === classChangedQueue)
  /** What the jobs of the changes tell. */
  async function heard() {
    const told: [userId: number, kind: string, parts: readonly string[]][] = []
    for (const { data } of changes())
      await tellOfClass(
        { pool: world.pool, clock: world.clock, tellClass: async ({ userId, kind, parts }) => void told.push([userId, kind, parts]) },
        data,
      )
    return told
  }
  const getUser = async (enrollmentId: number) =>
    (await world.rows<{ id: number }>(1, 'select user_id as id from academic.enrollment where enrollment_id = $1', [enrollmentId]))[0]!.id

  it('hears what the office changes of it, and that it was closed before they confirmed', async () => {
    const { periodId } = await newPeriod()
    const settings = classSettings({ subjectId: subjects.get('ECV801')!, seats: 5 })
    const { groupId, revision } = await office().addGroup({ periodId, settings })
    const save = (more: Partial<typeof settings>, from: number) =>
      office().saveGroup({ periodId, groupId, revision: from, settings: { ...settings, ...more } })
    await putChoice(world, { periodId, enrollmentId: 1, status: 'completed', seats: [{ groupId, status: 'taken' }] })
    await putChoice(world, { periodId, enrollmentId: 2, seats: [{ groupId, status: 'held' }] })
    const [taken, held] = [await getUser(1), await getUser(2)]
    await save({ seats: 6, code: 'T-Z' }, revision)
    expect(changes()).toEqual([])
    await save({ room: 'B-204', meetings: [{ weekday: 2, from: '19:00', to: '20:40' }] }, revision + 1)
    expect(await heard()).toEqual([
      [taken, 'class_changed', ['schedule', 'room']],
      [held, 'class_changed', ['schedule', 'room']],
    ])
    world.jobs.length = 0
    await save({ room: 'B-204', meetings: [{ weekday: 2, from: '19:00', to: '20:40' }], isOpen: false }, revision + 2)
    expect(await heard()).toEqual([[held, 'class_closed', []]])
  })

  it('hears what a file changes of it', async () => {
    const { periodId } = await newPeriod()
    const settings = classSettings({ subjectId: subjects.get('ECV801')!, teacher: 'Rosa Prado' })
    const { groupId } = await office().addGroup({ periodId, settings })
    await putChoice(world, { periodId, enrollmentId: 1, seats: [{ groupId, status: 'held' }] })
    const text = `${head}\nECV801;T-A;evening;Ana Reis;;mon 19:00-20:40;2027-02-01;2027-06-30;3`
    expect((await office().importGroups({ periodId, text })).changed).toHaveLength(1)
    expect(await heard()).toEqual([[await getUser(1), 'class_changed', ['teacher']]])
  })
})

describe('a file of classes', () => {
  const line = (subject: string, group: string, seats: number) =>
    `${subject};${group};noite;;;seg 19:00-20:40;2027-02-01;2027-06-30;${seats}`
  const text = (...lines: string[]) => [head, ...lines].join('\n')

  it('is previewed without a trace, then taken over as a whole', async () => {
    const { periodId } = await newPeriod({ curriculumIds: [1] })
    const file = { periodId, text: text(line('ECV801', 'A', 30), line('ECV802', 'B', 20)) }
    const preview = await office().previewImport(file)
    expect(preview).toMatchObject({ added: [{ line: 2, code: 'A', seats: 30 }, { line: 3 }], changed: [], unchanged: 0, problems: [] })
    expect((await office().groups({ ...page, periodId })).totalCount).toBe(0)
    expect(await office().importGroups(file)).toEqual(preview)
    expect(await office().importGroups(file)).toMatchObject({ added: [], changed: [], unchanged: 2 })
    const [a] = (await office().groups({ ...page, periodId, filter: { search: 'ECV801' } })).results
    const reenrollmentId = await putChoice(world, { periodId, enrollmentId: 1 })
    await putWaiting(world, { groupId: a!.groupId, reenrollmentId })
    const grown = await office().importGroups({ periodId, text: text(line('ECV801', 'A', 31), line('ECV802', 'B', 19)) })
    expect(grown.changed).toHaveLength(2)
    expect(world.jobs).toMatchObject([{ name: 'academic.offer-seats', data: { groupId: a!.groupId } }])
    expect((await office().groups({ ...page, periodId })).results).toMatchObject([{ revision: 1 }, { revision: 1 }])
  })

  it('changes nothing while a line has a problem', async () => {
    const { periodId } = await newPeriod({ curriculumIds: [1] })
    await office().importGroups({ periodId, text: text(line('ECV801', 'A', 30)) })
    const { groupId } = (await office().groups({ ...page, periodId })).results[0]!
    await putChoice(world, { periodId, enrollmentId: 1, seats: [{ groupId, status: 'taken' }] })
    const file = { periodId, text: text(line('ECV801', 'A', 0), line('ADM101', 'B', 20), line('ECV802', 'C', 20)) }
    const { problems, added } = await office().previewImport(file)
    expect(problems).toEqual([
      { line: 2, column: 'seats', problem: 'seats_taken', value: '0' },
      { line: 3, column: 'subject', problem: 'subject', value: 'ADM101' },
    ])
    expect(added).toHaveLength(1)
    await expect(office().importGroups(file)).rejects.toEqual(code('NOT_ALLOWED'))
    expect((await office().groups({ ...page, periodId })).totalCount).toBe(1)
  })

  it('is taken over once by two at the same time', async () => {
    const { periodId } = await newPeriod({ curriculumIds: [1] })
    const file = { periodId, text: text(line('ECV801', 'A', 30)) }
    const both = await Promise.all([office().importGroups(file), office().importGroups(file)])
    expect(both.map(({ added }) => added.length).sort()).toEqual([0, 1])
  })
})

describe('the office', () => {
  it('is for staff with the permission, each in their tenant and institution', async () => {
    const { periodId, revision, settings } = await newPeriod()
    const group = classSettings({ subjectId: subjects.get('ECV801')! })
    const { groupId } = await office().addGroup({ periodId, settings: group })
    const text = 'subject;class'
    type Office = ReturnType<typeof office>
    const reads = (by: Office) => [
      () => by.groups({ ...page, periodId }),
      () => by.waitingList({ periodId, groupId }),
      () => by.previewImport({ periodId, text }),
    ]
    const acts = (by: Office) => [
      () => by.savePeriod({ periodId, revision, settings }),
      () => by.addGroup({ periodId, settings: { ...group, code: 'T-B' } }),
      () => by.saveGroup({ periodId, groupId, revision: 0, settings: group }),
      () => by.importGroups({ periodId, text }),
    ]
    const permissions = { [mayManageReenrollment.audience]: mayManageReenrollment.permissions }
    const student = world.client(principal({ permissions })).reenrollmentOffice
    const unpermitted = world.client(principal({ profile: 'OPERATION' })).reenrollmentOffice
    for (const stranger of [student, unpermitted])
      for (const call of [() => stranger.periods(), ...reads(stranger), ...acts(stranger)])
        await expect(call()).rejects.toEqual(code('FORBIDDEN'))
    const caller = principal({ userId: 1102, institutionId: 11, profile: 'OPERATION', permissions, impersonatedBy: 9001 })
    for (const call of acts(world.client(caller).reenrollmentOffice)) await expect(call()).rejects.toEqual(code('FORBIDDEN'))
    for (const stranger of [other(), getOffice(world, { institutionId: null, tenantId: 2 })])
      for (const call of [...reads(stranger), ...acts(stranger)]) await expect(call()).rejects.toEqual(code('NOT_FOUND'))
    const another = await newPeriod()
    await expect(office().waitingList({ periodId: another.periodId, groupId })).rejects.toEqual(code('NOT_FOUND'))
    await expect(office().saveGroup({ periodId: another.periodId, groupId, revision: 0, settings: group })).rejects.toEqual(
      code('NOT_FOUND'),
    )
  })
})
