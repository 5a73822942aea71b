import { firstPage, type FunctionCase, ofFinance, ofPayersAndDebtReaders, unknownNumber, unknownToFinance, unknownUuid } from './answers.ts'

const unknownBankFile = { fileId: unknownUuid }
const someBank = { code: '999', name: 'Banco 999', nickName: '999' }
const someAccount = {
  bankId: unknownNumber,
  institutionId: 11,
  branch: '1',
  number: '1',
  digit: '1',
  agreement: '9999999',
  wallet: '17',
  nextNumber: 1,
}

export const bankCalls: Record<string, FunctionCase> = {
  listBanks: { method: 'GET', data: () => ({ search: '999' }), answers: ofFinance },
  addBank: { method: 'POST', data: () => someBank, answers: { ...ofFinance, finance: 'BANK_EXISTS' } },
  saveBank: { method: 'POST', data: () => ({ ...someBank, bankId: unknownNumber, revision: 0 }), answers: unknownToFinance },
  signBankLogo: {
    method: 'POST',
    data: () => ({ fileName: 'bb.svg', contentType: 'image/svg+xml', size: 9 }),
    answers: { ...ofFinance, finance: 'FILE_TYPE' },
  },
  removeBank: { method: 'POST', data: () => ({ bankId: unknownNumber }), answers: unknownToFinance },
  addBankAccount: { method: 'POST', data: () => someAccount, answers: unknownToFinance },
  saveBankAccount: {
    method: 'POST',
    data: () => ({ ...someAccount, accountId: unknownNumber, revision: 0 }),
    answers: unknownToFinance,
  },
  removeBankAccount: { method: 'POST', data: () => ({ accountId: unknownNumber }), answers: unknownToFinance },
  listBankFiles: { method: 'GET', data: () => firstPage, answers: ofFinance },
  getBankFile: { method: 'GET', data: () => unknownBankFile, answers: unknownToFinance },
  bookBankFile: { method: 'POST', data: () => unknownBankFile, answers: unknownToFinance },
  cancelBankFile: { method: 'POST', data: () => unknownBankFile, answers: unknownToFinance },
  makeRemittance: { method: 'POST', data: () => ({ accountId: unknownNumber }), answers: unknownToFinance },
  getReconciliation: { method: 'GET', data: () => ({ month: '2026-01-01', differences: 'open' }), answers: ofFinance },
  resolveDifference: {
    method: 'POST',
    data: () => ({
      accountId: unknownNumber,
      kind: 'not_booked',
      entryId: 'CNAB-1',
      paidOn: '2026-01-01',
      reason: 'refunded',
      note: '',
    }),
    answers: unknownToFinance,
  },
  findOpenDebts: { method: 'GET', data: () => ({ search: 'ninguém' }), answers: ofPayersAndDebtReaders },
  assignEntry: {
    method: 'POST',
    data: () => ({
      accountId: unknownNumber,
      entryId: 'CNAB-1',
      paidOn: '2026-01-01',
      debtId: unknownNumber,
      note: '',
      idempotencyKey: crypto.randomUUID(),
    }),
    answers: unknownToFinance,
  },
  unassignEntry: { method: 'POST', data: () => ({ useId: unknownUuid }), answers: unknownToFinance },
  reopenDifference: { method: 'POST', data: () => ({ resolutionId: unknownUuid }), answers: unknownToFinance },
}
