import { firstPage, type FunctionCase, ofFinance, ofPayersAndDebtReaders, unknownToFinance, unknownUuid } from './answers.ts'

const unknownBankFile = { fileId: unknownUuid }
export const bankCalls: Record<string, FunctionCase> = {
  listBanks: { method: 'GET', data: () => ({ search: '999' }), answers: ofFinance },
  listBankFiles: { method: 'GET', data: () => firstPage, answers: ofFinance },
  getBankFile: { method: 'GET', data: () => unknownBankFile, answers: unknownToFinance },
  getReconciliation: { method: 'GET', data: () => ({ month: '2026-01-01', differences: 'open' }), answers: ofFinance },
  findOpenDebts: { method: 'GET', data: () => ({ search: 'ninguém' }), answers: ofPayersAndDebtReaders },
}
