import { type FunctionCase, ofFinance, ofOwnerThemselves, unknownNumber, unknownToFinance, unknownUuid } from './answers.ts'

const unknownSetting = { externalId: unknownUuid }
const someRules = {
  debtTypes: ['tuition'],
  expiredDays: 1,
  cancelAfterDays: 10,
  cancelAfterCount: 2,
  futureInterestBasisPoints: 0,
  debtOfficeBasisPoints: 0,
  paymentMethod: null,
  paymentPlace: null,
  eventAdditional: null,
  eventDiscount: null,
  issueTemplate: false,
  pathTemplate: null,
}
const somePlan = {
  description: { en: 'Three times' },
  installmentCount: 3,
  minimumValue: 0,
  maximumValue: 1,
  minimumInstallment: 0,
  daysDueFirstDebt: 5,
  debtType: null,
  paymentMethods: ['pix'],
  bankAccountId: null,
}

export const agreementCalls: Record<string, FunctionCase> = {
  // With a debt that is not overdue: callers who may make agreements get the business error.
  makeAgreement: {
    method: 'POST',
    data: ({ student }) => ({
      debtIds: [student.openDebtId],
      planId: 2,
      expectedTotal: 123_456,
      idempotencyKey: crypto.randomUUID(),
      termsVersion: 1,
    }),
    answers: { ...ofOwnerThemselves, student: 'DEBT_NOT_NEGOTIABLE' },
  },
  getAgreementSettings: { method: 'GET', data: () => ({ institutionId: 11 }), answers: ofFinance },
  addAgreementSetting: { method: 'POST', data: () => ({ ...someRules, institutionId: unknownNumber }), answers: unknownToFinance },
  saveAgreementSetting: { method: 'POST', data: () => ({ ...someRules, ...unknownSetting, revision: 0 }), answers: unknownToFinance },
  addPaymentPlan: { method: 'POST', data: () => ({ ...somePlan, ...unknownSetting }), answers: unknownToFinance },
  savePaymentPlan: { method: 'POST', data: () => ({ ...somePlan, planId: unknownNumber, revision: 0 }), answers: unknownToFinance },
  copyPaymentPlans: { method: 'POST', data: () => ({ ...unknownSetting, from: unknownUuid }), answers: unknownToFinance },
}
