import { describe, expect, it } from 'vitest'
import { agreementRules, hasItsTemplate } from '#api/financial/agreement-settings.ts'
import { type EditedRules, getRules, getRulesProblems, type RulesValues, getRulesValues } from './rules-values.ts'

const rules: EditedRules = {
  debtTypes: ['tuition'],
  expiredDays: 30,
  cancelAfterDays: 10,
  cancelAfterCount: 2,
  futureInterestBasisPoints: 150,
  debtOfficeBasisPoints: 1_025,
  paymentMethod: 5,
  paymentPlace: 10,
  eventAdditional: 6,
  eventDiscount: null,
  issueTemplate: true,
  pathTemplate: 'agreements/term-2026.json',
}
const values = getRulesValues(rules, 'pt-BR')

describe('rules in the form', () => {
  it.each(['pt-BR', 'en', 'es'])('come back as they were, in %s', (locale) => {
    expect(getRules(getRulesValues(rules, locale))).toEqual(rules)
    const none = { ...rules, paymentMethod: null, paymentPlace: null, eventAdditional: null, issueTemplate: false, pathTemplate: null }
    expect(getRules(getRulesValues(none, locale))).toEqual(none)
  })

  it('of an institution without any are complete', () => {
    expect(getRulesProblems(getRulesValues(null, 'es'))).toEqual({})
  })

  it.each<[Partial<RulesValues>, ReturnType<typeof getRulesProblems>]>([
    [{ expiredDays: 0 }, { expiredDays: 'range' }],
    [{ expiredDays: null }, { expiredDays: 'missing' }],
    [{ futureInterestBasisPoints: '900' }, { futureInterestBasisPoints: 'format' }],
    [{ futureInterestBasisPoints: '' }, { futureInterestBasisPoints: 'format' }],
    [{ debtOfficeBasisPoints: '100,01' }, { debtOfficeBasisPoints: 'format' }],
    [{ pathTemplate: ' ' }, { pathTemplate: 'missing' }],
    [{ pathTemplate: '../secret' }, { pathTemplate: 'format' }],
    [{ pathTemplate: '/a b' }, { pathTemplate: 'format' }],
    [{ issueTemplate: false, pathTemplate: '' }, {}],
  ])('with %j have the problems that the contract would have', (changed, problems) => {
    const given = { ...values, ...changed }
    expect(getRulesProblems(given)).toEqual(problems)
    const percentages = !problems.futureInterestBasisPoints && !problems.debtOfficeBasisPoints
    const isTaken = percentages && agreementRules.refine(hasItsTemplate).safeParse(getRules(given)).success
    expect(isTaken).toBe(Object.keys(problems).length === 0)
  })
})
