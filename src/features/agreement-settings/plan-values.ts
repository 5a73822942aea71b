import { hasItsBounds, type NegotiableType, type PlanMethodType, type PlanTerms, planTerms } from '#api/financial/agreement-settings.ts'

/** What the form holds, in the order of its fields. Numbers are null and choices empty where nothing was entered. */
export interface PlanValues {
  namePt: string
  nameEn: string
  nameEs: string
  installmentCount: number | null
  daysDueFirstDebt: number | null
  minimumValue: number | null
  maximumValue: number | null
  minimumInstallment: number | null
  debtType: NegotiableType | ''
  paymentMethods: PlanMethodType[]
  bankAccountId: string
}

export type PlanProblem = 'missing' | 'range' | 'belowMinimum'

export const getPlanValues = (plan: PlanTerms | null): PlanValues => ({
  namePt: plan?.description['pt-BR'] ?? '',
  nameEn: plan?.description.en ?? '',
  nameEs: plan?.description.es ?? '',
  installmentCount: plan?.installmentCount ?? null,
  daysDueFirstDebt: plan?.daysDueFirstDebt ?? 5,
  minimumValue: plan?.minimumValue ?? null,
  maximumValue: plan?.maximumValue ?? null,
  minimumInstallment: plan?.minimumInstallment ?? 0,
  debtType: plan?.debtType ?? '',
  paymentMethods: plan?.paymentMethods ?? [],
  bankAccountId: String(plan?.bankAccountId ?? ''),
})

/** Of values without problems. */
export function getPlan(values: PlanValues): PlanTerms {
  const { namePt, nameEn, nameEs, debtType, bankAccountId, ...same } = values
  const texts = Object.entries({ 'pt-BR': namePt.trim(), en: nameEn.trim(), es: nameEs.trim() })
  return {
    description: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    installmentCount: same.installmentCount ?? 0,
    daysDueFirstDebt: same.daysDueFirstDebt ?? 0,
    minimumValue: same.minimumValue ?? 0,
    maximumValue: same.maximumValue ?? 0,
    minimumInstallment: same.minimumInstallment ?? 0,
    debtType: debtType || null,
    paymentMethods: same.paymentMethods,
    bankAccountId: Number(bankAccountId) || null,
  }
}

const numbers = ['installmentCount', 'daysDueFirstDebt', 'minimumValue', 'maximumValue', 'minimumInstallment'] as const

export function getPlanProblems(values: PlanValues): Partial<Record<keyof PlanValues, PlanProblem>> {
  const problems: Partial<Record<keyof PlanValues, PlanProblem>> = {}
  const plan = getPlan(values)
  if (Object.keys(plan.description).length === 0) problems.namePt = 'missing'
  for (const name of numbers) {
    if (values[name] === null) problems[name] = 'missing'
    else if (!planTerms.shape[name].safeParse(values[name]).success) problems[name] = 'range'
  }
  if (!problems.minimumValue && !problems.maximumValue && !hasItsBounds(plan)) problems.maximumValue = 'belowMinimum'
  if (values.paymentMethods.length === 0) problems.paymentMethods = 'missing'
  return problems
}
