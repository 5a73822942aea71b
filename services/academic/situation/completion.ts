import type { CompletionData, SubjectType } from '#api/academic/academic-situation.ts'
import { wholePercent } from '#api/academic/whole-percent.ts'

/** Computes completion from required and completed hours; the result is in hours, too. */
export function getCompletion(requiredWorkload: number, completedWorkload: number): CompletionData {
  return {
    requiredWorkload,
    completedWorkload,
    remainingWorkload: Math.max(0, requiredWorkload - completedWorkload),
    percentage: wholePercent(completedWorkload, requiredWorkload),
  }
}

/** Combines parts; hours beyond what one part requires do not count for another. */
export function completionOfAll(parts: readonly CompletionData[]): CompletionData {
  const sum = (getHours: (part: CompletionData) => number) => parts.reduce((total, part) => total + getHours(part), 0)
  return getCompletion(
    sum(({ requiredWorkload }) => requiredWorkload),
    sum(({ requiredWorkload, completedWorkload }) => Math.min(requiredWorkload, completedWorkload)),
  )
}

export interface CurriculumSubject {
  code: string
  subject: string
  workload: number
  term: number
  type: SubjectType
  isPassed: boolean
  isTaken: boolean
}

/** @param electiveWorkload hours of elective subjects that the curriculum requires */
export function subjectCompletion(subjects: readonly CurriculumSubject[], electiveWorkload: number) {
  const getHours = (type: SubjectType, counts: (subject: CurriculumSubject) => boolean) =>
    subjects.filter((subject) => subject.type === type && counts(subject)).reduce((total, { workload }) => total + workload, 0)
  const isTaken = (subject: CurriculumSubject) => subject.isTaken && !subject.isPassed
  return {
    compulsory: getCompletion(
      getHours('compulsory', () => true),
      getHours('compulsory', ({ isPassed }) => isPassed),
    ),
    elective: getCompletion(
      electiveWorkload,
      getHours('elective', ({ isPassed }) => isPassed),
    ),
    inProgress: { compulsory: getHours('compulsory', isTaken), elective: getHours('elective', isTaken) },
    missing: subjects
      .filter((subject) => subject.type === 'compulsory' && !subject.isPassed && !subject.isTaken)
      .map(({ code, subject, workload, term }) => ({ code, subject, workload, term })),
  }
}
