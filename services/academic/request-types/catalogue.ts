import type { CheckedRule, RequestTypeChoice } from '#api/academic/request-types.ts'
import type { RequestEnrollment } from '#api/academic/requests.ts'
import { civilToday } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import type { CallerScope } from '../access/scopes.ts'
import { findDraft } from '../requests/drafts.queries.ts'
import { type Course, listCourses, requireCourse, shownCourse } from '../requests/request-course.queries.ts'
import { type RequestPorts, startingNow } from '../requests/request-ports.ts'
import { checkRules, type RuleFacts } from './request-rules.ts'
import { type FoundType, offeredTypes, requireOfferedType, ruleFacts } from './offered-types.queries.ts'

/** Lists what may be requested for a course, by default the first active one. Throws NOT_FOUND for another person's course. */
export function requestCatalogue(
  { pool, clock }: RequestPorts,
  scope: CallerScope,
  timeZone: string,
  enrollmentId?: number,
): Promise<{ enrollments: RequestEnrollment[]; enrollmentId: number | null; results: RequestTypeChoice[] }> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const courses = await listCourses(client, scope)
    const course = enrollmentId === undefined ? courses[0] : await requireCourse(client, scope, enrollmentId)
    const enrollments = courses.map(shownCourse)
    if (!course) return { enrollments, enrollmentId: null, results: [] }
    const [types, { openTypes, ...facts }] = await Promise.all([
      offeredTypes(client, { tenantId: scope.tenantId, ...course }),
      ruleFacts(client, scope.tenantId, course, civilToday(clock, timeZone)),
    ])
    const results = types
      .map((type) => ({ type, rules: checkRules(type.definition, { ...facts, hasOpenRequest: openTypes.has(type.typeId) }) }))
      // Types that are only for other courses are hidden.
      .filter(({ rules }) => rules.every(({ rule, isKept }) => rule.kind !== 'course' || isKept))
      .map(({ type, rules }) => choice(type, rules))
    return { enrollments, enrollmentId: course.enrollmentId, results }
  })
}

/** Returns what a type requires of a course, before any form is filled in. Throws NOT_FOUND. */
export async function requestValidation(
  ports: RequestPorts,
  scope: CallerScope,
  timeZone: string,
  { typeId, enrollmentId }: { typeId: number; enrollmentId: number },
) {
  const { pool, clock } = ports
  const found = await readTenant(pool, scope.tenantId, async ({ client }) => {
    const course: Course = await requireCourse(client, scope, enrollmentId)
    const type = await requireOfferedType(client, { tenantId: scope.tenantId, ...course }, typeId)
    const { openTypes, ...facts } = await ruleFacts(client, scope.tenantId, course, civilToday(clock, timeZone))
    const all: RuleFacts = { ...facts, hasOpenRequest: openTypes.has(typeId) }
    const draftId = await findDraft(client, scope, { typeId, enrollmentId })
    return { course, type, rules: checkRules(type.definition, all), draftId }
  })
  const { course, type, rules, draftId } = found
  const place = { tenantId: scope.tenantId, institutionId: course.institutionId }
  const { deadline } = await startingNow(ports, place, type.definition.limitOfDays, timeZone)
  return { ...choice(type, rules), terms: type.definition.terms, rules, deadline, draftId }
}

function choice({ typeId, version, definition }: FoundType, rules: readonly CheckedRule[]): RequestTypeChoice {
  const { name, summary, category, cost, limitOfDays } = definition
  const unmetRules = rules.flatMap(({ rule, isKept }) => (isKept ? [] : [rule]))
  return { typeId, version, name, summary, category, cost, limitOfDays, mayAsk: unmetRules.length === 0, unmetRules }
}
