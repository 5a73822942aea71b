/** ISO 8601: Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A weekly class, in the institution's local time. */
export interface Meeting {
  weekday: Weekday
  /** `HH:mm`, before `to`. */
  from: string
  to: string
}

export interface ClassTimes {
  meetings: readonly Meeting[]
  /** First and last day, `YYYY-MM-DD`, both included. */
  startsOn: string
  endsOn: string
}

const dayLength = 86_400_000

export const getMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** @param day `YYYY-MM-DD` */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}

/** Returns the first day from `day` on that falls on the given weekday. */
export function firstWeekday(weekday: Weekday, day: string): string {
  return addDays(day, (weekday - new Date(day).getUTCDay() + 7) % 7)
}

/** Returns the pairs of meetings of `a` and `b` that overlap on at least one day. Touching ends do not clash. */
export function clashes(a: ClassTimes, b: ClassTimes): [Meeting, Meeting][] {
  const startsOn = a.startsOn > b.startsOn ? a.startsOn : b.startsOn
  const endsOn = a.endsOn < b.endsOn ? a.endsOn : b.endsOn
  if (startsOn > endsOn) return []
  return a.meetings.flatMap((one) =>
    b.meetings
      .filter(
        (other) =>
          one.weekday === other.weekday && one.from < other.to && other.from < one.to && firstWeekday(one.weekday, startsOn) <= endsOn,
      )
      .map((other): [Meeting, Meeting] => [one, other]),
  )
}
