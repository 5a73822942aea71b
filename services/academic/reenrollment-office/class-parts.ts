import type { GroupSettings } from '#api/academic/reenrollment-office.ts'

/** Parts of a class that matter to its students; seats and code concern only the office. */
export const classParts = ['schedule', 'dates', 'teacher', 'room'] as const
export type ClassPart = (typeof classParts)[number]

export type ClassFacts = Pick<GroupSettings, 'shift' | 'teacher' | 'room' | 'meetings' | 'startsOn' | 'endsOn'>

const facts: Record<ClassPart, (one: ClassFacts) => unknown> = {
  schedule: ({ shift, meetings }) => [shift, meetings.map(({ weekday, from, to }) => `${weekday} ${from} ${to}`).toSorted()],
  dates: ({ startsOn, endsOn }) => [startsOn, endsOn],
  teacher: ({ teacher }) => teacher,
  room: ({ room }) => room,
}

/** Returns the parts that a change affected. */
export const changedParts = (before: ClassFacts, after: ClassFacts): ClassPart[] =>
  classParts.filter((part) => JSON.stringify(facts[part](before)) !== JSON.stringify(facts[part](after)))
