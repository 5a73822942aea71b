import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClassGroup } from './check-selection.ts'
import { clashes, getMinutes, type Weekday } from './class-times.ts'
import {
  mostCounted,
  type Shift,
  getShift,
  type SuggestedTimetable,
  suggestTimetables,
  type TimetableWishes,
  type TimetablePreferences,
} from './suggest-timetables.ts'
import { anyGroup, classTimes, group } from './testing/offers.ts'

const noWishes: TimetableWishes = { daysOff: [], shifts: ['morning', 'afternoon', 'evening'], hours: {} }
const wish = (more: Partial<TimetableWishes>): TimetableWishes => ({ ...noWishes, ...more })
const suggested = (groups: ClassGroup[], more: Partial<TimetablePreferences> = {}) =>
  suggestTimetables({ wanted: [...new Set(groups.map(({ subjectId }) => subjectId))], groups, fixed: [], wishes: noWishes, ...more })

describe('the best timetable', () => {
  it('has the fewest days, then the least gaps, then the earliest end', () => {
    const { timetables, count, isComplete } = suggested([
      group(11, 1, '1 08:00-09:40'),
      group(21, 2, '2 08:00-09:40'),
      group(22, 2, '1 11:00-12:40'),
      group(23, 2, '1 09:40-11:20'),
      group(24, 2, '1 06:00-07:40'),
    ])
    expect(timetables).toEqual([
      { groupIds: [11, 23], leftOut: [], days: 1, gapMinutes: 0, latestFinish: '11:20' },
      { groupIds: [11, 24], leftOut: [], days: 1, gapMinutes: 20, latestFinish: '09:40' },
      { groupIds: [11, 22], leftOut: [], days: 1, gapMinutes: 80, latestFinish: '12:40' },
      { groupIds: [11, 21], leftOut: [], days: 2, gapMinutes: 0, latestFinish: '09:40' },
    ])
    expect({ count, isComplete }).toEqual({ count: 4, isComplete: true })
  })

  it('goes round what is chosen already, and counts it in', () => {
    const { timetables } = suggested([group(21, 2, '1 08:30-10:00'), group(22, 2, '1 10:00-11:40')], {
      fixed: [group(11, 1, '1 08:00-09:40')],
    })
    expect(timetables).toEqual([{ groupIds: [22], leftOut: [], days: 1, gapMinutes: 20, latestFinish: '11:40' }])
  })

  it('places as many subjects as it can, and names the others', () => {
    const groups = [group(11, 1, '1 08:00-09:40'), group(21, 2, '1 09:00-10:40'), group(31, 3, '2 08:00-09:40', { seatsLeft: 0 })]
    const { timetables, withoutGroup, impossiblePairs } = suggested(groups)
    expect(timetables.map(({ groupIds, leftOut }) => [groupIds, leftOut])).toEqual([
      [[11], [2, 3]],
      [[21], [1, 3]],
    ])
    expect(withoutGroup).toEqual([3])
    expect(impossiblePairs).toEqual([[1, 2]])
  })

  it('needs no meetings', () => {
    const distance = group(11, 1, { ...classTimes('1 08:00-09:40'), meetings: [] })
    expect(suggested([distance]).timetables).toEqual([{ groupIds: [11], leftOut: [], days: 0, gapMinutes: 0, latestFinish: null }])
  })
})

describe('wishes', () => {
  const groups = [group(11, 1, '1 08:00-09:40'), group(12, 1, '2 13:00-14:40'), group(13, 1, '3 19:00-20:40')]
  const kept = (wishes: Partial<TimetableWishes>) =>
    suggested(groups, { wishes: wish(wishes) }).timetables.flatMap(({ groupIds }) => groupIds)

  it('are days off, shifts and hours of days', () => {
    expect(kept({ daysOff: [1, 3] })).toEqual([12])
    expect(kept({ shifts: ['evening'] })).toEqual([13])
    expect(kept({ hours: { 1: { notBefore: '08:01' }, 3: { notAfter: '20:40' } } })).toEqual([12, 13])
    expect(kept({ hours: { 3: { notAfter: '20:39' } } })).toEqual([11, 12])
    expect(['11:59', '12:00', '17:59', '18:00'].map(getShift)).toEqual(['morning', 'afternoon', 'afternoon', 'evening'])
  })
})

