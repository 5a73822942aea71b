import type { ClassGroup } from './check-selection.ts'
import { clashes, addDays, getMinutes } from './class-times.ts'

export const dayCount = 7

/**
 * Groups as numbers, for the search. A week is cut wherever a meeting begins or ends; a mask has a bit for each piece, in
 * words of 32. Sets of groups are words too: those of subject `s` begin with the word `wordFrom[s]`.
 */
export interface TimetableProblem {
  groups: readonly ClassGroup[]
  /** Groups of subject `s` are those from `groupFrom[s]` to `groupFrom[s + 1]`, exclusive. */
  groupFrom: readonly number[]
  wordFrom: readonly number[]
  /** The number of words in a set of groups. */
  setWords: number
  /** For each group, the set of groups of other subjects that do not clash with it. */
  fitting: readonly Uint32Array[]
  /** The number of words in a mask. */
  maskWords: number
  masks: readonly Uint32Array[]
  /** The minutes that each bit of a mask stands for. */
  minutes: Uint16Array
  /** For each group, the minutes of all its meetings in a week. */
  busy: readonly number[]
  /** For each group, its weekdays as bits, Monday first. */
  days: readonly number[]
  /** For each group and weekday, from index 7 * group on: the first beginning, the last end, and the busy time between, in minutes. */
  firsts: Uint16Array
  lasts: Uint16Array
  busyOn: Uint16Array
  /** For each group, whether it takes place in the weeks in which most groups do, in which no minute can be used twice. */
  isInFullWeek: readonly boolean[]
  /** The fixed groups, in the same terms; `busyOn` counts overlapping minutes twice. */
  fixed: { mask: Uint32Array; days: number; firsts: Uint16Array; lasts: Uint16Array; busyOn: Uint16Array }
}

/** @param bySubject groups of each subject that may be suggested, none of them clashing with a fixed one */
export function timetableProblem(bySubject: readonly (readonly ClassGroup[])[], fixed: readonly ClassGroup[]): TimetableProblem {
  const groups = bySubject.flat()
  const all = [...groups, ...fixed]
  const cuts = Array.from({ length: dayCount }, (_, day) => {
    const meetings = all.flatMap(({ times }) => times.meetings).filter(({ weekday }) => weekday === day + 1)
    return [...new Set(meetings.flatMap(({ from, to }) => [getMinutes(from), getMinutes(to)]))].sort((a, b) => a - b)
  })
  const pieces = cuts.flatMap((times, day) => times.slice(1).map((to, at): Piece => ({ day, from: times[at]!, to })))
  const maskWords = Math.ceil(pieces.length / 32)
  const masks = all.map((group) => getMask(group, pieces, maskWords))
  const minutes = Uint16Array.from({ length: maskWords * 32 }, (_, bit) => (pieces[bit] ? pieces[bit].to - pieces[bit].from : 0))
  const spans = all.map((group, at) => daySpans(group, pieces, masks[at]!))
  const fullWeek = weekOfMost(groups)

  const groupStart = [0]
  const wordStart = [0]
  for (const { length } of bySubject) {
    groupStart.push(groupStart.at(-1)! + length)
    wordStart.push(wordStart.at(-1)! + Math.ceil(length / 32))
  }
  const setWords = wordStart.at(-1)!
  const getSubject = bySubject.flatMap((of, subject) => of.map(() => subject))
  const fitting = groups.map(() => new Uint32Array(setWords))
  const fit = (one: number, other: number) => {
    const subject = getSubject[other]!
    const at = other - groupStart[subject]!
    fitting[one]![wordStart[subject]! + (at >> 5)]! |= 1 << (at & 31)
  }
  for (let one = 0; one < groups.length; one++) {
    for (let other = groupStart[getSubject[one]! + 1]!; other < groups.length; other++) {
      if (meet(masks[one]!, masks[other]!) && clashes(groups[one]!.times, groups[other]!.times).length > 0) continue
      fit(one, other)
      fit(other, one)
    }
  }

  return {
    groups,
    groupFrom: groupStart,
    wordFrom: wordStart,
    setWords,
    fitting,
    maskWords,
    masks: masks.slice(0, groups.length),
    minutes,
    busy: masks.slice(0, groups.length).map((mask) => minutesOfMask(mask, minutes)),
    days: spans.slice(0, groups.length).map(({ days }) => days),
    firsts: Uint16Array.from(spans.slice(0, groups.length).flatMap(({ firsts }) => firsts)),
    lasts: Uint16Array.from(spans.slice(0, groups.length).flatMap(({ lasts }) => lasts)),
    busyOn: Uint16Array.from(spans.slice(0, groups.length).flatMap(({ busyOn }) => busyOn)),
    isInFullWeek: groups.map((group) => isUnderWay(group, fullWeek)),
    fixed: together(masks.slice(groups.length), spans.slice(groups.length), maskWords),
  }
}

