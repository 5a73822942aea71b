import { meet, minutesOfMask, type TimetableProblem } from './timetable-problem.ts'

const dayCount = 7
const gapStep = 24 * 60 + 1
const dayStep = gapStep * (dayCount * 24 * 60 + 1)
const placeStep = dayStep * (dayCount + 1)

export interface FoundTimetable {
  /** By subject: the number of a group, or -1. */
  choice: Int16Array
  days: number
  gapMinutes: number
  /** In minutes; 0 without any meeting. */
  latestFinish: number
  /** Orders timetables: subjects that are left out, then days, then gaps, then the latest finish. */
  cost: number
}

export interface SearchOptions {
  /** Most subjects that may be left out. */
  maxLeftOut: number
  /** Weekdays as bits; timetables that use other days, or not all of these, are left out. */
  days?: number
  /** Looks at no timetable whose cost is not below this one, which may fall while the search goes on. */
  ceiling?: () => number
  /** Groups that are looked at, in all, before the search gives up; counted down. */
  steps: { left: number }
}

/**
 * Visits timetables, each once, and none that another group could be added to where `maxLeftOut` is the least possible.
 * Subjects with the fewest groups left go first, and groups that bring the least idle time.
 *
 * @param visit returns the new `maxLeftOut`, or -1 to end the search
 * @returns whether nothing was left to be looked at
 */
