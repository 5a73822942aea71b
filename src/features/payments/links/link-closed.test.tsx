// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaymentLink } from '#api/financial/payment-links.ts'
import { renderPart } from '../../../../tests/support/component.tsx'
import { LinkClosed, LinkNotFound } from './link-closed.tsx'

const link = { expiresAt: '2026-11-20T03:00:00Z', paidAt: null, institutionName: 'Campus Norte', due: null }
const show = (given: Partial<PaymentLink>, receipt: string | null = null) =>
  renderPart(<LinkClosed link={{ ...link, ...given } as PaymentLink} receipt={receipt} />)

test('an expired link says so, until when it was valid, and whom to ask', async () => {
  await show({ status: 'expired' })
  expect(screen.getByText('Este link expirou')).toBeTruthy()
  expect(screen.getByText(/^Era válido até 19\/11\/2026.*Peça outro link a quem enviou\.$/)).toBeTruthy()
})

test('a link whose debts were negotiated or canceled has nothing to pay', async () => {
  await show({ status: 'void' as never })
  expect(screen.getByText('Não há mais o que pagar por este link')).toBeTruthy()
})

test.each([
  ['/receipt', 'Não é preciso fazer mais nada.', 1],
  [null, 'Não é preciso fazer mais nada. O recibo fica com o aluno.', 0],
])('a paid link has its receipt for whoever paid by it: %s', async (receipt, message, links) => {
  await show({ status: 'paid', paidAt: '2026-11-18T15:00:00Z' }, receipt)
  expect(screen.getByText(/^Pago em 18\/11\/2026/)).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'Baixar recibo (PDF)' })).toHaveLength(links)
})

test('a link that is not known tells nothing', async () => {
  await renderPart(<LinkNotFound />)
  expect(screen.getByText('Link inválido')).toBeTruthy()
})
