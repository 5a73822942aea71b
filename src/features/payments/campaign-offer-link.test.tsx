// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PaymentQuote } from '#api/financial/payments.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { CampaignOfferLink } from './campaign-offer-link.tsx'
import { paymentQueries } from './payments.queries.ts'

const debt = { debtId: 7, type: 'tuition', description: 'Mensalidade', installment: null, competency: '2026-10-01' }
const offer = { campaignId: 3, name: 'Fique em dia', discountAmount: 1_000, validTo: '2026-12-17' }

async function show(amount: number, campaignOffer: PaymentQuote['campaignOffer']) {
  const quote = { amount: 10_000, debts: [debt], campaignOffer }
  await renderPart(<CampaignOfferLink debtIds={[7]} amount={amount} />, {
    data: [[paymentQueries.quote([7], undefined, 'none').queryKey, quote]],
  })
  return screen.queryByRole('link')
}

it('says what the chosen debts cost in a campaign, in which, and leads there', async () => {
  const link = (await show(10_000, offer))!
  expect(link.textContent).toMatch(/^Com o desconto: R\$\s90,00$/)
  expect(link.getAttribute('aria-label')).toMatch(/^Com o desconto: R\$\s90,00, Fique em dia$/)
  expect(new URL(link.getAttribute('href')!, 'http://portal').searchParams.get('debts')).toBe('7')
})

it.each([
  ['no campaign takes them', 10_000, null],
  ['the shown sum is not the one it is taken off', 10_500, offer],
])('says nothing where %s', async (_why, amount, campaignOffer) => {
  expect(await show(amount, campaignOffer)).toBeNull()
})
