import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mayManageReenrollment } from '#api/reenrollment-office.ts'
import { principal } from '../../../tests/support/callers.ts'
import { classSettings, officeOf, putChoice, subjectIds, termSettings } from '../testing/reenrollment-office-world.ts'
import { createWorld, type World } from '../testing/world.ts'

let world: World
let subjects: Map<string, number>
const code = (expected: string) => expect.objectContaining({ code: expected })
const office = () => officeOf(world)
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
      [officeOf(world, { institutionId: 12 }), 1],
      [officeOf(world, { institutionId: null, tenantId: 2 }), 1],
      // Of another institution than the period.
      [officeOf(world, { institutionId: null }), 4],
      [office(), 4],
    ] as const)
      await expect(stranger.student({ periodId, enrollmentId })).rejects.toEqual(code('NOT_FOUND'))
  })
})
