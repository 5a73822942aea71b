import { clashes, type ClassTimes, type Meeting } from './class-times.ts'

export interface SelectionRules {
  /** What limits and minimum are counted in; the other one is never looked at. */
  measure: 'credit' | 'workload'
  /** Needed to finish; dependencies do not count. */
  minimum: number
  maximum: number
  /** Dependencies have this limit of their own, and only this one. */
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
  /** Subjects to be passed before that were not. */
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

/** What staff granted to this student. */
export interface SelectionExceptions {
  /** Above `maximum`, in the measure of the rules. */
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
  /** Only of a group that is still to be chosen: who chose one holds a seat. */
  | { code: 'group_full'; groupId: number }
