import type { Callers } from '../callers.ts'
import {
  type Answers,
  type FunctionCase,
  ofDebtorAndDebtReaders,
  ofHumans,
  ofOwnerThemselves,
  ofSignedIn,
  unknownToEveryone,
  unknownToPayersAndDebtReaders,
  unknownToPersonsThemselves,
} from './answers.ts'

const noLink = { token: 'A'.repeat(43) }
const linksCharge = () => ({ ...noLink, expectedAmount: 1, idempotencyKey: crypto.randomUUID() })
const linksPayment = () => ({ ...noLink, paymentId: crypto.randomUUID() })
const unpaidPix = ({ paymentId }: Callers) => ({ paymentId })
/** Callers who may query a slip get NOT_FOUND for a Pix. */
const notForASlip: Answers = { ...unknownToPayersAndDebtReaders, impersonated: 'FORBIDDEN' }

export const paymentCalls: Record<string, FunctionCase> = {
  chargePix: {
    method: 'POST',
    data: ({ student }) => ({ debtIds: [student.openDebtId], expectedAmount: 123_456, idempotencyKey: crypto.randomUUID() }),
    answers: ofOwnerThemselves,
  },
  renewPix: { method: 'POST', data: unpaidPix, answers: ofOwnerThemselves },
  chargeSlip: {
    method: 'POST',
    data: ({ student }) => ({ debtIds: [student.openDebtId], dueOn: '2099-01-01', expectedAmount: 1, idempotencyKey: crypto.randomUUID() }),
    answers: { ...ofOwnerThemselves, student: 'DAY_NOT_ALLOWED' },
  },
  chargeCard: {
    method: 'POST',
    data: ({ student }) => ({
      debtIds: [student.openDebtId],
      expectedAmount: 1,
      idempotencyKey: crypto.randomUUID(),
      cardToken: 'tok_of_no_card',
      installments: 1,
      captchaToken: 'unsolved',
    }),
    answers: { ...ofOwnerThemselves, student: 'CAPTCHA_REFUSED', stranger: 'CAPTCHA_REFUSED', candidate: 'CAPTCHA_REFUSED' },
  },
  getPaymentCaptcha: { method: 'GET', answers: ofSignedIn },
  getPayment: { method: 'GET', data: unpaidPix, answers: ofDebtorAndDebtReaders },
  getSlip: { method: 'GET', data: unpaidPix, answers: unknownToPayersAndDebtReaders },
  getReceipt: { method: 'GET', data: unpaidPix, answers: unknownToPayersAndDebtReaders },
  // Only slips have a bank return.
  askSettlement: { method: 'POST', data: unpaidPix, answers: notForASlip },
  askBankForSlip: { method: 'POST', data: unpaidPix, answers: notForASlip },
  listPaymentFiles: { method: 'GET', data: unpaidPix, answers: ofDebtorAndDebtReaders },
  removePaymentFile: {
    method: 'POST',
    data: () => ({ name: `${crypto.randomUUID()}.pdf` }),
    answers: unknownToPersonsThemselves,
  },
  // Public, but this token does not exist.
  getPaymentLink: { method: 'GET', data: () => noLink, answers: unknownToEveryone },
  chargeLinkPix: {
    method: 'POST',
    data: linksCharge,
    answers: unknownToEveryone,
  },
  chargeLinkSlip: {
    method: 'POST',
    data: () => ({ ...linksCharge(), dueOn: '2099-01-01' }),
    answers: unknownToEveryone,
  },
  getLinkComponent: { method: 'GET', data: () => noLink, answers: unknownToEveryone },
  chargeLinkCard: {
    method: 'POST',
    data: () => ({
      ...linksCharge(),
      cardToken: 'none-at-all',
      installments: 1,
      captchaToken: '',
    }),
    answers: ofHumans,
  },
  getLinkPayment: { method: 'GET', data: linksPayment, answers: unknownToEveryone },
  getLinkSlip: { method: 'GET', data: linksPayment, answers: unknownToEveryone },
}
