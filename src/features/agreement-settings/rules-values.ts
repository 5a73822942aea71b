import {
  type AgreementRules,
  agreementRules,
  type AgreementSetting,
  negotiableType,
  type NegotiableType,
} from '#api/financial/agreement-settings.ts'
import {
  choicesField,
  countField,
  type FieldCodec,
  fieldProblems,
  firstValues,
  flagField,
  formatFields,
  optionalIdField,
  optionalTextField,
  parseFields,
  percentField,
  type TypedOf,
} from '../../kit/form/field-codec.ts'

/** The part of a setting that the form edits. */
export type EditedRules = AgreementRules & Pick<AgreementSetting, 'debtTypes'>

/** Compared as it is typed: its label has the sign. */
const percent: FieldCodec<number, string> = { ...percentField(), describe: (typed) => typed }

export const rulesFields = {
  debtTypes: choicesField<'debtTypes', NegotiableType>('debtTypes', { order: negotiableType.options }),
  expiredDays: countField(1, 3_650, 1),
  cancelAfterDays: countField(1, 365, 10),
  cancelAfterCount: countField(1, 12, 2),
  futureInterestBasisPoints: percent,
  debtOfficeBasisPoints: percent,
  paymentMethod: optionalIdField('methods'),
  paymentPlace: optionalIdField('places'),
  eventAdditional: optionalIdField('events'),
  eventDiscount: optionalIdField('events'),
  issueTemplate: flagField('issues'),
  pathTemplate: optionalTextField((path) => agreementRules.shape.pathTemplate.safeParse(path).success),
}
export type RulesValues = TypedOf<typeof rulesFields>

export const getRulesValues = (rules: EditedRules | null, locale: string): RulesValues =>
  rules ? formatFields(rulesFields, rules, locale) : firstValues(rulesFields)

/** Converts values without problems into rules. */
export const getRules = (values: RulesValues): EditedRules => parseFields(rulesFields, values)

export function getRulesProblems(values: RulesValues) {
  const problems = fieldProblems(rulesFields, values)
  if (values.issueTemplate && values.pathTemplate.trim() === '') problems.pathTemplate = 'missing'
  return problems
}
