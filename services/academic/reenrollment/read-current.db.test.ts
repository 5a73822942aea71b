import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { withSharedReads } from '../../platform/database.ts'
import { getStatements } from '../../platform/testing/statements.ts'
import { getOffice, putChoice, termSettings } from '../testing/reenrollment-office-world.ts'
import { createWorld, type World } from '../testing/world.ts'

let world: World
/** Of the course of Ana, 202310482, at the institution 11. */
let periodId: number
const record = '202310482'
const of = (userId = 1001) => world.client(principal({ userId, institutionId: 11 })).reenrollment
const process = () => of().processStep({ academicRecord: record })

beforeAll(async () => {
  world = await createWorld()
  await world.rows(1, 'delete from academic.reenrollment')
  await world.rows(1, 'delete from academic.class_group')
  await world.rows(1, 'delete from academic.carousel')
  await world.rows(1, 'delete from academic.reenrollment_period_version')
  await world.rows(1, 'delete from academic.reenrollment_period')
  const settings = termSettings({ period: '2040/1', rules: ['payment_pending', 'documentation_mandatory'] })
  ;({ periodId } = await getOffice(world).addPeriod({ institutionId: 11, settings }))
})

beforeEach(async () => {
  await world.rows(1, 'delete from academic.reenrollment')
})

describe('What a page of reenrollment shows', () => {
  it('is what the calls of its parts answer', async () => {
    const [pendencies, settings] = await Promise.all([
      of().pendencies({ academicRecord: record }),
      of().settings({ academicRecord: record }),
    ])
    const { results: enrollments } = await world.client(principal({ userId: 1001, institutionId: 11 })).enrollments.list()
    const parts = { enrollments, process: await process(), settings: settings.results[0], pendencies }
    expect(await of().current({ academicRecord: record })).toEqual(parts)
    expect(await of().current({})).toEqual(parts)
  })

  it('is asked for in two statements: whose course it is, and what stands there', async () => {
    const asked = () => getStatements(() => withSharedReads(() => of().current({})))
    expect(await asked()).toHaveLength(2)
    await putChoice(world, { periodId, enrollmentId: 1, status: 'choosing' })
    expect(await asked()).toHaveLength(2)
  })

  it('has no pending items and no rules once the student has chosen', async () => {
    await putChoice(world, { periodId, enrollmentId: 1, status: 'completed' })
    expect(await of().current({ academicRecord: record })).toMatchObject({ process: await process(), settings: null, pendencies: null })
  })

  it('is of nobody without enrollments, and of no enrollment of somebody else', async () => {
    expect(await of(99_999).current({})).toEqual({ enrollments: [], process: null, settings: null, pendencies: null })
    await expect(of(99_999).current({ academicRecord: record })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