describe('twelve subjects with six groups each', () => {
  it('are searched to the end', () => {
    const groups = Array.from({ length: 72 }, (_, at) => {
      const [day, hour] = [(at % 5) + 1, 7 + ((at * 5) % 13)]
      const times = `${day} ${String(hour).padStart(2, '0')}:00-${String(hour + 1).padStart(2, '0')}:40`
      return group(at + 1, 1 + Math.floor(at / 6), times)
    })
    const { timetables, isComplete } = suggested(groups)
    expect({ found: timetables.length, isComplete }).toEqual({ found: 50, isComplete: true })
  })
})

/** Every way to place subjects, by trying all of them. */
function allTimetables({ wanted, groups, fixed, wishes }: TimetablePreferences): SuggestedTimetable[] {
  const subjects = [...new Set(wanted)].filter((id) => !fixed.some(({ subjectId }) => subjectId === id))
  let found: ClassGroup[][] = [[]]
  for (const subjectId of subjects) {
    const own = groups.filter((one) => one.subjectId === subjectId && one.isOpen && one.seatsLeft > 0 && fulfils(one, wishes))
    const fitting = (placed: ClassGroup[]) =>
      own.filter((one) => [...placed, ...fixed].every((other) => clashes(one.times, other.times).length === 0))
    found = found.flatMap((placed) => [placed, ...fitting(placed).map((one) => [...placed, one])])
  }
  const most = found.reduce((longest, { length }) => Math.max(longest, length), 0)
  return found.filter(({ length }) => length === most).map((placed) => described(subjects, placed, fixed))
}

const fulfils = ({ times }: ClassGroup, { daysOff, shifts, hours }: TimetableWishes) =>
  times.meetings.every(
    ({ weekday, from, to }) =>
      !daysOff.includes(weekday) &&
      shifts.includes(getShift(from)) &&
      from >= (hours[weekday]?.notBefore ?? from) &&
      to <= (hours[weekday]?.notAfter ?? to),
  )

/** Half hour by half hour. */
function described(subjects: number[], placed: ClassGroup[], fixed: readonly ClassGroup[]): SuggestedTimetable {
  const meetings = [...placed, ...fixed].flatMap(({ times }) => times.meetings)
  let gapMinutes = 0
  const days = new Set(meetings.map(({ weekday }) => weekday))
  for (const day of days) {
    const own = meetings.filter(({ weekday }) => weekday === day)
    const last = Math.max(...own.map(({ to }) => getMinutes(to)))
    for (let minute = Math.min(...own.map(({ from }) => getMinutes(from))); minute < last; minute += 30)
      if (!own.some(({ from, to }) => getMinutes(from) <= minute && minute < getMinutes(to))) gapMinutes += 30
  }
  return {
    groupIds: placed.map(({ groupId }) => groupId),
    leftOut: subjects.filter((id) => !placed.some(({ subjectId }) => subjectId === id)),
    days: days.size,
    gapMinutes,
    latestFinish:
      meetings
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
  }
}

const order = (a: SuggestedTimetable, b: SuggestedTimetable) =>
  a.days - b.days || a.gapMinutes - b.gapMinutes || (a.latestFinish ?? '').localeCompare(b.latestFinish ?? '')
const key = ({ groupIds }: SuggestedTimetable) => groupIds.join()

const weekdays: Weekday[] = [1, 2, 4]
const anyWishes: fc.Arbitrary<TimetableWishes> = fc.oneof(
  fc.constant(noWishes),
  fc.record({
    daysOff: fc.subarray(weekdays, { maxLength: 1 }),
    shifts: fc.subarray<Shift>(['morning', 'afternoon', 'evening'], { minLength: 1 }),
    hours: fc.subarray(weekdays).map((some) => Object.fromEntries(some.map((day) => [day, { notBefore: '10:30', notAfter: '14:30' }]))),
  }),
)

