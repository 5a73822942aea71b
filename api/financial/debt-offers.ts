import type { DebtOffer, DebtSummary } from './debts.ts'

/** The offers that one charge can take together: all of them where they share a method, none otherwise. */
export function offersTogether<Offer extends Pick<DebtOffer, 'methods'>>(offers: readonly Offer[]): readonly Offer[] {
  return offers[0]?.methods.some((method) => offers.every(({ methods }) => methods.includes(method))) ? offers : []
}

type Priced = Pick<DebtSummary, 'amountPayable' | 'offer'>

/** What one charge of these debts costs today, in cents, and what it costs without campaigns; `takesPix` where Pix costs the first. */
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
