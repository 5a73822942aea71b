import type { DebtOffer, DebtSummary } from './debts.ts'

/** Returns the offers that one charge can use together: all of them if they share a method, otherwise none. */
export function offersTogether<Offer extends Pick<DebtOffer, 'methods'>>(offers: readonly Offer[]): readonly Offer[] {
  return offers[0]?.methods.some((method) => offers.every(({ methods }) => methods.includes(method))) ? offers : []
}

type Priced = Pick<DebtSummary, 'amountPayable' | 'offer'>

/** Returns today's price of one charge for these debts, in cents, and the price without campaigns; `takesPix`: Pix can pay the first. */
export function priceTogether(debts: readonly Priced[]): { amount: number; usual: number; takesPix: boolean } {
  const offers = offersTogether(debts.flatMap(({ offer }) => offer ?? []))
  const usual = debts.reduce((sum, { amountPayable }) => sum + amountPayable, 0)
  return {
    amount: offers.reduce((sum, { discountAmount }) => sum - discountAmount, usual),
    usual,
    takesPix: offers.every(({ methods }) => methods.includes('pix')),
  }
}

/** What a debt costs alone, in cents. */
export const getPrice = (debt: Priced): number => debt.offer?.amount ?? debt.amountPayable
