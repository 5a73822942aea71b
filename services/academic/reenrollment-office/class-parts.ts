import type { GroupSettings } from '#api/academic/reenrollment-office.ts'

/** What of a class those who take it go by; seats and code are the office's own. */
export const classParts = ['schedule', 'dates', 'teacher', 'room'] as const
export type ClassPart = (typeof classParts)[number]

export type ClassFacts = Pick<GroupSettings, 'shift' | 'teacher' | 'room' | 'meetings' | 'startsOn' | 'endsOn'>

const facts: Record<ClassPart, (one: ClassFacts) => unknown> = {
  schedule: ({ shift, meetings }) => [shift, meetings.map(({ weekday, from, to }) => `${weekday} ${from} ${to}`).toSorted()],
  dates: ({ startsOn, endsOn }) => [startsOn, endsOn],
  teacher: ({ teacher }) => teacher,
  room: ({ room }) => room,
}

/** What is different after a change. */
export const changedParts = (before: ClassFacts, after: ClassFacts): ClassPart[] =>
  classParts.filter((part) => JSON.stringify(facts[part](before)) !== JSON.stringify(facts[part](after)))
