import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { CheckedRule, RequestDefinition } from '#api/academic/request-types.ts'

/** Facts about an enrollment that rules check. */
export interface RuleFacts {
  status: EnrollmentStatus
  course: string
  /** Completed share of the curriculum's workload, as a whole percentage. */
  progress: number
  hasOpenRequest: boolean
  /** Whether no document of admission is missing, refused or waiting. */
  hasDocumentsAccepted: boolean
  /** Civil date of the institution. */
  today: string
}

/** Returns every rule of a type, those of its audience first, and whether it is met. */
export function checkRules({ audience, rules }: Pick<RequestDefinition, 'audience' | 'rules'>, facts: RuleFacts): CheckedRule[] {
  return [
    { rule: { kind: 'enrollment_status', statuses: audience.statuses }, isKept: audience.statuses.includes(facts.status) },
    ...(audience.courses.length > 0 ? [{ rule: { kind: 'course' as const }, isKept: audience.courses.includes(facts.course) }] : []),
    ...rules.map((rule) => ({ rule, isKept: isKept(rule, facts) })),
  ]
}

function isKept(rule: RequestDefinition['rules'][number], facts: RuleFacts): boolean {
  switch (rule.kind) {
    case 'one_open':
      return !facts.hasOpenRequest
    case 'documents_accepted':
      return facts.hasDocumentsAccepted
    case 'minimum_progress':
      return facts.progress >= rule.percent
    case 'period':
      return rule.from <= facts.today && facts.today <= rule.to
  }
}
