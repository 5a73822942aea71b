// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentReceipt, ShownPayment } from '#api/financial/payments.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { CardPage } from './card-page.tsx'
import { paymentQueries } from './payments.queries.ts'
import { PixPage } from './pix-page.tsx'
import { ReceiptPage } from './receipt-page.tsx'
import { SlipPage } from './slip-page.tsx'
import { paymentId, createPayment, createReceipt } from './testing/payment-samples.ts'

const functions = vi.hoisted(() => ({
  getPayment: vi.fn<() => Promise<ShownPayment>>(),
  getReceipt: vi.fn<() => Promise<PaymentReceipt>>(),
  getSlip: vi.fn<() => Promise<null>>(),
  renewPix: vi.fn<() => Promise<{ paymentId: string }>>(),
}))
vi.mock('./payments.functions.ts', () => functions)
vi.mock('./files/payment-files.functions.ts', () => ({ listPaymentFiles: async () => [] }))

beforeEach(() => {
  vi.resetAllMocks()
  // Of which jsdom has none.
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
})

const data = (payment: ShownPayment) => [[paymentQueries.detail(paymentId).queryKey, payment]] as const

function show(page: typeof PixPage, payment: ShownPayment) {
  functions.getPayment.mockResolvedValue(payment)
  const Page = page
  return renderPart(<Page paymentId={paymentId} />, { data: data(payment) })
}

const renew = () => screen.getByRole('button', { name: /^Gerar outro código/ })

test('a Pix that cannot be renewed now says so, and is renewed later', async () => {
  const { user, address } = await show(PixPage, createPayment({ status: 'expired' }))
  expect(screen.getByText('Este código expirou')).toBeTruthy()
  functions.renewPix.mockRejectedValueOnce(new PortalError('ACQUIRER_UNAVAILABLE')).mockResolvedValueOnce({ paymentId: 'another' })
  await user.click(renew())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Não foi possível gerar outro código agoraNada foi cobrado. Tente de novo em alguns minutos.',
  )
  await user.click(renew())
  await waitFor(() => expect(address()).toBe('/financial/payments/pix/another'))
})

test('a Pix whose debts were paid elsewhere meanwhile is not made anew', async () => {
  const { user } = await show(PixPage, createPayment({ status: 'expired' }))
  functions.renewPix.mockRejectedValueOnce(new PortalError('DEBT_NOT_PAYABLE'))
  await user.click(renew())
  await screen.findByText('Não é preciso pagar de novo')
  expect(screen.queryByRole('button', { name: /^Gerar outro código/ })).toBeNull()
})

test('a slip that the bank has not registered says so, and shows nothing to pay', async () => {
  await show(SlipPage, createPayment({ method: 'bank_slip' }))
  expect(screen.getByRole('status').textContent).toContain('Não foi possível registrar o boleto no banco')
  expect(screen.queryByRole('button', { name: 'Copiar código de barras' })).toBeNull()
})

