// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { PaymentQuote } from '#api/payments.ts'
import type { Shell } from '../../request/shell.functions.ts'
import { ShellContext } from '../../request/shell.queries.ts'
import { CampaignOfferLink } from './campaign-offer-link.tsx'
import { paymentQueries } from './payments.queries.ts'

afterEach(cleanup)

const debt = { debtId: 7, type: 'tuition', description: 'Mensalidade', installment: null, competency: '2026-10-01' }
const campaignOffer = { campaignId: 3, name: 'Fique em dia', discountAmount: 1_000, validTo: '2026-12-17' }

function show(amount: number, offer: PaymentQuote['campaignOffer']) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(paymentQueries.quote([7]).queryKey, {
    amount: 10_000,
    debts: [debt],
    campaignOffer: offer,
  } as unknown as PaymentQuote)
  const shell = { locale: 'pt-BR', currency: 'BRL', timeZone: 'America/Sao_Paulo' } as unknown as Shell
  render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
        <I18nProvider i18n={setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })}>
          <ShellContext value={shell}>
            <CampaignOfferLink debtIds={[7]} amount={amount} />
          </ShellContext>
        </I18nProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return screen.queryByRole('link')
}

it('says what the chosen debts cost in a campaign, in which, and leads there', () => {
  const link = show(10_000, campaignOffer)!
  expect(link.textContent).toMatch(/^Com campanha: R\$\s90,00$/)
  expect(link.getAttribute('aria-label')).toMatch(/^Com campanha: R\$\s90,00, Fique em dia$/)
  expect(new URL(link.getAttribute('href')!, 'http://portal').searchParams.get('campaign')).toBe('3')
})

it('says nothing where no campaign takes them, or the shown sum is not the one it is taken off', () => {
  expect(show(10_000, null)).toBeNull()
  cleanup()
  expect(show(10_500, campaignOffer)).toBeNull()
})
