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
  subjects: ReadonlyMap<number, { code: string; subject: string }>
}

type Chosen = Pick<ChosenClass, 'group' | 'subject' | 'subjectCode' | 'list' | 'credits' | 'workload' | 'status'>

/** Returns the selection; it keeps chosen classes that the offer no longer contains. */
export function getSelection({ parameters, subjects, groups }: ReenrollmentOffer, classes: readonly Chosen[]): Selection {
  const counted = classes.filter(({ status }) => status !== 'dropping')
  const allGroups = new Map([...counted.map(({ group }) => group), ...groups].map((group) => [group.groupId, group]))
  const gone = counted.filter(({ group }) => !subjects.some(({ subjectId }) => subjectId === group.subjectId))
  const offer: Offer = {
    rules: parameters,
    subjects: [
      ...subjects.map(offeredSubject),
      ...gone.map(({ group, list, credits, workload }) => ({
        subjectId: group.subjectId,
        credits,
        workload,
        list,
        type: 'compulsory' as const,
        prerequisites: [],
        corequisites: [],
      })),
    ],
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
  const chosen = counted.map(({ group }) => group.groupId)
  return {
    offer,
    chosen,
    check: checkSelection(offer, chosen),
    groups: allGroups,
    subjects: new Map<number, { code: string; subject: string }>([
      ...gone.map(({ group, subject, subjectCode }) => [group.subjectId, { code: subjectCode, subject }] as const),
      ...subjects.map(({ subjectId, code, subject }) => [subjectId, { code, subject }] as const),
    ]),
  }
}

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
