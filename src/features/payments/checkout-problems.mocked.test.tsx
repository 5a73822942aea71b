// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PaymentMethodType, PaymentQuote } from '#api/financial/payments.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { paymentQueries } from './payments.queries.ts'
import { debt, paymentId, createQuote } from './testing/payment-samples.ts'

interface Charged {
  data: { expectedAmount: number; idempotencyKey: string; dueOn?: string; cardToken?: string }
}

const functions = vi.hoisted(() => ({
  chargePix: vi.fn<(charge: Charged) => Promise<{ paymentId: string }>>(),
  chargeSlip: vi.fn<(charge: Charged) => Promise<{ paymentId: string }>>(),
  chargeCard: vi.fn<(charge: Charged) => Promise<{ paymentId: string }>>(),
  getQuote: vi.fn<(call: { on?: string }) => Promise<PaymentQuote>>(),
  getAcquirerComponent: vi.fn(async () => ({ acquirer: 'sandbox', publicKey: 'k', tokenUrl: 'https://acquirer.test/tokens', brands: [] })),
  getPaymentCaptcha: vi.fn(async () => null),
}))
vi.mock('./payments.functions.ts', () => functions)
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({
    'financial.payments.quote': functions.getQuote,
    'financial.payments.componentData': functions.getAcquirerComponent,
  }),
)
// Its puzzle is for its own tests.
vi.mock('../../auth/captcha/use-captcha.ts', () => ({ useCaptcha: () => ({ field: null, getToken: async () => 'solved' }) }))

const tokens = vi.fn(async () => ({ ok: true, status: 200, json: async () => ({ token: 'card-token' }) }))

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('fetch', tokens)
  tokens.mockImplementation(async () => ({ ok: true, status: 200, json: async () => ({ token: 'card-token' }) }))
  functions.getAcquirerComponent.mockResolvedValue({ acquirer: 's', publicKey: 'k', tokenUrl: 'https://acquirer.test/tokens', brands: [] })
  functions.getPaymentCaptcha.mockResolvedValue(null)
})

const charges = { pix: functions.chargePix, bank_slip: functions.chargeSlip, credit_card: functions.chargeCard }
const buttons = { pix: /^Pagar com Pix/, bank_slip: /^Gerar boleto de R\$/, credit_card: /^Pagar R\$\s[\d.,]+ com cartão/ }
const pages = { pix: 'pix', bank_slip: 'slip', credit_card: 'card' }

async function checkout(method: PaymentMethodType | undefined, quote = createQuote(), given: { on?: string; campaign?: number } = {}) {
  const { on, campaign } = given
  const part = await renderPart(<CheckoutPage debtIds={[debt.debtId]} method={method} on={on} campaign={campaign} problem={undefined} />, {
    data: [
      [paymentQueries.quote([debt.debtId], undefined, campaign).queryKey, quote],
      [paymentQueries.quote([debt.debtId], quote.slipDays.usual, campaign).queryKey, { ...quote, on: quote.slipDays.usual }],
    ],
  })
  const press = () => part.user.click(screen.getByRole('button', { name: buttons[method!] }))
  const fillCard = async () => {
    await part.user.type(screen.getByLabelText('Número do cartão'), '4111111111111111')
    await part.user.type(screen.getByLabelText('Nome no cartão'), 'ANA SOUZA')
    await part.user.type(screen.getByLabelText('Validade'), '0830')
    await part.user.type(screen.getByLabelText('Código (CVV)'), '123')
  }
  const leads = () => waitFor(() => expect(part.address()).toBe(`/financial/payments/${pages[method!]}/${paymentId}`))
  return { ...part, press, fillCard, leads }
}

const getKeys = (method: PaymentMethodType) => charges[method].mock.calls.map(([{ data }]) => data.idempotencyKey)

test.each([
  ['pix', 'Não foi possível gerar o Pix agora'],
  ['bank_slip', 'Não foi possível gerar o boleto agora'],
] as const)('where the bank makes no %s, nothing is charged, and it is made by pressing again', async (method, title) => {
  const { press, leads } = await checkout(method)
  charges[method].mockRejectedValueOnce(new PortalError('ACQUIRER_UNAVAILABLE')).mockResolvedValueOnce({ paymentId })
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(`${title}Nada foi cobrado. Tente de novo em alguns minutos.`)
  await press()
  await leads()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a card whose answer is lost is not said to be free, and pressing again is the same charge', async () => {
  const { press, fillCard, leads } = await checkout('credit_card')
  await fillCard()
  functions.chargeCard.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ paymentId })
  await press()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Não foi possível confirmar este pagamento')
  expect(alert.textContent).not.toContain('Nada foi cobrado')
  await press()
  await leads()
  const [first, second] = getKeys('credit_card')
  expect(second).toBe(first)
})

