import { dayCount, eachGroup, minutesOfMask, toggle, type TimetableProblem } from './timetable-problem.ts'

const gapStep = 24 * 60 + 1
const dayStep = gapStep * (dayCount * 24 * 60 + 1)
const placeStep = dayStep * (dayCount + 1)

/** Returns a cost that orders timetables by subjects left out, then days, then gaps, then the latest finish (both in minutes). */
export function getCost(leftOut: number, days: number, gapMinutes: number, latestFinish: number): number {
  return leftOut * placeStep + days * dayStep + gapMinutes * gapStep + latestFinish
}

/** The groups placed so far. */
export interface PlacedGroups {
  occupied: Uint32Array
  /** When each weekday begins and ends and how much of it is busy, in minutes; nothing is placed on a day that ends at 0. */
  begins: Uint16Array
  ends: Uint16Array
  busyOn: Uint16Array
}

/** Lower bounds for every timetable, given the groups placed so far and the set of groups that still fit. */
export function timetableBounds(problem: TimetableProblem, isDecided: Uint8Array) {
  const { groupFrom, maskWords, masks, minutes, busy, firsts, lasts, busyOn, isInFullWeek } = problem
  const subjects = groupFrom.length - 1
  const needs = new Float64Array(subjects)
  const coverable = new Uint32Array(maskWords)
  const mostBusy = new Float64Array(subjects)
  const maxBusyDays = new Float64Array(subjects * dayCount)
  const begins = new Float64Array(dayCount)
  const ends = new Float64Array(dayCount)
  const idle = new Float64Array(dayCount)
  /** The idle minutes that each group adds; a search tries groups in this order. */
  const idleTotals = new Float64Array(busy.length)

  return { idleWith: idleTotals, shortage, dropDear }

  /** Returns how many subjects at least have no room, by the minutes of a week in which most groups take place. */
  function shortage(set: Uint32Array): number {
    coverable.fill(0)
    let count = 0
    for (let subject = 0; subject < subjects; subject++) {
      if (isDecided[subject]) continue
      let least = Infinity
      eachGroup(problem, set, subject, (group) => {
        least = Math.min(least, isInFullWeek[group] ? busy[group]! : 0)
        if (isInFullWeek[group]) for (let word = 0; word < maskWords; word++) coverable[word]! |= masks[group]![word]!
      })
      if (least < Infinity) needs[count++] = least
    }
    const sorted = needs.subarray(0, count).sort()
    let room = minutesOfMask(coverable, minutes)
    let places = 0
    while (places < count && (room -= sorted[places]!) >= 0) places++
    return count - places
  }

  /**
   * Takes those groups out of the set with which every timetable costs at least `ceiling`. Idle minutes of a day are at
   * least those between its first and last class that subjects still to be placed cannot fill.
   *
   * @param mustPlaceAll whether each subject with a group in the set has to be placed
   */
  function dropDear(placed: PlacedGroups, set: Uint32Array, leftOut: number, days: number, mustPlaceAll: boolean, ceiling: number): void {
    begins.set(placed.begins)
    ends.set(placed.ends)
    let fill = 0
    maxBusyDays.fill(0)
    mostBusy.fill(0)
    for (let subject = 0; subject < subjects; subject++) {
      if (isDecided[subject]) continue
      eachGroup(problem, set, subject, (group) => {
        mostBusy[subject] = Math.max(mostBusy[subject]!, busy[group]!)
        for (let day = 0; day < dayCount; day++)
          maxBusyDays[subject * dayCount + day] = Math.max(maxBusyDays[subject * dayCount + day]!, busyOn[group * dayCount + day]!)
      })
      fill += mostBusy[subject]!
      if (mustPlaceAll) widen(set, subject)
    }
    let [span, latest, taken] = [0, 0, 0]
    for (let day = 0; day < dayCount; day++) {
      latest = Math.max(latest, ends[day]!)
      taken += placed.busyOn[day]!
      idle[day] = Math.max(0, ends[day]! - begins[day]!) - placed.busyOn[day]!
      span += Math.max(0, ends[day]! - begins[day]!)
      for (let subject = 0; subject < subjects; subject++) idle[day]! -= maxBusyDays[subject * dayCount + day]!
    }
    for (let subject = 0; subject < subjects; subject++) {
      if (isDecided[subject]) continue
      eachGroup(problem, set, subject, (group) => {
        let [gap, wider, last] = [0, span, latest]
        for (let day = 0; day < dayCount; day++) {
          const at = group * dayCount + day
          let more = 0
          if (lasts[at] !== 0) {
            more = Math.max(ends[day]!, lasts[at]!) - Math.min(begins[day]!, firsts[at]!) - Math.max(0, ends[day]! - begins[day]!)
            last = Math.max(last, lasts[at]!)
          }
          wider += more
          gap += Math.max(0, idle[day]! + more + maxBusyDays[subject * dayCount + day]! - busyOn[at]!)
        }
        idleTotals[group] = wider - busy[group]!
        const least = Math.max(gap, wider - taken - fill + mostBusy[subject]! - busy[group]!)
        if (getCost(leftOut, days, least, last) >= ceiling) toggle(problem, set, subject, group)
      })
    }
  }

  /** Widens each day to the span that it needs whichever group of a subject is taken, where the subject has to be placed. */
  function widen(set: Uint32Array, subject: number): void {
    for (let day = 0; day < dayCount; day++) {
      let [latestFirst, earliestLast] = [0, Infinity]
      eachGroup(problem, set, subject, (group) => {
        latestFirst = Math.max(latestFirst, firsts[group * dayCount + day]!)
        earliestLast = Math.min(earliestLast, lasts[group * dayCount + day]!)
      })
      // Some group does not meet on this day.
      if (earliestLast === 0 || earliestLast === Infinity) continue
      begins[day] = Math.min(begins[day]!, latestFirst)
      ends[day] = Math.max(ends[day]!, earliestLast)
    }
  }
}
