import { describe, expect, it } from 'vitest'
import type { DebtOffer } from './debts.ts'
import { getPrice, priceTogether } from './debt-offers.ts'

const offer = (discountAmount: number, methods: DebtOffer['methods']): DebtOffer => ({
  campaignId: 3,
  name: 'Fique em dia',
  validTo: '2026-12-17',
  amount: 10_000 - discountAmount,
  discountAmount,
  methods,
})
const debt = (given: DebtOffer | null) => ({ amountPayable: 10_000, offer: given })

describe('the price of debts that are paid together', () => {
  it('is the sum of the lowest price of each', () => {
    expect(priceTogether([debt(offer(1_000, ['pix', 'bank_slip'])), debt(null), debt(offer(2_500, ['pix']))])).toEqual({
      amount: 26_500,
      usual: 30_000,
      takesPix: true,
    })
  })

  it('is not paid by Pix where a campaign does not take it', () => {
    const debts = [debt(offer(1_000, ['bank_slip', 'pix'])), debt(offer(1_000, ['bank_slip']))]
    expect(priceTogether(debts)).toEqual({ amount: 18_000, usual: 20_000, takesPix: false })
  })

  it('has no discount where the campaigns share no method, and each alone has its own', () => {
    const debts = [debt(offer(1_000, ['bank_slip'])), debt(offer(1_000, ['credit_card']))]
    expect(priceTogether(debts)).toEqual({ amount: 20_000, usual: 20_000, takesPix: true })
    expect(debts.map(getPrice)).toEqual([9_000, 9_000])
  })

  it('is nothing for nothing', () => {
    expect(priceTogether([])).toEqual({ amount: 0, usual: 0, takesPix: true })
  })
})
