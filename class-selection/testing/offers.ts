import fc from 'fast-check'
import type { ClassTimes, Weekday } from '../class-times.ts'
import type { ClassGroup, Offer, OfferedSubject } from '../check-selection.ts'

/** Parses times like `1 08:00-09:40, 3 10:00-11:40`, in the first half of 2027 unless another period is given. */
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

const timeOf = (halfHour: number) => `${String(halfHour >> 1).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`

/** Generates class times on few days and hours, so that many clash; some last half a term. */
export const anyTimes: fc.Arbitrary<ClassTimes> = fc
  .record({
    meetings: fc.array(
      fc
        .record({
          weekday: fc.constantFrom<Weekday>(1, 2, 4),
          start: fc.integer({ min: 20, max: 26 }),
          length: fc.integer({ min: 1, max: 4 }),
        })
        .map(({ weekday, start, length }) => ({ weekday, from: timeOf(start), to: timeOf(start + length) })),
      { maxLength: 2 },
    ),
    span: fc.constantFrom(['2027-02-01', '2027-06-30'], ['2027-02-01', '2027-04-11'], ['2027-04-12', '2027-06-30']),
  })
  .map(({ meetings, span: [startsOn, endsOn] }) => ({ meetings, startsOn: startsOn!, endsOn: endsOn! }))

/** One group with the id `groupId`, most of them open and with seats. */
export const anyGroup = (groupId: number, subjectId: number): fc.Arbitrary<ClassGroup> =>
  fc
    .record({ times: anyTimes, seatsLeft: fc.constantFrom(9, 9, 9, 0), isOpen: fc.constantFrom(true, true, true, false) })
    .map(({ times, ...more }) => group(groupId, subjectId, times, more))

const fewUnits = fc.integer({ min: 0, max: 8 })

/** Up to eight subjects with a few groups each. */
export const anyOffer: fc.Arbitrary<Offer> = fc.integer({ min: 1, max: 8 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  const otherIds = (id: number) => fc.shuffledSubarray(ids).map((some) => some.filter((other) => other !== id).slice(0, 1))
  const anySubject = (id: number) =>
    fc
      .record({
        credits: fewUnits,
        workload: fc.nat(120),
        list: fc.constantFrom('curricular', 'elective', 'pending'),
        prerequisites: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, otherIds(id)),
        corequisites: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, otherIds(id)),
      })
      .map((more) => subject(id, more))
  return fc
    .record({
      measure: fc.constantFrom('credit', 'workload'),
      minimum: fewUnits,
      maximum: fc.oneof(fc.nat(30), fc.nat(300)),
      dependencyMaximum: fc.oneof(fc.nat(20), fc.nat(200)),
      allowsClashes: fc.boolean(),
      extraUnits: fewUnits,
      waivedPrerequisites: fc.subarray(ids),
      subjects: fc.tuple(...ids.map(anySubject)),
      groups: fc.tuple(...ids.flatMap((id) => [1, 2, 3].map((number) => anyGroup(id * 10 + number, id)))),
    })
    .map(({ subjects, groups, extraUnits, waivedPrerequisites, ...rules }) => ({
      ...offer(subjects, groups, rules),
      exceptions: { extraUnits, waivedPrerequisites },
    }))
})
