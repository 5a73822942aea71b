// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDebt } from '../../../../features/debts/testing/debt-samples.ts'
import { renderPart } from '../../../../../tests/support/component.tsx'
import { DebtPay, OtherWaysToPay } from './debt-pay-card.tsx'

const debt = getDebt({ status: 'open' })

test('a debt of an institution that takes no money here says so, and offers nothing', async () => {
  await renderPart(<DebtPay debt={{ ...debt, methods: [] }} />)
  expect(screen.getByText('Nenhuma forma de pagamento disponível')).toBeTruthy()
  expect(screen.getByText('A instituição não oferece pagamento por aqui. Fale com o setor financeiro.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a debt whose card is looked at leads to that payment, in place of every other way', async () => {
  const inReview = { ...debt, cardInReview: '5f0c1d3e-8a55-4c0e-9a52-0d6b8f4a7c11' }
  await renderPart(
    <>
      <DebtPay debt={inReview} />
      <OtherWaysToPay debt={inReview} />
    </>,
  )
  expect(screen.getByText('Cartão em análise: não pague de novo')).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/financial/payments/card/${inReview.cardInReview}`,
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a debt that can be paid is, by a code or in another way', async () => {
  await renderPart(<DebtPay debt={debt} />)
  expect(screen.getByRole('button', { name: /^Pagar R\$\s510,83 com Pix, / })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Outras formas de pagar, / })).toBeTruthy()
})

const offer = { campaignId: 3, name: 'Fique em dia', validTo: '2026-12-17', amount: 45_000, discountAmount: 6_083 }

test('one in a campaign is paid at its price, and without it by a small link', async () => {
  await renderPart(<DebtPay debt={getDebt({ offer: { ...offer, methods: ['pix'] } })} />)
  expect(screen.getByRole('button', { name: /^Pagar R\$\s450,00 com Pix, / })).toBeTruthy()
  const usual = screen.getByRole('link', { name: /^Pagar R\$\s510,83 sem a campanha, / })
  expect(new URL(usual.getAttribute('href')!, 'http://portal').search).toBe('?debts=7&campaign=none')
})

test('where its campaign takes no Pix, the price leads to the checkout', async () => {
  await renderPart(<DebtPay debt={getDebt({ offer: { ...offer, methods: ['bank_slip'] } })} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /^Pagar R\$\s450,00, / }).getAttribute('href')).toContain('debts=7')
})

const code = { paymentId: '5f0c1d3e-8a55-4c0e-9a52-0d6b8f4a7c11', debtCount: 1, expiresAt: '2026-11-26T12:30:00Z' }

test.each([
  ['another price', 51_083, 1],
  ['that price', 45_000, 0],
])('a code of %s is %s replaced', async (_what, amount, buttons) => {
  await renderPart(<DebtPay debt={getDebt({ offer: { ...offer, methods: ['pix'] }, livePix: { ...code, amount } })} />)
  expect(screen.getByRole('link', { name: /^Ver o código Pix/ })).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /com Pix/ })).toHaveLength(buttons)
})
