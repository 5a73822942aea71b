import type { PaymentDebt, PaymentQuote, PaymentReceipt, ShownPayment } from '#api/financial/payments.ts'

export const paymentId = '5f0c1d3e-8a55-4c0e-9a52-0d6b8f4a7c11'

/** A monthly fee of R$ 1.000,00; the student's other data do not matter to the tests. */
export const debt: PaymentDebt = {
  debtId: 7,
  type: 'tuition',
  description: null,
  requestId: null,
  installment: null,
  competency: '2026-11-01',
  dueDate: '2026-12-10',
  registration: '202310482',
  course: 'Engenharia Civil',
  amount: 100_000,
  lines: [],
}

/** Creates the checkout's quote for that fee, on a day before it is due. */
export function createQuote(change: Partial<PaymentQuote> = {}): PaymentQuote {
  return {
    on: '2026-11-26',
    amount: 100_000,
    debts: [debt],
    methods: [
      { id: 1, type: 'credit_card' },
      { id: 2, type: 'bank_slip' },
      { id: 3, type: 'pix' },
    ],
    slipDays: { from: '2026-11-26', to: '2027-11-26', closed: [], usual: '2026-12-10', usualAmount: 100_000 },
    liveSlips: [],
    livePix: null,
    replacedPix: null,
    enrollmentId: 1,
    installments: [{ count: 1, firstAmount: 100_000, amount: 100_000 }],
    campaign: null,
    methodsWithoutCampaign: [],
    campaignOffer: null,
    cardInReview: null,
    ...change,
  }
}

/** A payment of that fee. */
export function createPayment(change: Partial<ShownPayment> = {}): ShownPayment {
  return {
    paymentId,
    method: 'pix',
    status: 'waiting_for_payment',
    amount: 100_000,
    createdAt: '2026-11-26T12:00:00Z',
    expiresAt: '2026-11-26T12:30:00Z',
    now: '2026-11-26T12:00:00Z',
    paidAt: null,
    late: false,
    creditAmount: 0,
    brCode: '',
    slip: null,
    card: null,
    leavesAfter: null,
    debts: [debt],
    ...change,
  }
}

export function createReceipt(change: Partial<PaymentReceipt> = {}): PaymentReceipt {
  return {
    paymentId,
    receiptNumber: '2026-00000042',
    institutionName: 'Universidade Aurora',
    institutionTaxId: '48.120.357/0001-30',
    payerName: 'Ana Souza',
    payerTaxId: '***.982.247-**',
    method: 'pix',
    card: null,
    amount: 100_000,
    creditAmount: 0,
    late: false,
    paidAt: '2026-11-26T12:10:00Z',
    endToEndId: 'E99999999202611261210abcdefghijk',
    debts: [debt],
    ...change,
  }
}
