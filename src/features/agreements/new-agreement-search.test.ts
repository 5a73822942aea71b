import { describe, expect, it } from 'vitest'
import { getDebtIds, newAgreementSearch, getStep } from './new-agreement-search.ts'

describe('the address of a new agreement', () => {
  it('says how far somebody is', () => {
    expect(getStep({})).toBe(1)
    expect(getStep({ debts: '1-2' })).toBe(2)
    expect(getStep({ debts: '1-2', plan: 3 })).toBe(3)
    expect(getStep({ debts: '1-2', plan: 3, step: 'debts' })).toBe(1)
    expect(getStep({ plan: 3 })).toBe(1)
  })

  it('tells the choice to pay today from a plan', () => {
    const chosen = newAgreementSearch({ debts: '1', plan: 'today' })
    expect(chosen).toMatchObject({ payToday: true, plan: undefined })
    expect(newAgreementSearch({ debts: '1', payToday: 'true' })).toEqual(chosen)
    expect(newAgreementSearch({ debts: '1', plan: '3' })).toMatchObject({ payToday: undefined, plan: 3 })
  })

  it('reads the boxes of a plain form, and takes them out again', () => {
    const search = newAgreementSearch({ debt20: 'on', debt3: 'on', debts: '7', budget: '30000' })
    expect(search).toMatchObject({ debts: '3-20', budget: 30_000, debt20: undefined, debt3: undefined })
    expect(Object.keys(search)).toContain('debt20')
    expect(getDebtIds(search)).toEqual([3, 20])
  })

  it.each(['', '1-', 'a', '1--2', '1,2', '12345678901', `1${'-2'.repeat(50)}`, 5])('drops %j', (debts) => {
    expect(newAgreementSearch({ debts }).debts).toBeUndefined()
  })
})
