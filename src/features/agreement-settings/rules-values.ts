import { type AgreementRules, agreementRules } from '#api/agreement-settings.ts'
import { debtPaymentType, type DebtPaymentType } from '#api/debts.ts'
import { basisPointsOf, percentText } from '../../shared/form/basis-points.ts'

/** What the form holds, in the order of its fields. Percentages as they are typed, choices empty where nothing is chosen. */
export interface RulesValues {
  expiredDays: number | null
  futureInterest: string
  debtOffice: string
  paymentMethod: DebtPaymentType | ''
  paymentPlace: string
  eventAdditional: string
  eventDiscount: string
  issueTemplate: 'yes' | 'no'
  pathTemplate: string
}

export type RulesProblem = 'missing' | 'format'

export const paymentMethods = debtPaymentType.options

export const rulesValuesOf = (rules: AgreementRules | null, locale: string): RulesValues => ({
  expiredDays: rules?.expiredDays ?? 1,
  futureInterest: percentText(rules?.futureInterestBasisPoints ?? 0, locale),
  debtOffice: percentText(rules?.debtOfficeBasisPoints ?? 0, locale),
  paymentMethod: rules?.paymentMethod ?? (rules ? '' : 'agreement'),
  paymentPlace: rules?.paymentPlace ?? '',
  eventAdditional: String(rules?.eventAdditional ?? ''),
  eventDiscount: String(rules?.eventDiscount ?? ''),
  issueTemplate: rules?.issueTemplate ? 'yes' : 'no',
  pathTemplate: rules?.pathTemplate ?? '',
})

/** Of values without problems. */
export const rulesOf = (values: RulesValues): AgreementRules => ({
  expiredDays: values.expiredDays ?? 0,
  futureInterestBasisPoints: basisPointsOf(values.futureInterest) ?? 0,
  debtOfficeBasisPoints: basisPointsOf(values.debtOffice) ?? 0,
  paymentMethod: values.paymentMethod || null,
  paymentPlace: values.paymentPlace.trim() || null,
  eventAdditional: Number(values.eventAdditional) || null,
  eventDiscount: Number(values.eventDiscount) || null,
  issueTemplate: values.issueTemplate === 'yes',
  pathTemplate: values.pathTemplate.trim() || null,
})

export function rulesProblemsOf(values: RulesValues): Partial<Record<keyof RulesValues, RulesProblem>> {
  const rules = rulesOf(values)
  const { shape } = agreementRules
  return {
    ...(!shape.expiredDays.safeParse(values.expiredDays).success && { expiredDays: 'format' }),
    ...(basisPointsOf(values.futureInterest) === null && { futureInterest: 'format' }),
    ...(basisPointsOf(values.debtOffice) === null && { debtOffice: 'format' }),
    ...(!shape.paymentPlace.safeParse(rules.paymentPlace).success && { paymentPlace: 'format' }),
    ...(!shape.pathTemplate.safeParse(rules.pathTemplate).success && { pathTemplate: 'format' }),
    ...(rules.issueTemplate && rules.pathTemplate === null && { pathTemplate: 'missing' }),
  }
}
