import type { ReenrollmentException, SubjectParameters } from '#api/academic/reenrollment.ts'
import type { SelectionExceptions, SelectionRules } from '../../../class-selection/check-selection.ts'

/** Returns a student's limits in the period's measure, including office exceptions; used by lists, choices and the office alike. */
export function selectionLimits(
  { measure, minimum, maximum, dependencyMaximum, allowsClashes }: SelectionRules,
  exceptions: readonly ReenrollmentException[],
): { rules: SelectionRules; exceptions: SelectionExceptions } {
  return {
    rules: { measure, minimum, maximum, dependencyMaximum, allowsClashes },
    exceptions: {
      extraUnits: exceptions.reduce((sum, { kind, units }) => sum + (kind === 'limit_raised' ? (units ?? 0) : 0), 0),
      waivedPrerequisites: exceptions.flatMap(({ kind, subject }) =>
        kind === 'prerequisite_waived' && subject ? [subject.subjectId] : [],
      ),
    },
  }
}

/** Returns the limits as shown to a student, with those that the office raised. The limit of dependencies is never raised. */
export function getParameters(period: SelectionRules, granted: readonly ReenrollmentException[]): SubjectParameters {
  const { rules, exceptions } = selectionLimits(period, granted)
  return { ...rules, maximum: rules.maximum + exceptions.extraUnits }
}
