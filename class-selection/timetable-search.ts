import { getCost, type PlacedGroups, timetableBounds } from './timetable-bounds.ts'
import { dayCount, eachGroup, meet, minutesOfMask, type TimetableProblem, toggle } from './timetable-problem.ts'

export interface FoundTimetable {
  /** For each subject, the number of the chosen group, or -1. */
  choice: Int16Array
  leftOut: number
  days: number
  gapMinutes: number
  /** The end of the latest class in minutes; 0 without any meeting. */
  latestFinish: number
  cost: number
}

export interface SearchOptions {
  /** Most subjects that may be left out. */
  maxLeftOut: number
  /** The weekdays as bits; timetables that use other days, or not all of these, are skipped. */
  days?: number
  /** Only timetables that cost less than this are searched for; the value may fall during the search. */
  ceiling?: () => number
  /** The number of groups examined, in all, before the search gives up; counted down. */
  steps: { left: number }
}

/**
 * Visits timetables, each once: a depth-first search that goes on with the subject that has the fewest groups left, and
 * with the group that brings the least idle time. Timetables to which a subject could be added are among them only if
 * `maxLeftOut` is more than it has to be.
 *
 * @param visit returns the new `maxLeftOut`, or -1 to end the search
 * @returns whether nothing is left to be visited
 */
export function searchTimetables(problem: TimetableProblem, options: SearchOptions, visit: (found: FoundTimetable) => number): boolean {
  const { groupFrom, wordFrom, setWords, fitting, maskWords, masks, minutes, busy, days, firsts, lasts, busyOn, fixed } = problem
  const { steps, ceiling, days: wantedDays } = options
  const subjects = groupFrom.length - 1
  let maxLeftOut = options.maxLeftOut
  let isOver = false

  const choice = new Int16Array(subjects).fill(-1)
  const isDecided = new Uint8Array(subjects)
  const bounds = timetableBounds(problem, isDecided)
  // These buffers are kept for each depth, so that nothing is allocated or undone during the search.
  const sets = Array.from({ length: subjects + 1 }, () => new Uint32Array(setWords))
  const order = Array.from({ length: subjects + 1 }, () => [] as number[])
  const placed = Array.from(sets, () => ({
    occupied: new Uint32Array(maskWords),
    begins: new Uint16Array(dayCount),
    ends: new Uint16Array(dayCount),
    busyOn: new Uint16Array(dayCount),
  }))

  if (wantedDays !== undefined && (fixed.days & ~wantedDays) !== 0) return true
  for (let subject = 0; subject < subjects; subject++)
    for (let group = groupFrom[subject]!; group < groupFrom[subject + 1]!; group++)
      if (wantedDays === undefined || (days[group]! & ~wantedDays) === 0) toggle(problem, sets[0]!, subject, group)
  copy({ occupied: fixed.mask, begins: fixed.firsts, ends: fixed.lasts, busyOn: fixed.busyOn }, placed[0]!)
  descend(0, 0, fixed.days, minutesOfMask(fixed.mask, minutes))
  return !isOver

  function descend(depth: number, skipped: number, usedDays: number, busyMinutes: number): void {
    const set = sets[depth]!
    if (ceiling) {
      const { leftOut } = survey(set, skipped)
      if (leftOut > maxLeftOut) return
      bounds.dropDear(placed[depth]!, set, leftOut, countDays(wantedDays ?? usedDays), leftOut === maxLeftOut, ceiling())
    }
    const { leftOut, narrowest, size, possibleDays } = survey(set, skipped)
    steps.left -= size
    if (steps.left < 0) isOver = true
    if (isOver || leftOut > maxLeftOut || (wantedDays !== undefined && (wantedDays & ~(usedDays | possibleDays)) !== 0)) return
    if (narrowest === -1) {
      finish(depth, leftOut, usedDays, busyMinutes)
      return
    }
    if (leftOut + bounds.shortage(set) > maxLeftOut) return
    isDecided[narrowest] = 1
    for (const group of ordered(set, narrowest, order[depth]!)) {
      place(depth, group)
      choice[narrowest] = group
      const { occupied } = placed[depth]!
      // Groups of different weeks may use the same minutes.
      const more = meet(masks[group]!, occupied) ? minutesOfMask(masks[group]!, minutes, occupied) : busy[group]!
      descend(depth + 1, skipped, usedDays | days[group]!, busyMinutes + more)
      if (isOver) return
    }
    choice[narrowest] = -1
    if (leftOut < maxLeftOut) {
      copy(placed[depth]!, placed[depth + 1]!)
      sets[depth + 1]!.set(set)
      sets[depth + 1]!.fill(0, wordFrom[narrowest], wordFrom[narrowest + 1])
      descend(depth + 1, skipped + 1, usedDays, busyMinutes)
    }
    isDecided[narrowest] = 0
  }

  function survey(set: Uint32Array, skipped: number) {
    let [leftOut, narrowest, fewest, size, possibleDays] = [skipped, -1, Infinity, 0, 0]
    for (let subject = 0; subject < subjects; subject++) {
      if (isDecided[subject]) continue
      let own = 0
      eachGroup(problem, set, subject, (group) => {
        own++
        possibleDays |= days[group]!
      })
      size += own
      if (own === 0) leftOut++
      else if (own < fewest) [narrowest, fewest] = [subject, own]
    }
    return { leftOut, narrowest, size, possibleDays }
  }

  function ordered(set: Uint32Array, subject: number, groups: number[]): number[] {
    groups.length = 0
    eachGroup(problem, set, subject, (group) => void groups.push(group))
    return ceiling ? groups.sort((a, b) => bounds.idleWith[a]! - bounds.idleWith[b]!) : groups
  }

  function place(depth: number, group: number): void {
    const [set, below, fits] = [sets[depth]!, sets[depth + 1]!, fitting[group]!]
    for (let word = 0; word < setWords; word++) below[word] = set[word]! & fits[word]!
    const [from, to] = [placed[depth]!, placed[depth + 1]!]
    for (let word = 0; word < maskWords; word++) to.occupied[word] = from.occupied[word]! | masks[group]![word]!
    for (let day = 0; day < dayCount; day++) {
      const at = group * dayCount + day
      to.begins[day] = Math.min(from.begins[day]!, firsts[at]!)
      to.ends[day] = Math.max(from.ends[day]!, lasts[at]!)
      to.busyOn[day] = from.busyOn[day]! + busyOn[at]!
    }
  }

  function finish(depth: number, leftOut: number, usedDays: number, busyMinutes: number): void {
    const { begins, ends } = placed[depth]!
    let gapMinutes = -busyMinutes
    for (let day = 0; day < dayCount; day++) gapMinutes += Math.max(0, ends[day]! - begins[day]!)
    const latestFinish = Math.max(...ends)
    const count = countDays(usedDays)
    const cost = getCost(leftOut, count, gapMinutes, latestFinish)
    if (ceiling && cost >= ceiling()) return
    maxLeftOut = visit({ choice: choice.slice(), leftOut, days: count, gapMinutes, latestFinish, cost })
    if (maxLeftOut < 0) isOver = true
  }
}

function copy(from: PlacedGroups, to: PlacedGroups): void {
  to.occupied.set(from.occupied)
  to.begins.set(from.begins)
  to.ends.set(from.ends)
  to.busyOn.set(from.busyOn)
}

export function countDays(days: number): number {
  let count = 0
  for (let bits = days; bits !== 0; bits &= bits - 1) count++
  return count
}
