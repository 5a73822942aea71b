import { beforeAll, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { seatChoosers } from '../testing/seat-choosers.ts'
import { createSeatWorld, type SeatWorld } from '../testing/seat-world.ts'
import { chooseClass } from './choose-class.ts'
import { enterReenrollment } from './enter-reenrollment.ts'

let world: SeatWorld
let second: pg.Pool
const { minutes, another, newcomer } = seatChoosers(() => world)

beforeAll(async () => {
  world = await createSeatWorld({ students: 60 })
  second = world.secondPool()
})

const code = (expected: string) => expect.objectContaining({ code: expected })

describe('the queue', () => {
  it('admits so many a minute, in the order of arrival, and keeps a place that was taken', async () => {
    await world.rows('update academic.reenrollment_period set admissions_per_minute = 60')
    const people = Array.from({ length: 4 }, another)
    const places: (number | null)[] = []
    for (const { scope, academicRecord } of people)
      places.push((await enterReenrollment(world.ports, scope, academicRecord)).queue?.place ?? null)
    expect(places).toEqual([null, 1, 2, 3])
    const last = people.at(-1)!
    expect((await enterReenrollment(world.ports, last.scope, last.academicRecord)).queue?.place).toBe(3)
    const groupId = await world.addGroup(1, 5)
    const chooseLast = () => chooseClass(world.ports, last.scope, { academicRecord: last.academicRecord, groupId })
    await expect(chooseLast()).rejects.toEqual(code('NOT_ADMITTED'))
    world.clock.advance(3_000)
    expect((await chooseLast()).outcome).toBe('held')
    await world.rows('update academic.reenrollment_period set admissions_per_minute = 100000')
  })

  it('gives many who arrive at once, over two processes, each an instant of their own, a step apart', async () => {
    await world.rows('update academic.reenrollment_period set admissions_per_minute = 600')
    const people = Array.from({ length: 40 }, another)
    await Promise.all(
      people.map(({ scope, academicRecord }, index) =>
        enterReenrollment(world.portsOn(index % 2 ? second : world.pool), scope, academicRecord),
      ),
    )
    const admitted = await world.rows<{ at: Date }>(
      `select admitted_at as at from academic.reenrollment_admission a join academic.enrollment e using (tenant_id, enrollment_id)
       where e.academic_record = any($1) order by 1`,
      [people.map(({ academicRecord }) => academicRecord)],
    )
    expect(admitted.slice(1).map(({ at }, index) => at.getTime() - admitted[index]!.at.getTime())).toEqual(
      Array.from({ length: 39 }, () => 100),
    )
    await world.rows('update academic.reenrollment_period set admissions_per_minute = 100000')
    minutes(1)
  })

  it('gives two tabs of one student one place', async () => {
    const { scope, academicRecord } = another()
    await Promise.all(Array.from({ length: 5 }, () => enterReenrollment(world.ports, scope, academicRecord)))
    const events = await world.rows(
      `select 1 from academic.reenrollment_event v join academic.enrollment e using (tenant_id, enrollment_id)
       where e.academic_record = $1 and kind = 'entered'`,
      [academicRecord],
    )
    expect(events).toHaveLength(1)
  })

  it('is not there before a period opens, nor after it closes', async () => {
    const { scope, academicRecord } = another()
    const shift = (days: number) =>
      world.rows(
        `update academic.reenrollment_period set opens_at = opens_at + $1 * interval '1 day', closes_at = closes_at + $1 * interval '1 day'`,
        [days],
      )
    const one = await newcomer()
    const groupId = await world.addGroup(1, 5)
    await one.choose(groupId)
    await shift(-30)
    await expect(enterReenrollment(world.ports, scope, academicRecord)).rejects.toEqual(code('PERIOD_CLOSED'))
    await expect(one.choose(groupId)).rejects.toEqual(code('PERIOD_CLOSED'))
    await expect(one.prolong()).rejects.toEqual(code('PERIOD_CLOSED'))
    await shift(30)
  })
})
