import {
  type FunctionCase,
  ofDebtorAndDebtReaders,
  ofPayersAndDebtReaders,
  ofPersons,
  ofPersonsThemselves,
  ofSignedIn,
  ofStudents,
} from './answers.ts'

export const debtCalls: Record<string, FunctionCase> = {
  listDebtYears: { method: 'GET', answers: ofPayersAndDebtReaders },
  getPerson: { method: 'GET', data: ({ student }) => ({ personId: student.id }), answers: ofDebtorAndDebtReaders },
  getStatement: { method: 'GET', data: () => ({ from: '2026-01-01', to: '2026-12-31' }), answers: ofPersons },
  getCalendarLink: { method: 'GET', answers: ofPersonsThemselves },
  makeCalendarLink: { method: 'POST', answers: ofPersonsThemselves },
  changeCalendarLink: { method: 'POST', data: () => ({ showAmounts: true }), answers: ofPersonsThemselves },
  revokeCalendarLink: { method: 'POST', answers: ofPersonsThemselves },
  hasIncomeDocument: { method: 'GET', answers: ofSignedIn },
  getIncomeReports: { method: 'GET', data: () => ({ baseYear: 2025 }), answers: ofStudents },
}