/** A part of a week, between two cuts. */
interface Piece {
  day: number
  from: number
  to: number
}

interface DaySpans {
  days: number
  firsts: number[]
  lasts: number[]
  busyOn: number[]
}

/** Returns the minutes of a mask's bits, without those of another mask. */
export function minutesOfMask(mask: Uint32Array, minutes: Uint16Array, without?: Uint32Array): number {
  let sum = 0
  for (let word = 0; word < mask.length; word++) {
    for (let bits = without ? mask[word]! & ~without[word]! : mask[word]!; bits !== 0; bits &= bits - 1)
      sum += minutes[word * 32 + 31 - Math.clz32(bits & -bits)]!
  }
  return sum
}

/** Calls back for each group of a subject that is in a set. */
export function eachGroup(
  { groupFrom, wordFrom }: TimetableProblem,
  set: Uint32Array,
  subject: number,
  call: (group: number) => void,
): void {
  const first = wordFrom[subject]!
  for (let word = first; word < wordFrom[subject + 1]!; word++)
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      call(groupFrom[subject]! + (word - first) * 32 + 31 - Math.clz32(bits & -bits))
}

/** Adds a group of a subject to a set, or removes it if it is there. */
export function toggle({ groupFrom, wordFrom }: TimetableProblem, set: Uint32Array, subject: number, group: number): void {
  const at = group - groupFrom[subject]!
  set[wordFrom[subject]! + (at >> 5)]! ^= 1 << (at & 31)
}

export function meet(a: Uint32Array, b: Uint32Array): boolean {
  for (let word = 0; word < a.length; word++) if ((a[word]! & b[word]!) !== 0) return true
  return false
}

function getMask({ times }: ClassGroup, pieces: readonly Piece[], words: number): Uint32Array {
  const mask = new Uint32Array(words)
  for (const { weekday, from, to } of times.meetings) {
    const [start, end] = [getMinutes(from), getMinutes(to)]
    for (const [bit, piece] of pieces.entries())
      if (piece.day === weekday - 1 && start <= piece.from && piece.to <= end) mask[bit >> 5]! |= 1 << (bit & 31)
  }
  return mask
}

function daySpans({ times }: ClassGroup, pieces: readonly Piece[], mask: Uint32Array): DaySpans {
  const spans: DaySpans = { days: 0, firsts: perDay(24 * 60), lasts: perDay(0), busyOn: perDay(0) }
  for (const { weekday, from, to } of times.meetings) {
    const day = weekday - 1
    spans.days |= 1 << day
    spans.firsts[day] = Math.min(spans.firsts[day]!, getMinutes(from))
    spans.lasts[day] = Math.max(spans.lasts[day]!, getMinutes(to))
  }
  for (const [bit, { day, from, to }] of pieces.entries()) if (hasBit(mask, bit)) spans.busyOn[day]! += to - from
  return spans
}

function together(masks: readonly Uint32Array[], spans: readonly DaySpans[], words: number): TimetableProblem['fixed'] {
  return {
    mask: Uint32Array.from({ length: words }, (_, word) => masks.reduce((all, mask) => all | mask[word]!, 0)),
    days: spans.reduce((all, { days }) => all | days, 0),
    firsts: Uint16Array.from(perDay(24 * 60), (none, day) => Math.min(none, ...spans.map(({ firsts }) => firsts[day]!))),
    lasts: Uint16Array.from(perDay(0), (none, day) => Math.max(none, ...spans.map(({ lasts }) => lasts[day]!))),
    busyOn: Uint16Array.from(perDay(0), (_, day) => spans.reduce((all, { busyOn }) => all + busyOn[day]!, 0)),
  }
}

const perDay = (value: number) => Array.from({ length: dayCount }, () => value)
const hasBit = (mask: Uint32Array, bit: number) => ((mask[bit >> 5]! >>> (bit & 31)) & 1) === 1

/** Returns the first day of the week in which most groups take place. Such a week begins on the day some group begins. */
function weekOfMost(groups: readonly ClassGroup[]): string {
  let [best, most] = ['', 0]
  for (const day of new Set(groups.map(({ times }) => times.startsOn))) {
    const count = groups.filter((group) => isUnderWay(group, day)).length
    if (count > most) [best, most] = [day, count]
  }
  return best
}

const isUnderWay = ({ times }: ClassGroup, day: string) => times.startsOn <= day && addDays(day, 6) <= times.endsOn
