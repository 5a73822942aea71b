import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { statementsOf } from '../../platform/testing/statements.ts'
import { officeOf, putChoice, termSettings } from '../testing/reenrollment-office-world.ts'
import { createWorld, type World } from '../testing/world.ts'

let world: World
/** Of the course of Ana, 202310482, at the institution 11. */
let periodId: number
const ana = { userId: 1001, institutionId: 11 }
const record = '202310482'
const code = (expected: string) => expect.objectContaining({ code: expected })
const of = (caller = ana) => world.client(principal(caller)).reenrollment
const process = () => of().processStep({ academicRecord: record })

beforeAll(async () => {
  world = await createWorld()
})

beforeEach(async () => {
  for (const table of ['reenrollment', 'class_group', 'carousel', 'reenrollment_period_version', 'reenrollment_period'])
    await world.rows(1, `delete from academic.${table}`)
  const settings = termSettings({ period: '2040/1', rules: ['payment_pending', 'documentation_mandatory'] })
  periodId = (await officeOf(world).addPeriod({ institutionId: 11, settings })).periodId
})

describe('What a page of reenrollment shows', () => {
  it('is what the calls of its parts answer, with each fact read once', async () => {
    const parts = async () => {
      const [pendencies, settings] = await Promise.all([
        of().pendencies({ academicRecord: record }),
        of().settings({ academicRecord: record }),
      ])
      const enrollments = await world.client(principal(ana)).enrollments.list()
      return { enrollments: enrollments.results, process: await process(), settings: settings.results[0], pendencies }
    }
    const current = () => of().current({ academicRecord: record })
    expect(await current()).toEqual(await parts())
    expect(await of().current({})).toEqual(await parts())
    const texts = await statementsOf(current)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeLessThanOrEqual(7)
  })

  it('has no pending items and no rules once the student has chosen', async () => {
    await putChoice(world, { periodId, enrollmentId: 1, status: 'completed' })
    expect(await of().current({ academicRecord: record })).toMatchObject({ process: await process(), settings: null, pendencies: null })
  })

  it('is of nobody without enrollments, and of no enrollment of somebody else', async () => {
    const nobody = { userId: 99_999, institutionId: 11 }
    expect(await of(nobody).current({})).toEqual({ enrollments: [], process: null, settings: null, pendencies: null })
    await expect(of(nobody).current({ academicRecord: record })).rejects.toEqual(code('NOT_FOUND'))
  })
})