/** Up to five subjects with up to four groups, and one or two chosen ones that may clash. */
const anyWanted: fc.Arbitrary<TimetablePreferences> = fc.record({
  wanted: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }),
  groups: fc.tuple(...[1, 2, 3, 4, 5].flatMap((subjectId) => [1, 2, 3, 4].map((number) => anyGroup(subjectId * 10 + number, subjectId)))),
  fixed: fc.oneof(fc.constant([]), fc.tuple(anyGroup(61, 6)), fc.tuple(anyGroup(71, 7), anyGroup(81, 8))),
  wishes: anyWishes,
})

const roomyTimes = fc
  .tuple(fc.constantFrom(1, 2, 3, 4, 5), fc.integer({ min: 7, max: 18 }), fc.integer({ min: 1, max: 2 }))
  .map(([day, hour, length]) => `${day} ${String(hour).padStart(2, '0')}:00-${String(hour + length).padStart(2, '0')}:30`)

/** Six subjects with six groups of which few clash, and two that cannot stand together. */
const manyWanted: fc.Arbitrary<TimetablePreferences> = fc
  .tuple(...Array.from({ length: 36 }, (_, at) => roomyTimes.map((times) => group(at + 1, 1 + Math.floor(at / 6), times))))
  .chain((groups) => fc.boolean().map((isApart) => ({ groups, isApart })))
  .map(({ groups, isApart }) => ({
    wanted: isApart ? [7, 1, 2, 3, 4, 8, 5, 6] : [1, 2, 3, 4, 5, 6],
    groups: [...groups, group(71, 7, '6 08:00-09:30'), group(81, 8, '6 09:00-10:30')],
    fixed: [],
    wishes: noWishes,
  }))

describe('whatever is wanted', () => {
  it('all that fit are suggested and no others, best first, as trying everything finds', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        const expected = allTimetables(wanted)
        const { timetables, count, isComplete } = suggestTimetables(wanted, 2_000)
        expect({ count, isComplete }).toEqual({ count: expected.length, isComplete: true })
        expect(Object.fromEntries(timetables.map((one) => [key(one), one]))).toEqual(
          Object.fromEntries(expected.map((one) => [key(one), one])),
        )
        expect(timetables).toEqual([...timetables].sort(order))
      }),
      { numRuns: 300 },
    )
  })

  const values = (some: SuggestedTimetable[]) => some.map(({ days, gapMinutes, latestFinish }) => [days, gapMinutes, latestFinish])

  it('the few that are asked for are the best', () => {
    fc.assert(
      fc.property(anyWanted, fc.integer({ min: 1, max: 5 }), (wanted, limit) => {
        expect(values(suggestTimetables(wanted, limit).timetables)).toEqual(values(allTimetables(wanted).sort(order).slice(0, limit)))
      }),
    )
  })

  it('the best are found among more than are counted', () => {
    fc.assert(
      fc.property(manyWanted, (wanted) => {
        const expected = allTimetables(wanted)
        const { timetables, count, isComplete } = suggestTimetables(wanted)
        expect({ count, isComplete }).toEqual({ count: expected.length > mostCounted ? null : expected.length, isComplete: true })
        expect(values(timetables)).toEqual(values(expected.sort(order).slice(0, 50)))
        expect(new Set(timetables.map(key)).size).toBe(timetables.length)
        const fitting = new Set(expected.map(key))
        expect(timetables.filter((one) => !fitting.has(key(one)))).toEqual([])
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  it('subjects are named that have no group, or none beside another', () => {
    fc.assert(
      fc.property(anyWanted, (wanted) => {
        const { withoutGroup, impossiblePairs } = suggestTimetables(wanted)
        const own = (subjectId: number) =>
          wanted.groups.filter((one) => one.subjectId === subjectId && one.isOpen && one.seatsLeft > 0 && fulfils(one, wanted.wishes))
        const subjects = [...new Set(wanted.wanted)].filter((id) => !wanted.fixed.some(({ subjectId }) => subjectId === id))
        expect(withoutGroup).toEqual(subjects.filter((id) => own(id).length === 0))
        for (const [one, other] of impossiblePairs) {
          const fixed = wanted.fixed.filter(({ subjectId }) => subjectId === other)
          const pairs = own(one).flatMap((a) => (fixed.length > 0 ? fixed : own(other)).map((b) => clashes(a.times, b.times).length > 0))
          expect(pairs.length > 0 && pairs.every(Boolean)).toBe(true)
        }
      }),
    )
  })
})
