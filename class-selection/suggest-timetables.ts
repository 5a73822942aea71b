import type { ClassGroup } from './check-selection.ts'
import { clashes, type Weekday } from './class-times.ts'
import { timetableProblem, type TimetableProblem } from './timetable-problem.ts'
import { countDays, type FoundTimetable, searchTimetables } from './timetable-search.ts'

/** The part of the day in which a class begins: before 12:00, before 18:00, or later. */
export type Shift = 'morning' | 'afternoon' | 'evening'

export interface TimetableWishes {
  daysOff: readonly Weekday[]
  /** The shifts in which classes may begin. */
  shifts: readonly Shift[]
  /** The limits within which classes must begin and end, `HH:mm`; a day that is left out has no limit. */
  hours: Partial<Record<Weekday, { notBefore?: string; notAfter?: string }>>
}

export interface TimetablePreferences {
  /** The subjects to place; those of fixed groups are placed already. */
  wanted: readonly number[]
  /** The groups to choose from, of any subject; full and closed ones are skipped. */
  groups: readonly ClassGroup[]
  /** The groups that are kept whatever the wishes. */
  fixed: readonly ClassGroup[]
  wishes: TimetableWishes
}

export interface SuggestedTimetable {
  /** The groups of the wanted subjects, in the order of the subjects; fixed groups are not included. */
  groupIds: number[]
  /** The wanted subjects that could not be placed. */
  leftOut: number[]
  /** The number of days with classes. This and the values below include the fixed groups. */
  days: number
  /** The idle minutes between classes of the same day, in a week in which all of them take place. */
  gapMinutes: number
  /** `HH:mm`; null without any meeting. */
  latestFinish: string | null
}

export interface Suggestions {
  /** The best timetables: most subjects first, then fewest days, shortest gaps, earliest finish. */
  timetables: SuggestedTimetable[]
  /** The number of timetables that place as many wanted subjects as possible; null above 10,000, or if counting was given up. */
  count: number | null
  /** False if the search was given up: there may be better timetables. */
  isComplete: boolean
  /** The wanted subjects of which no group satisfies the wishes. */
  withoutGroup: number[]
  /** The pairs of subjects that clash whatever groups are chosen; at least one subject of each pair is wanted. */
  impossiblePairs: [number, number][]
}

/** The most timetables that are counted. */
export const mostCounted = 10_000
/** The number of groups examined before the search gives up: a constant, so that the same wishes give the same answer everywhere. */
const patience = 4_000_000

/** Returns timetables of the wanted subjects that satisfy every wish, best first. The same input always gives the same answer. */
export function suggestTimetables({ wanted, groups, fixed, wishes }: TimetablePreferences, limit = 50): Suggestions {
  const subjects = [...new Set(wanted)].filter((subjectId) => !fixed.some((group) => group.subjectId === subjectId))
  const keeping = subjects.map((subjectId) =>
    groups.filter((group) => group.subjectId === subjectId && group.isOpen && group.seatsLeft > 0 && keepsWishes(group, wishes)),
  )
  const bySubject = keeping.map((of) => of.filter((group) => fixed.every((one) => clashes(one.times, group.times).length === 0)))
  const problem = timetableProblem(bySubject, fixed)
  const { found, count, isComplete } = bestTimetables(problem, limit)
  return {
    timetables: found.map(({ choice, days, gapMinutes, latestFinish }) => ({
      groupIds: [...choice].filter((group) => group >= 0).map((group) => problem.groups[group]!.groupId),
      leftOut: subjects.filter((_, subject) => choice[subject] === -1),
      days,
      gapMinutes,
      latestFinish: latestFinish === 0 ? null : formatTime(latestFinish),
    })),
    count,
    isComplete,
    withoutGroup: subjects.filter((_, subject) => keeping[subject]!.length === 0),
    impossiblePairs: impossiblePairs(keeping, fixed),
  }
}

function bestTimetables(problem: TimetableProblem, limit: number): { found: FoundTimetable[]; count: number | null; isComplete: boolean } {
  const subjects = problem.groupFrom.length - 1
  const steps = { left: patience / 4 }
  let leftOut = subjects
  const isProven = searchTimetables(problem, { maxLeftOut: subjects, steps }, ({ choice }) => {
    leftOut = choice.filter((group) => group === -1).length
    return leftOut - 1
  })
  const isLeast = isProven || leftOut === 0
  const all: FoundTimetable[] = []
  steps.left += patience / 4
  const isAll = searchTimetables(problem, { maxLeftOut: leftOut, steps }, (found) => {
    all.push(found)
    return all.length > mostCounted ? -1 : leftOut
  })
  all.sort((a, b) => a.cost - b.cost)
  if (isLeast && isAll) return { found: all.slice(0, limit), count: all.length, isComplete: true }

  const best: FoundTimetable[] = []
  // There are already `limit` timetables that cost no more than this.
  const known = (all[limit - 1]?.cost ?? Infinity) + 1
  const ceiling = () => (best.length < limit ? known : best.at(-1)!.cost)
  steps.left += patience / 2
  let isComplete = isLeast
  for (const days of daySets) {
    if (best.length === limit && countDays(days) > best.at(-1)!.days) break
    const isDone = searchTimetables(problem, { maxLeftOut: leftOut, days, ceiling, steps }, (found) => {
      let at = best.length
      while (at > 0 && best[at - 1]!.cost > found.cost) at--
      best.splice(at, 0, found)
      if (best.length > limit) best.pop()
      return leftOut
    })
    isComplete &&= isDone
  }
  if (isComplete) return { found: best, count: best.length < limit ? best.length : null, isComplete }
  const others = all.filter((one) => !best.some(({ choice }) => choice.every((group, subject) => group === one.choice[subject])))
  const found = [...best, ...others].sort((a, b) => a.cost - b.cost).slice(0, limit)
  return { found, count: null, isComplete }
}

/** Every set of weekdays as bits, the smallest sets first. */
const daySets = Array.from({ length: 128 }, (_, days) => days).sort((a, b) => countDays(a) - countDays(b) || a - b)

function keepsWishes({ times }: ClassGroup, { daysOff, shifts, hours }: TimetableWishes): boolean {
  return times.meetings.every(({ weekday, from, to }) => {
    const { notBefore = '00:00', notAfter = '24:00' } = hours[weekday] ?? {}
    return !daysOff.includes(weekday) && shifts.includes(getShift(from)) && from >= notBefore && to <= notAfter
  })
}

export function getShift(time: string): Shift {
  if (time < '12:00') return 'morning'
  return time < '18:00' ? 'afternoon' : 'evening'
}

function impossiblePairs(keeping: readonly (readonly ClassGroup[])[], fixed: readonly ClassGroup[]): [number, number][] {
  const stand = keeping.filter((of) => of.length > 0)
  const apart = (one: readonly ClassGroup[], other: readonly ClassGroup[]) =>
    one.every((a) => other.every((b) => clashes(a.times, b.times).length > 0))
  return stand.flatMap((one, at) =>
    [...stand.slice(at + 1), ...fixed.map((group) => [group])]
      .filter((other) => apart(one, other))
      .map((other): [number, number] => [one[0]!.subjectId, other[0]!.subjectId]),
  )
}

function formatTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
