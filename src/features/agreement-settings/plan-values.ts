import { hasItsBounds, largestAmount, type NegotiableType, type PlanMethodType, type PlanTerms } from '#api/financial/agreement-settings.ts'
import {
  choicesField,
  countField,
  type FieldCodec,
  fieldProblems,
  firstValues,
  formatFields,
  moneyField,
  optionalIdField,
  optionalTextField,
  parseFields,
  type TypedOf,
} from '../../kit/form/field-codec.ts'

/** Empty for every type. */
const debtTypeField: FieldCodec<NegotiableType | null, NegotiableType | '', { debtTypes: (type: NegotiableType) => string }> = {
  first: '',
  format: (stored) => stored ?? '',
  parse: (typed) => typed || null,
  getProblem: () => null,
  describe: (typed, _, { debtTypes }) => (typed ? debtTypes(typed) : null),
}

export const planFields = {
  namePt: optionalTextField(),
  nameEn: optionalTextField(),
  nameEs: optionalTextField(),
  installmentCount: countField(1, 120),
  daysDueFirstDebt: countField(0, 90, 5),
  minimumValue: moneyField(0, largestAmount),
  maximumValue: moneyField(0, largestAmount),
  minimumInstallment: moneyField(0, largestAmount, 0),
  debtType: debtTypeField,
  paymentMethods: choicesField<'methods', PlanMethodType>('methods', { isRequired: true }),
  bankAccountId: optionalIdField('accounts'),
}
export type PlanValues = TypedOf<typeof planFields>

export function getPlanValues(plan: PlanTerms | null, locale: string): PlanValues {
  if (!plan) return firstValues(planFields)
  const { 'pt-BR': namePt = null, en: nameEn = null, es: nameEs = null } = plan.description
  return formatFields(planFields, { ...plan, namePt, nameEn, nameEs }, locale)
}

/** Converts values without problems into the terms of a plan. */
export function getPlan(values: PlanValues): PlanTerms {
  const { namePt, nameEn, nameEs, ...terms } = parseFields(planFields, values)
  const names = Object.entries({ 'pt-BR': namePt, en: nameEn, es: nameEs })
  return { ...terms, description: Object.fromEntries(names.filter(([, name]) => name !== null)) }
}

export function getPlanProblems(values: PlanValues) {
  const problems = fieldProblems<typeof planFields, 'belowMinimum'>(planFields, values)
  const plan = getPlan(values)
  const isUnnamed = Object.keys(plan.description).length === 0
  if (!problems.minimumValue && !problems.maximumValue && !hasItsBounds(plan)) problems.maximumValue = 'belowMinimum'
  return isUnnamed ? { namePt: 'missing' as const, ...problems } : problems
}