test('an amount that was corrected meanwhile is told, and asked about again with the card as it was typed', async () => {
  const { press, fillCard, leads } = await checkout('credit_card')
  await fillCard()
  functions.getQuote.mockResolvedValue(
    createQuote({ amount: 200_000, installments: [{ count: 1, firstAmount: 200_000, amount: 200_000 }] }),
  )
  functions.chargeCard.mockRejectedValueOnce(new PortalError('AMOUNT_CHANGED', { amount: 200_000 })).mockResolvedValueOnce({ paymentId })
  await press()
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^O valor mudouAgora são R\$\s2\.000,00\. Confira e confirme de novo: nada foi cobrado\.$/,
  )
  await screen.findByRole('button', { name: /^Pagar R\$\s2\.000,00 com cartão/ })
  expect(screen.getByLabelText<HTMLInputElement>('Nome no cartão').value).toBe('ANA SOUZA')
  await press()
  await leads()
  expect(functions.chargeCard.mock.calls.map(([{ data }]) => data.expectedAmount)).toEqual([100_000, 200_000])
  const [first, second] = getKeys('credit_card')
  expect(second).not.toBe(first)
})

test.each(['pix', 'bank_slip', 'credit_card'] as const)(
  'a debt that was paid elsewhere meanwhile is not charged by %s, and it is said',
  async (method) => {
    const { press, fillCard, address } = await checkout(method)
    if (method === 'credit_card') await fillCard()
    functions.getQuote.mockRejectedValue(new PortalError('DEBT_NOT_PAYABLE'))
    charges[method].mockRejectedValueOnce(new PortalError('DEBT_NOT_PAYABLE'))
    await press()
    expect((await screen.findByRole('alert')).textContent).toContain('Este débito não está mais em aberto')
    expect(address()).toBe('/')
  },
)

test('wrong data of a card are said beside their fields, and nothing that was typed is lost', async () => {
  const { press, user } = await checkout('credit_card')
  await user.type(screen.getByLabelText('Número do cartão'), '4111111111111112')
  await user.type(screen.getByLabelText('Validade'), '0120')
  await press()
  const described = (name: string, description: string) => screen.getByRole<HTMLInputElement>('textbox', { name, description })
  expect(described('Número do cartão', 'Confira o número: algum dígito está trocado ou falta').value).toBe('4111 1111 1111 1112')
  described('Validade', 'Este cartão venceu MM/AA')
  described('Nome no cartão', 'Informe o nome como está no cartão')
  expect(tokens).not.toHaveBeenCalled()
  expect(functions.chargeCard).not.toHaveBeenCalled()
})

test('a card that is looked at stands in place of every way to pay, and leads to its payment', async () => {
  await checkout('credit_card', createQuote({ cardInReview: paymentId }))
  expect(screen.getByText('Cartão em análise: não pague de novo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Outras formas/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Acompanhar o pagamento' }).getAttribute('href')).toBe(`/financial/payments/card/${paymentId}`)
})

test('so it does for a card that another tab sent after this one was opened', async () => {
  const { press, fillCard } = await checkout('credit_card')
  await fillCard()
  functions.getQuote.mockResolvedValue(createQuote({ cardInReview: paymentId }))
  functions.chargeCard.mockRejectedValueOnce(new PortalError('PAYMENT_IN_PROGRESS'))
  await press()
  await screen.findByText('Cartão em análise: não pague de novo')
  expect(screen.queryByRole('button', { name: /^Outras formas/ })).toBeNull()
})

test('an institution that takes no money here says so', async () => {
  await checkout('pix', createQuote({ methods: [] }))
  expect(screen.getByText('Nenhuma forma de pagamento disponível')).toBeTruthy()
  expect(screen.getByText('A instituição não oferece pagamento por aqui. Fale com o setor financeiro.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: buttons.pix })).toBeNull()
})

test('a slip of a later day costs what the debt does on that day, which is asked for before it is made', async () => {
  functions.getQuote.mockImplementation(async ({ on = '' }) => createQuote({ on, amount: 102_345 }))
  const { press, leads } = await checkout('bank_slip', createQuote(), { on: '2026-12-21' })
  await screen.findByRole('button', { name: /^Gerar boleto de R\$\s1\.023,45/ })
  expect(screen.getByText(/^R\$\s23,45 a mais do que até 10\/12\/2026$/)).toBeTruthy()
  functions.chargeSlip.mockResolvedValueOnce({ paymentId })
  await press()
  await leads()
  expect(functions.chargeSlip.mock.calls[0]![0].data).toMatchObject({ expectedAmount: 102_345, dueOn: '2026-12-21' })
})

test('a campaign that ends between showing and paying asks again at the usual amount', async () => {
  const campaign = { campaignId: 3, name: 'Fique em dia', validTo: '2026-12-17', discountAmount: 10_000 }
  const { press, leads } = await checkout('pix', createQuote({ amount: 90_000, campaign }), { campaign: 3 })
  functions.getQuote.mockResolvedValue(createQuote())
  functions.chargePix.mockRejectedValueOnce(new PortalError('AMOUNT_CHANGED', { amount: 100_000 })).mockResolvedValueOnce({ paymentId })
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('O valor mudou')
  expect(screen.getByText('O desconto não vale para estes débitos')).toBeTruthy()
  await press()
  await leads()
  expect(functions.chargePix.mock.calls.map(([{ data }]) => data.expectedAmount)).toEqual([90_000, 100_000])
})