export function searchTimetables(problem: TimetableProblem, options: SearchOptions, visit: (found: FoundTimetable) => number): boolean {
  const { groupFrom, wordFrom, setWords, fitting, maskWords, masks, minutes, busy, days, firsts, lasts, isInFullWeek, fixed } = problem
  const { steps, ceiling } = options
  const subjects = groupFrom.length - 1
  const wantedDays = options.days
  let maxLeftOut = options.maxLeftOut
  let isOver = false

  const choice = new Int16Array(subjects).fill(-1)
  const isDecided = new Uint8Array(subjects)
  const sets = Array.from({ length: subjects + 1 }, () => new Uint32Array(setWords))
  const occupied = Array.from({ length: subjects + 1 }, () => new Uint32Array(maskWords))
  const begins = Array.from({ length: subjects + 1 }, () => new Uint16Array(dayCount))
  const ends = Array.from({ length: subjects + 1 }, () => new Uint16Array(dayCount))
  const order = Array.from({ length: subjects }, () => [] as number[])
  const weight = new Float64Array(busy.length)
  const credits = new Float64Array(subjects)
  const coverable = new Uint32Array(maskWords)
  const needs = new Float64Array(subjects)

  occupied[0]!.set(fixed.mask)
  begins[0]!.set(fixed.firsts)
  ends[0]!.set(fixed.lasts)
  for (let subject = 0; subject < subjects; subject++) {
    for (let group = groupFrom[subject]!; group < groupFrom[subject + 1]!; group++) {
      if (wantedDays !== undefined && (days[group]! & ~wantedDays) !== 0) continue
      const at = group - groupFrom[subject]!
      sets[0]![wordFrom[subject]! + (at >> 5)]! |= 1 << (at & 31)
    }
  }
  if (wantedDays !== undefined && (fixed.days & ~wantedDays) !== 0) return true
  descend(0, 0, fixed.days, minutesOfMask(fixed.mask, minutes))
  return !isOver

  /** Calls for each group of a subject that is still in a set. */
  function eachGroup(set: Uint32Array, subject: number, call: (group: number) => void): void {
    for (let word = wordFrom[subject]!; word < wordFrom[subject + 1]!; word++)
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
        call(groupFrom[subject]! + (word - wordFrom[subject]!) * 32 + 31 - Math.clz32(bits & -bits))
  }

  function sizeOf(set: Uint32Array, subject: number): number {
    let size = 0
    for (let word = wordFrom[subject]!; word < wordFrom[subject + 1]!; word++)
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1) size++
    return size
  }

  function descend(depth: number, skipped: number, usedDays: number, busyMinutes: number): void {
    const set = sets[depth]!
    if (ceiling) dropDear(depth, skipped, usedDays, busyMinutes, ceiling())
    let leftOut = skipped
    let next = -1
    let fewest = Infinity
    let possibleDays = usedDays
    for (let subject = 0; subject < subjects; subject++) {
      if (isDecided[subject]) continue
      const size = sizeOf(set, subject)
      if (size === 0) leftOut++
      else if (size < fewest) [next, fewest] = [subject, size]
      steps.left -= size
    }
    if (leftOut > maxLeftOut) return
    if (steps.left < 0) {
      isOver = true
      return
    }
    if (next === -1) {
      if (wantedDays === undefined || usedDays === wantedDays) finish(depth, leftOut, usedDays, busyMinutes)
      return
    }
    if (leftOut + shortage(set) > maxLeftOut) return
    const groups = order[depth]!
    groups.length = 0
    eachGroup(set, next, (group) => {
      let at = groups.length
      while (at > 0 && weight[groups[at - 1]!]! > weight[group]!) {
        groups[at] = groups[at - 1]!
        at--
      }
      groups[at] = group
    })
    if (wantedDays !== undefined) {
      for (let subject = 0; subject < subjects; subject++)
        if (!isDecided[subject]) eachGroup(set, subject, (group) => void (possibleDays |= days[group]!))
      if ((wantedDays & ~possibleDays) !== 0) return
    }
    isDecided[next] = 1
    for (let at = 0; at < groups.length && !isOver; at++) {
      const group = groups[at]!
      place(depth, group)
      choice[next] = group
      const isNew = !meet(masks[group]!, occupied[depth]!)
      const more = isNew ? busy[group]! : minutesOfMask(masks[group]!, minutes, occupied[depth]!)
      descend(depth + 1, skipped, usedDays | days[group]!, busyMinutes + more)
    }
    choice[next] = -1
    if (!isOver && leftOut < maxLeftOut) {
      sets[depth + 1]!.set(set)
      for (let word = wordFrom[next]!; word < wordFrom[next + 1]!; word++) sets[depth + 1]![word] = 0
      occupied[depth + 1]!.set(occupied[depth]!)
      begins[depth + 1]!.set(begins[depth]!)
      ends[depth + 1]!.set(ends[depth]!)
      descend(depth + 1, skipped + 1, usedDays, busyMinutes)
    }
    isDecided[next] = 0
  }

  function place(depth: number, group: number): void {
    const [set, below] = [sets[depth]!, sets[depth + 1]!]
    const fits = fitting[group]!
    for (let word = 0; word < setWords; word++) below[word] = set[word]! & fits[word]!
    const [taken, mask, takenBelow] = [occupied[depth]!, masks[group]!, occupied[depth + 1]!]
    for (let word = 0; word < maskWords; word++) takenBelow[word] = taken[word]! | mask[word]!
    for (let day = 0; day < dayCount; day++) {
      begins[depth + 1]![day] = Math.min(begins[depth]![day]!, firsts[group * dayCount + day]!)
      ends[depth + 1]![day] = Math.max(ends[depth]![day]!, lasts[group * dayCount + day]!)
    }
  }

  /** How many subjects at least have no room, counted in minutes of a week in which most groups are under way. */
  function shortage(set: Uint32Array): number {
    coverable.fill(0)
    let count = 0
    for (let subject = 0; subject < subjects; subject++) {
      if (isDecided[subject]) continue
      let least = Infinity
      eachGroup(set, subject, (group) => {
        if (!isInFullWeek[group]) {
          least = 0
          return
        }
        least = Math.min(least, busy[group]!)
        for (let word = 0; word < maskWords; word++) coverable[word]! |= masks[group]![word]!
      })
      if (least < Infinity) needs[count++] = least
    }
    const sorted = needs.subarray(0, count).sort()
    let room = minutesOfMask(coverable, minutes)
    let places = 0
    while (places < count && (room -= sorted[places]!) >= 0) places++
    return count - places
  }

  /** Takes groups away with which no timetable costs less than the ceiling. */
  function dropDear(depth: number, skipped: number, usedDays: number, busyMinutes: number, most: number): void {
    const set = sets[depth]!
    const [begin, end] = [begins[depth]!, ends[depth]!]
    let span = 0
    let latest = 0
    for (let day = 0; day < dayCount; day++) {
      if (end[day]! > 0) span += end[day]! - begin[day]!
      latest = Math.max(latest, end[day]!)
    }
    // What is still to be placed can fill as many minutes at most.
    let credit = 0
    for (let subject = 0; subject < subjects; subject++) {
      credits[subject] = 0
      if (isDecided[subject]) continue
      eachGroup(set, subject, (group) => void (credits[subject] = Math.max(credits[subject]!, busy[group]!)))
      credit += credits[subject]!
    }
    const known = skipped * placeStep + countDays(wantedDays ?? usedDays) * dayStep
    for (let subject = 0; subject < subjects; subject++) {
      if (isDecided[subject]) continue
      eachGroup(set, subject, (group) => {
        let wider = span
        let last = latest
        for (let bits = days[group]!; bits !== 0; bits &= bits - 1) {
          const day = 31 - Math.clz32(bits & -bits)
          const [from, to] = [firsts[group * dayCount + day]!, lasts[group * dayCount + day]!]
          wider += end[day] === 0 ? to - from : Math.max(0, begin[day]! - from) + Math.max(0, to - end[day]!)
          last = Math.max(last, to)
        }
        const gap = wider - busyMinutes - busy[group]!
        weight[group] = gap
        const least = Math.max(0, gap - credit + credits[subject]!)
        if (known + least * gapStep + last < most) return
        const at = group - groupFrom[subject]!
        set[wordFrom[subject]! + (at >> 5)]! &= ~(1 << (at & 31))
      })
    }
  }

  function finish(depth: number, leftOut: number, usedDays: number, busyMinutes: number): void {
    const [begin, end] = [begins[depth]!, ends[depth]!]
    let gapMinutes = -busyMinutes
    let latestFinish = 0
    for (let day = 0; day < dayCount; day++) {
      if (end[day]! > 0) gapMinutes += end[day]! - begin[day]!
      latestFinish = Math.max(latestFinish, end[day]!)
    }
    const count = countDays(usedDays)
    const cost = leftOut * placeStep + count * dayStep + gapMinutes * gapStep + latestFinish
    if (ceiling && cost >= ceiling()) return
    maxLeftOut = visit({ choice: choice.slice(), days: count, gapMinutes, latestFinish, cost })
    if (maxLeftOut < 0) isOver = true
  }
}

export function countDays(days: number): number {
  let count = 0
  for (let bits = days; bits !== 0; bits &= bits - 1) count++
  return count
}
