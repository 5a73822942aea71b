import type { CompletionData, SubjectType } from '#api/academic-situation.ts'
import { wholePercent } from '#api/whole-percent.ts'

/** Hours in, hours out. */
export function completionOf(requiredWorkload: number, completedWorkload: number): CompletionData {
  return {
    requiredWorkload,
    completedWorkload,
    remainingWorkload: Math.max(0, requiredWorkload - completedWorkload),
    percentage: wholePercent(completedWorkload, requiredWorkload),
  }
}

/** Hours beyond what one part requires make up for no other. */
export function completionOfAll(parts: readonly CompletionData[]): CompletionData {
  const sum = (hoursOf: (part: CompletionData) => number) => parts.reduce((total, part) => total + hoursOf(part), 0)
  return completionOf(
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
  const hoursOf = (type: SubjectType, counts: (subject: CurriculumSubject) => boolean) =>
    subjects.filter((subject) => subject.type === type && counts(subject)).reduce((total, { workload }) => total + workload, 0)
  const isTaken = (subject: CurriculumSubject) => subject.isTaken && !subject.isPassed
  return {
    compulsory: completionOf(
      hoursOf('compulsory', () => true),
      hoursOf('compulsory', ({ isPassed }) => isPassed),
    ),
    elective: completionOf(
      electiveWorkload,
      hoursOf('elective', ({ isPassed }) => isPassed),
    ),
    inProgress: { compulsory: hoursOf('compulsory', isTaken), elective: hoursOf('elective', isTaken) },
    missing: subjects
      .filter((subject) => subject.type === 'compulsory' && !subject.isPassed && !subject.isTaken)
      .map(({ code, subject, workload, term }) => ({ code, subject, workload, term })),
  }
}
