import { type FunctionCase, ofFinance, ofPayersAndDebtReaders, unknownNumber, unknownToFinance } from './answers.ts'

const unknownTemplate = { templateId: unknownNumber }
const noItems = { methodItemId: null, placeItemId: null }
const someSetting = {
  finesBasisPoints: 200,
  interestBasisPoints: 100,
  ratesFrom: null,
  statuses: { pending: null, settled: null, canceled: null, inAgency: null, loss: null },
  methods: {
    pix: { ...noItems, isOffered: true },
    bank_slip: { ...noItems, isOffered: false },
    credit_card: { ...noItems, isOffered: false },
  },
  slipAccountId: null,
}

export const financialOfficeCalls: Record<string, FunctionCase> = {
  getFinancialReport: { method: 'GET', data: () => ({ report: 'receivables' }), answers: ofFinance },
  listReportTemplates: { method: 'GET', answers: ofFinance },
  getReportTemplate: { method: 'GET', data: () => unknownTemplate, answers: unknownToFinance },
  addReportTemplate: {
    method: 'POST',
    data: () => ({ institutionId: unknownNumber, document: 'bank-slip', name: 'Boleto' }),
    answers: unknownToFinance,
  },
  saveReportTemplate: { method: 'POST', data: () => ({ ...unknownTemplate, revision: 0, use: null }), answers: unknownToFinance },
  previewTemplate: {
    method: 'POST',
    data: () => ({ document: 'bank-slip', institutionId: 11, source: '{}', academicRecord: null, locale: 'pt-BR' }),
    answers: { ...ofFinance, finance: 'TEMPLATE_INVALID' },
  },
  findTemplateStudents: { method: 'GET', data: () => ({ institutionId: 11, search: 'ninguém' }), answers: ofPayersAndDebtReaders },
  listFinancialSettings: { method: 'GET', answers: ofFinance },
  listFinancialCatalogs: { method: 'GET', answers: ofFinance },
  previewFinancialRates: {
    method: 'GET',
    data: () => ({ institutionId: 11, finesBasisPoints: 200, interestBasisPoints: 100 }),
    answers: ofFinance,
  },
  addFinancialSetting: { method: 'POST', data: () => ({ institutionId: unknownNumber, content: someSetting }), answers: unknownToFinance },
  saveFinancialSetting: {
    method: 'POST',
    data: () => ({ settingId: unknownNumber, revision: 0, content: someSetting }),
    answers: unknownToFinance,
  },
}
