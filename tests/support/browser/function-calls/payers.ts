import {
  type Answers,
  type FunctionCase,
  ofEveryone,
  ofFinance,
  ofHumans,
  ofPersons,
  unknownNumber,
  unknownToFinance,
  unknownToPersons,
  unknownToPersonsThemselves,
  unknownUuid,
} from './answers.ts'

const someAccess = { accessId: unknownUuid }
const payersDebts = { ...someAccess, debtIds: [1] }
const payersCharge = () => ({ ...payersDebts, expectedAmount: 1, idempotencyKey: crypto.randomUUID() })
const payersPayment = () => ({ ...someAccess, paymentId: crypto.randomUUID() })
const ofPayersOwnSession: Answers = { others: 'UNAUTHORIZED' }

export const payerCalls: Record<string, FunctionCase> = {
  listPayers: { method: 'GET', answers: ofPersons },
  invitePayer: {
    method: 'POST',
    data: () => ({ email: `${crypto.randomUUID()}@exemplo.test`, permissions: ['debts'], endsOn: null }),
    answers: { ...ofPersons, candidate: 'NOT_ALLOWED', impersonated: 'FORBIDDEN' },
  },
  changePayer: {
    method: 'POST',
    data: () => ({ ...someAccess, revision: 0, permissions: ['debts'], endsOn: null }),
    answers: unknownToPersonsThemselves,
  },
  revokePayer: { method: 'POST', data: () => someAccess, answers: unknownToPersonsThemselves },
  getPayerRecord: { method: 'GET', data: () => someAccess, answers: unknownToPersons },
  listPayerSettings: { method: 'GET', answers: ofFinance },
  savePayerSetting: {
    method: 'POST',
    data: () => ({ institutionId: unknownNumber, enabled: true, revision: 0 }),
    answers: unknownToFinance,
  },
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
