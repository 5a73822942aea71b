import { clashes, type ClassTimes, type Meeting } from './class-times.ts'

export interface SelectionRules {
  /** The unit of the limits and the minimum; subjects' values in the other unit are ignored. */
  measure: 'credit' | 'workload'
  /** Needed to finish; dependencies count too. */
  minimum: number
  maximum: number
  /** The separate limit for dependencies; `maximum` does not apply to them. */
  dependencyMaximum: number
  allowsClashes: boolean
}

export interface OfferedSubject {
  subjectId: number
  credits: number
  workload: number
  /** `pending`: a dependency, failed in an earlier term. */
  list: 'curricular' | 'elective' | 'pending'
  type: 'compulsory' | 'elective' | 'optional'
  /** The required earlier subjects that the student has not passed. */
  prerequisites: readonly number[]
  /** Subjects to be taken in the same term, without those already passed or being taken. */
  corequisites: readonly number[]
}

export interface ClassGroup {
  groupId: number
  subjectId: number
  times: ClassTimes
  seatsLeft: number
  isOpen: boolean
}

/** The exceptions that staff granted to this student. */
export interface SelectionExceptions {
  /** The units allowed above `maximum`, in the measure of the rules. */
  extraUnits: number
  /** Subjects that may be taken without their prerequisites. */
  waivedPrerequisites: readonly number[]
}

/** What a student may choose from. */
export interface Offer {
  rules: SelectionRules
  subjects: readonly OfferedSubject[]
  groups: readonly ClassGroup[]
  exceptions: SelectionExceptions
}

export interface GroupClash {
  groupIds: [number, number]
  meetings: [Meeting, Meeting][]
}

export type SelectionFault =
  | { code: 'over_limit' | 'over_dependency_limit'; units: number; maximum: number }
  | ({ code: 'clash' } & GroupClash)
  | { code: 'same_subject_twice'; subjectId: number; groupIds: number[] }
  | { code: 'prerequisite_missing' | 'corequisite_missing'; subjectId: number; missing: number[] }
  | { code: 'below_minimum'; units: number; minimum: number }
  /** Closed, or no longer offered. */
  | { code: 'group_closed'; groupId: number }
  /** The group is full. Only reported for a group not chosen yet: a student who has chosen a group holds a seat in it. */
  | { code: 'group_full'; groupId: number }

export interface SelectionCheck {
  /** The chosen units, in the measure of the rules, without dependencies. */
  units: number
  dependencyUnits: number
  /** The units left up to the limit, extra units included; never below 0. */
  remaining: number
  dependencyRemaining: number
  /** The clashes, including those that the rules allow. */
  clashes: GroupClash[]
  /** The faults, in an order that does not depend on the order of choice. */
  faults: SelectionFault[]
}

/** The faults that are acceptable while the student still chooses: they only prevent finishing. */
const onlyOnFinishing: ReadonlySet<SelectionFault['code']> = new Set(['below_minimum', 'corequisite_missing'])

/** Returns whether a fault prevents the choice itself, rather than only finishing. */
export const stopsChoosing = ({ code }: SelectionFault) => !onlyOnFinishing.has(code)

/** Totals of a choice of groups, and everything that is wrong with it. */
export function checkSelection(offer: Offer, chosen: readonly number[]): SelectionCheck {
  const { rules, exceptions } = offer
  const ids = [...new Set(chosen)].sort((a, b) => a - b)
  const groups = ids.flatMap((id) => offer.groups.find(({ groupId }) => groupId === id) ?? [])
  const subjects = offer.subjects.filter(({ subjectId }) => groups.some((group) => group.subjectId === subjectId))
  const getUnits = (subject: OfferedSubject) => (rules.measure === 'credit' ? subject.credits : subject.workload)
  const units = sum(subjects.filter(({ list }) => list !== 'pending').map(getUnits))
  const dependencyUnits = sum(subjects.filter(({ list }) => list === 'pending').map(getUnits))
  const maximum = rules.maximum + exceptions.extraUnits
  const clashing = getClashes(groups)
  const faults: SelectionFault[] = [
    ...ids
      .filter((id) => !groups.some(({ groupId, isOpen }) => groupId === id && isOpen))
      .map((groupId) => ({ code: 'group_closed' as const, groupId })),
    ...subjects.flatMap((subject) => faultsOfSubject(subject, offer, groups)),
    ...(rules.allowsClashes ? [] : clashing.map((clash) => ({ code: 'clash' as const, ...clash }))),
  ]
  if (units > maximum) faults.push({ code: 'over_limit', units, maximum })
  if (dependencyUnits > rules.dependencyMaximum)
    faults.push({ code: 'over_dependency_limit', units: dependencyUnits, maximum: rules.dependencyMaximum })
  if (units + dependencyUnits < rules.minimum)
    faults.push({ code: 'below_minimum', units: units + dependencyUnits, minimum: rules.minimum })
  return {
    units,
    dependencyUnits,
    remaining: Math.max(0, maximum - units),
    dependencyRemaining: Math.max(0, rules.dependencyMaximum - dependencyUnits),
    clashes: clashing,
    faults,
  }
}

/** Faults that choosing one more group would bring; none for a group that may be chosen, or already is. */
export function faultsOfChoosing(offer: Offer, chosen: readonly number[], groupId: number): SelectionFault[] {
  if (chosen.includes(groupId)) return []
  const before = new Set(checkSelection(offer, chosen).faults.map((fault) => JSON.stringify(fault)))
  const after = checkSelection(offer, [...chosen, groupId]).faults
  const isFull = offer.groups.some((group) => group.groupId === groupId && group.isOpen && group.seatsLeft <= 0)
  return [
    ...(isFull ? [{ code: 'group_full' as const, groupId }] : []),
    ...after.filter((fault) => stopsChoosing(fault) && !before.has(JSON.stringify(fault))),
  ]
}

/** Returns the groups that may be chosen instead of a subject's chosen groups, if there are any. */
export function alternatives(offer: Offer, chosen: readonly number[], subjectId: number): ClassGroup[] {
  const ofSubject = offer.groups.filter((group) => group.subjectId === subjectId)
  const others = chosen.filter((id) => !ofSubject.some(({ groupId }) => groupId === id))
  return ofSubject.filter(({ groupId }) => !chosen.includes(groupId) && faultsOfChoosing(offer, others, groupId).length === 0)
}

function faultsOfSubject(subject: OfferedSubject, { exceptions }: Offer, chosen: readonly ClassGroup[]): SelectionFault[] {
  const { subjectId, prerequisites, corequisites } = subject
  const faults: SelectionFault[] = []
  const groupIds = chosen.filter((group) => group.subjectId === subjectId).map(({ groupId }) => groupId)
  if (groupIds.length > 1) faults.push({ code: 'same_subject_twice', subjectId, groupIds })
  if (prerequisites.length > 0 && !exceptions.waivedPrerequisites.includes(subjectId))
    faults.push({ code: 'prerequisite_missing', subjectId, missing: [...prerequisites] })
  const missing = corequisites.filter((id) => !chosen.some((group) => group.subjectId === id))
  if (missing.length > 0) faults.push({ code: 'corequisite_missing', subjectId, missing })
  return faults
}

function getClashes(groups: readonly ClassGroup[]): GroupClash[] {
  return groups.flatMap((one, at) =>
    groups.slice(at + 1).flatMap((other): GroupClash[] => {
      // Two groups of one subject are reported as a separate fault.
      if (one.subjectId === other.subjectId) return []
      const meetings = clashes(one.times, other.times)
      return meetings.length > 0 ? [{ groupIds: [one.groupId, other.groupId], meetings }] : []
    }),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
