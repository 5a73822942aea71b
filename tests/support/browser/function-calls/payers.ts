import { type Answers, type FunctionCase, ofEveryone, ofHumans, unknownToPersons, unknownUuid } from './answers.ts'

const someAccess = { accessId: unknownUuid }
const payersDebts = { ...someAccess, debtIds: [1] }
const payersCharge = () => ({ ...payersDebts, expectedAmount: 1, idempotencyKey: crypto.randomUUID() })
const payersPayment = () => ({ ...someAccess, paymentId: crypto.randomUUID() })
const ofPayersOwnSession: Answers = { others: 'UNAUTHORIZED' }

export const payerCalls: Record<string, FunctionCase> = {
  getPayerRecord: { method: 'GET', data: () => someAccess, answers: unknownToPersons },
  // For payers, whom no session of the portal stands for.
  requestPayerLink: {
    method: 'POST',
    data: () => ({ email: 'ninguem@exemplo.test', captchaToken: 'none' }),
    answers: ofHumans,
  },
  getPayerOverview: { method: 'GET', answers: ofEveryone },
  getPayerQuote: { method: 'GET', data: () => payersDebts, answers: ofPayersOwnSession },
  chargePayerPix: { method: 'POST', data: payersCharge, answers: ofPayersOwnSession },
  chargePayerSlip: { method: 'POST', data: () => ({ ...payersCharge(), dueOn: '2099-01-01' }), answers: ofPayersOwnSession },
  getPayerComponent: { method: 'GET', data: () => payersDebts, answers: ofPayersOwnSession },
  chargePayerCard: {
    method: 'POST',
    data: () => ({ ...payersCharge(), cardToken: 'tok_000000000000', installments: 1, captchaToken: '' }),
    answers: ofPayersOwnSession,
  },
  getPayerPayment: { method: 'GET', data: payersPayment, answers: ofPayersOwnSession },
  getPayerSlip: { method: 'GET', data: payersPayment, answers: ofPayersOwnSession },
}
