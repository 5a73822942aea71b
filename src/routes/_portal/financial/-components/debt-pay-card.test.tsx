// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDebt } from '../../../../features/debts/testing/debt-samples.ts'
import { renderPart } from '../../../../../tests/support/component.tsx'
import { DebtLinks, DebtPay, DebtWays } from './debt-pay-card.tsx'

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
      <DebtLinks debt={inReview} />
    </>,
  )
  expect(screen.getByText('Cartão em análise: não pague de novo')).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/financial/payments/card/${inReview.cardInReview}`,
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a debt that can be paid is, by a code or in another way', async () => {
  const { user } = await renderPart(
    <>
      <DebtPay debt={debt} />
      <DebtWays debt={debt} />
    </>,
  )
  expect(screen.getByRole('button', { name: /^Pagar com Pix, R\$\s510,83, / })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Outras formas, pedir para outra pessoa' }))
  expect(getWays()).toEqual([
    ['/financial/payment-checkout?debts=7&method=bank_slip', 'BoletoConfirma em até 2 dias úteis'],
    ['/financial/payment-checkout?debts=7&method=credit_card', 'Cartão de créditoConfirma na hora'],
  ])
  expect(screen.getByRole('button', { name: /^Pedir para outra pessoa pagar/ })).toBeTruthy()
})

/** Addresses and words of the links in the sheet. */
const getWays = () =>
  within(screen.getByRole('dialog', { name: 'Como pagar' }))
    .getAllByRole('link')
    .map((link) => {
      const { pathname, search } = new URL(link.getAttribute('href')!, 'http://portal')
      return [
        pathname + search,
        link.textContent
          ?.replace(/\s+/g, ' ')
          .replace(' Confirma', 'Confirma')
          .replace(/, Mensalidade.*/, ''),
      ]
    })

const offer = { campaignId: 3, name: 'Fique em dia', validTo: '2026-12-17', amount: 45_000, discountAmount: 6_083 }

test('one in a campaign is paid at its price, and without it by a small link', async () => {
  const discounted = getDebt({ offer: { ...offer, methods: ['pix', 'bank_slip'] } })
  const { user } = await renderPart(
    <>
      <DebtPay debt={discounted} />
      <DebtWays debt={discounted} />
    </>,
  )
  expect(screen.getByRole('button', { name: /^Pagar com Pix, R\$\s450,00, / })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Outras formas/ }))
  expect(getWays()).toEqual([
    ['/financial/payment-checkout?debts=7&method=bank_slip', 'BoletoConfirma em até 2 dias úteis'],
    ['/financial/payment-checkout?debts=7&method=credit_card&campaign=none', 'Cartão de créditoConfirma na horaR$ 510,83'],
    ['/financial/payment-checkout?debts=7&campaign=none', 'Pagar R$ 510,83 sem o desconto'],
  ])
})

test('where its campaign takes no Pix, the button leads to the method that it takes', async () => {
  await renderPart(<DebtPay debt={getDebt({ offer: { ...offer, methods: ['bank_slip'] } })} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /^Pagar com boleto, R\$\s450,00, / }).getAttribute('href')).toContain('method=bank_slip')
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
