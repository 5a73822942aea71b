import type { ClassGroup, ChosenClass, OfferedSubject } from '#api/academic/reenrollment.ts'
import {
  alternatives,
  checkSelection,
  faultsOfChoosing,
  type Offer,
  type SelectionCheck,
  type SelectionFault,
} from '../../../class-selection/check-selection.ts'
import type { Weekday } from '../../../class-selection/class-times.ts'
import type { ReenrollmentOffer } from './reenrollment.queries.ts'

/** The offer and the choice as the page knows them, checked by the same functions as in the service. */
export interface Selection {
  offer: Offer
  /** Ids of the classes that count: all except those that a change gives up. */
  chosen: number[]
  check: SelectionCheck
  groups: ReadonlyMap<number, ClassGroup>
  /** Those that are offered, and those that are chosen and no longer offered. */
  subjects: ReadonlyMap<number, OfferedSubject>
}

type Chosen = Pick<ChosenClass, 'group' | 'subject' | 'subjectCode' | 'list' | 'credits' | 'workload' | 'status'>

/** Returns the selection; it keeps chosen classes that the offer no longer contains. */
export function getSelection({ parameters, subjects, groups }: ReenrollmentOffer, classes: readonly Chosen[]): Selection {
  const counted = classes.filter(({ status }) => status !== 'dropping')
  const chosenGroups = counted.map(({ group }) => group)
  const known = new Set(groups.map(({ groupId }) => groupId))
  const allGroups = new Map(
    [...groups, ...chosenGroups.filter(({ groupId }) => !known.has(groupId))].map((group) => [group.groupId, group]),
  )
  const offered = new Set(subjects.map(({ subjectId }) => subjectId))
  const gone = counted.filter(({ group }) => !offered.has(group.subjectId)).map(goneSubject)
  const listed = [...subjects, ...gone]
  const offer: Offer = {
    rules: parameters,
    subjects: listed.map(offeredSubject),
    groups: [...allGroups.values()].map((group) => ({
      ...group,
      times: {
        meetings: group.meetings.map((meeting) => ({ ...meeting, weekday: meeting.weekday as Weekday })),
        startsOn: group.startsOn,
        endsOn: group.endsOn,
      },
    })),
    // None are needed: the parameters' limits and the listed prerequisites already include them.
    exceptions: { extraUnits: 0, waivedPrerequisites: [] },
  }
  const chosen = chosenGroups.map(({ groupId }) => groupId)
  return {
    offer,
    chosen,
    check: checkSelection(offer, chosen),
    groups: allGroups,
    subjects: new Map(listed.map((subject) => [subject.subjectId, subject])),
  }
}

/** A subject that is chosen and no longer offered: what was required of it was asked when it was chosen. */
const goneSubject = ({ group, subject, subjectCode, list, credits, workload }: Chosen): OfferedSubject => ({
  subjectId: group.subjectId,
  code: subjectCode,
  subject,
  list,
  type: 'compulsory',
  semester: 0,
  credits,
  workload,
  prerequisites: [],
  corequisites: [],
})

function offeredSubject({ subjectId, credits, workload, list, type, prerequisites, corequisites }: OfferedSubject) {
  const missing = (required: OfferedSubject['prerequisites']) =>
    required.filter(({ isFulfilled, isWaived }) => !isFulfilled && !isWaived).map((one) => one.subjectId)
  return { subjectId, credits, workload, list, type, prerequisites: missing(prerequisites), corequisites: missing(corequisites) }
}

/** Returns what prevents choosing a class, which would replace another one of its subject. */
export function getFaults({ offer, chosen }: Selection, group: ClassGroup): SelectionFault[] {
  const others = chosen.filter((id) => offer.groups.find(({ groupId }) => groupId === id)?.subjectId !== group.subjectId)
  return faultsOfChoosing(offer, others, group.groupId)
}

/** Returns what prevents choosing an open class besides its seats and times, which its chip tells. Prerequisites are told by name instead. */
export function getStops({ selection, classes }: { selection: Selection; classes: readonly Pick<Chosen, 'group'>[] }, group: ClassGroup) {
  if (!group.isOpen || classes.some((one) => one.group.groupId === group.groupId)) return []
  return getFaults(selection, group).filter(({ code }) => code !== 'group_full' && code !== 'clash')
}

/** Chosen classes that meet at the same time as this one. */
export function findClashes({ offer, chosen, groups }: Selection, group: ClassGroup): ClassGroup[] {
  const others = chosen.filter((id) => groups.get(id)?.subjectId !== group.subjectId)
  return checkSelection(offer, [...others, group.groupId])
    .clashes.filter(({ groupIds }) => groupIds.includes(group.groupId))
    .flatMap(({ groupIds }) => groups.get(groupIds.find((id) => id !== group.groupId)!) ?? [])
}

/** Classes of a subject that fit in. */
export function getAlternatives({ offer, chosen, groups }: Selection, subjectId: number): ClassGroup[] {
  return alternatives(offer, chosen, subjectId).flatMap(({ groupId }) => groups.get(groupId) ?? [])
}
