import type { SubjectList } from '#api/academic/reenrollment.ts'
import { isDependency, type SubjectStanding } from './standing.queries.ts'

/** A subject that may be chosen, and the list it belongs to. */
export interface ListedSubject extends SubjectStanding {
  semester: number
  list: SubjectList
}

/**
 * Subjects of the curriculum that may be chosen, each in one list: those to be taken again, the compulsory ones up to a semester
 * after the next, and the elective and optional ones. What was passed or is being taken is in none.
 */
export function listedSubjects(standing: readonly SubjectStanding[]): ListedSubject[] {
  const lastSemester = nextSemester(standing) + 1
  return standing.flatMap((subject): ListedSubject[] => {
    const { semester, type, isPassed, isTaken } = subject
    if (semester === null || isPassed || isTaken) return []
    if (isDependency(subject)) return [{ ...subject, semester, list: 'pending' }]
    if (type !== 'compulsory') return [{ ...subject, semester, list: 'elective' }]
    return semester <= lastSemester ? [{ ...subject, semester, list: 'curricular' }] : []
  })
}

/** Returns the semester after that of the furthest compulsory subject passed or in progress. */
function nextSemester(standing: readonly SubjectStanding[]): number {
  const reached = standing.filter(({ type, isPassed, isTaken }) => type === 'compulsory' && (isPassed || isTaken))
  return 1 + reached.reduce((furthest, { semester }) => Math.max(furthest, semester ?? 0), 0)
}
