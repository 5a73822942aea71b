import {
  type AgreementRules,
  agreementRules,
  type AgreementSetting,
  negotiableType,
  type NegotiableType,
} from '#api/financial/agreement-settings.ts'
import { getBasisPoints, percentText } from '../../kit/form/basis-points.ts'

/** What the form decides. */
export type EditedRules = AgreementRules & Pick<AgreementSetting, 'debtTypes'>

/** What the form holds, in the order of its fields. Percentages as they are typed, choices empty where nothing is chosen. */
export interface RulesValues {
  /** In one order. */
  debtTypes: NegotiableType[]
  expiredDays: number | null
  cancelAfterDays: number | null
  cancelAfterCount: number | null
  futureInterest: string
  debtOffice: string
  paymentMethod: string
  paymentPlace: string
  eventAdditional: string
  eventDiscount: string
  issueTemplate: 'yes' | 'no'
  pathTemplate: string
}

export type RulesProblem = 'missing' | 'format'

export const getRulesValues = (rules: EditedRules | null, locale: string): RulesValues => ({
  debtTypes: negotiableType.options.filter((type) => rules?.debtTypes.includes(type)),
  expiredDays: rules?.expiredDays ?? 1,
  cancelAfterDays: rules?.cancelAfterDays ?? 10,
  cancelAfterCount: rules?.cancelAfterCount ?? 2,
  futureInterest: percentText(rules?.futureInterestBasisPoints ?? 0, locale),
  debtOffice: percentText(rules?.debtOfficeBasisPoints ?? 0, locale),
  paymentMethod: String(rules?.paymentMethod ?? ''),
  paymentPlace: String(rules?.paymentPlace ?? ''),
  eventAdditional: String(rules?.eventAdditional ?? ''),
  eventDiscount: String(rules?.eventDiscount ?? ''),
  issueTemplate: rules?.issueTemplate ? 'yes' : 'no',
  pathTemplate: rules?.pathTemplate ?? '',
})

/** Of values without problems. */
export const getRules = (values: RulesValues): EditedRules => ({
  debtTypes: values.debtTypes,
  expiredDays: values.expiredDays ?? 0,
  cancelAfterDays: values.cancelAfterDays ?? 0,
  cancelAfterCount: values.cancelAfterCount ?? 0,
  futureInterestBasisPoints: getBasisPoints(values.futureInterest) ?? 0,
  debtOfficeBasisPoints: getBasisPoints(values.debtOffice) ?? 0,
  paymentMethod: Number(values.paymentMethod) || null,
  paymentPlace: Number(values.paymentPlace) || null,
  eventAdditional: Number(values.eventAdditional) || null,
  eventDiscount: Number(values.eventDiscount) || null,
  issueTemplate: values.issueTemplate === 'yes',
  pathTemplate: values.pathTemplate.trim() || null,
})

export function getRulesProblems(values: RulesValues): Partial<Record<keyof RulesValues, RulesProblem>> {
  const rules = getRules(values)
  const { shape } = agreementRules
  return {
    ...(!shape.expiredDays.safeParse(values.expiredDays).success && { expiredDays: 'format' }),
    ...(!shape.cancelAfterDays.safeParse(values.cancelAfterDays).success && { cancelAfterDays: 'format' }),
    ...(!shape.cancelAfterCount.safeParse(values.cancelAfterCount).success && { cancelAfterCount: 'format' }),
    ...(getBasisPoints(values.futureInterest) === null && { futureInterest: 'format' }),
    ...(getBasisPoints(values.debtOffice) === null && { debtOffice: 'format' }),
    ...(!shape.pathTemplate.safeParse(rules.pathTemplate).success && { pathTemplate: 'format' }),
    ...(rules.issueTemplate && rules.pathTemplate === null && { pathTemplate: 'missing' }),
  }
}
