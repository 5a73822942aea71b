import type { ClassTimes, Weekday } from '../class-times.ts'
import type { ClassGroup, Offer, OfferedSubject } from '../check-selection.ts'

/** Times like `1 08:00-09:40, 3 10:00-11:40`, in the first half of 2027 unless another span is given. */
export function classTimes(text: string, startsOn = '2027-02-01', endsOn = '2027-06-30'): ClassTimes {
  const meetings = text.split(', ').map((meeting) => {
    const [, weekday, from, to] = /^([1-7]) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(meeting)!
    return { weekday: Number(weekday) as Weekday, from: from!, to: to! }
  })
  return { meetings, startsOn, endsOn }
}

export function subject(subjectId: number, more: Partial<OfferedSubject> = {}): OfferedSubject {
  return {
    subjectId,
    credits: 4,
    workload: 80,
    list: 'curricular',
    type: 'compulsory',
    prerequisites: [],
    corequisites: [],
    ...more,
  }
}

export function group(groupId: number, subjectId: number, times: string | ClassTimes, more: Partial<ClassGroup> = {}): ClassGroup {
  return { groupId, subjectId, times: typeof times === 'string' ? classTimes(times) : times, seatsLeft: 10, isOpen: true, ...more }
}

export function offer(subjects: OfferedSubject[], groups: ClassGroup[], rules: Partial<Offer['rules']> = {}): Offer {
  return {
    rules: { measure: 'credit', minimum: 0, maximum: 20, dependencyMaximum: 8, allowsClashes: false, ...rules },
    subjects,
    groups,
    exceptions: { extraUnits: 0, waivedPrerequisites: [] },
  }
}