test('a slip whose PDF cannot be made says so, and is there to be paid all the same', async () => {
  functions.getSlip.mockResolvedValue(null)
  const slip = { line: '1'.repeat(47), barcode: '1'.repeat(44), dueOn: '2026-12-10', ourNumber: '1' }
  const printed = { bars: { width: 1, path: '' }, line: '11111.11111' }
  const payment = { ...createPayment({ method: 'bank_slip', slip }), printed } as unknown as ShownPayment
  functions.getPayment.mockResolvedValue(payment)
  await renderPart(<SlipPage paymentId={paymentId} pdfFailed />, { data: data(payment) })
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível gerar o PDF')
  expect(screen.getByRole('button', { name: 'Copiar código de barras' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Baixar PDF do boleto' }).getAttribute('href')).toMatch(/\/slip\/[\w-]+\/pdf$/)
})

test('an expired slip says so, and leads to making another', async () => {
  await show(SlipPage, createPayment({ method: 'bank_slip', status: 'expired', owed: [7] }))
  expect(screen.getByText('Este boleto venceu')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Gerar outro boleto/ }).getAttribute('href')).toBe(
    '/financial/payment-checkout?debts=7&method=bank_slip',
  )
})

test.each([
  ['card_refused', 'O banco do cartão não autorizou. Ele pode dizer por quê.'],
  ['insufficient_funds', 'O limite do cartão não é suficiente.'],
] as const)('a card that is denied as %s says so, and another one can be tried', async (denial, why) => {
  const card = { brand: 'visa', lastFour: '0002', installments: 1, installmentAmount: 100_000, denial }
  await show(CardPage, createPayment({ method: 'credit_card', status: 'denied', card }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pagamento recusado')
  expect(screen.getByText('Nada foi cobrado no cartão')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(why)
  expect(screen.getByRole('link', { name: /^Tentar com outro cartão/ }).getAttribute('href')).toBe(
    '/financial/payment-checkout?debts=7&method=credit_card',
  )
})

test('a card about which the acquirer says nothing yet waits, and offers no second payment', async () => {
  await show(CardPage, createPayment({ method: 'credit_card', status: 'pending' }))
  expect(screen.getByText('Estamos esperando a resposta da operadora do cartão')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pagamentos', 'Voltar aos pagamentos'])
})

const approved = (change: Partial<ShownPayment> = {}) =>
  createPayment({ status: 'approved', paidAt: '2026-11-26T12:10:00Z', next: null, ...change })

test('money that came late, and money that is credit, are told where a payment was received', async () => {
  await show(PixPage, approved({ late: true, creditAmount: 12_345 }))
  expect(screen.getByText('Recebido depois do prazo')).toBeTruthy()
  expect(screen.getByText('O código já tinha expirado, mas o dinheiro chegou e foi registrado.')).toBeTruthy()
  expect(screen.getByText(/^Crédito de R\$\s123,45$/)).toBeTruthy()
})

test('so are they on the receipt', async () => {
  const receipt = createReceipt({ late: true, creditAmount: 12_345 })
  await renderPart(<ReceiptPage paymentId={paymentId} receiptNumber={undefined} />, {
    data: [[paymentQueries.receipt(paymentId).queryKey, receipt]],
  })
  expect(screen.getByText('Recebido depois do prazo')).toBeTruthy()
  expect(screen.getByText('Pago a mais: ficou em nome do aluno')).toBeTruthy()
  expect(screen.queryByText('Não foi possível gerar o PDF')).toBeNull()
})

test('a receipt whose PDF cannot be made says so, and may be asked for again', async () => {
  await renderPart(<ReceiptPage paymentId={paymentId} receiptNumber={undefined} pdfFailed />, {
    data: [[paymentQueries.receipt(paymentId).queryKey, createReceipt()]],
  })
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível gerar o PDF')
  expect(screen.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href')).toMatch(/\/receipts\/[\w-]+\/pdf$/)
})

async function leaving() {
  vi.useFakeTimers({ shouldAdvanceTime: false })
  const part = await show(PixPage, approved({ leavesAfter: 10 }))
  return { ...part, pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)) }
}

test('ten seconds are counted down aloud, and the receipt opens', async () => {
  const { pass, address } = await leaving()
  await pass(1)
  expect(screen.getByRole('timer').textContent).toBe('O recibo abre em 9 segundos')
  expect(
    screen.getByText('O recibo abre em 9 segundos. Para continuar nesta página, use o botão Ficar aqui.').getAttribute('aria-live'),
  ).toBe('polite')
  await pass(8)
  expect(address()).toBe('/')
  await pass(2)
  expect(address()).toBe(`/financial/payments/receipts/${paymentId}`)
})

test('whoever reads on stops that', async () => {
  const { pass, address } = await leaving()
  await pass(3)
  act(() => screen.getByRole('button', { name: 'Ficar aqui' }).click())
  expect(screen.queryByRole('timer')).toBeNull()
  await pass(30)
  expect(address()).toBe('/')
})
