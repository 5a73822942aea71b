import { type FunctionCase, ofStudents, unknownNumber, unknownToStudents, unknownToStudentsThemselves } from './answers.ts'

const unknownRecord = { academicRecord: 'none' }
const unknownGroup = { ...unknownRecord, groupId: unknownNumber }

export const reenrollmentCalls: Record<string, FunctionCase> = {
  getCurrentReenrollment: { method: 'GET', data: () => unknownRecord, answers: unknownToStudents },
  listEnrollmentsToRenew: { method: 'GET', answers: ofStudents },
  listOpenReenrollments: { method: 'GET', answers: ofStudents },
  getProcess: { method: 'GET', data: () => unknownRecord, answers: unknownToStudents },
  getPendencies: { method: 'GET', data: () => unknownRecord, answers: unknownToStudents },
  listMandatoryDocuments: { method: 'GET', data: () => unknownRecord, answers: unknownToStudents },
  getSettings: { method: 'GET', data: () => unknownRecord, answers: unknownToStudents },
  getOffer: {
    method: 'GET',
    data: () => ({ ...unknownRecord, enrollmentId: unknownNumber, carouselId: unknownNumber }),
    answers: unknownToStudents,
  },
  getPrice: { method: 'GET', data: () => ({ ...unknownRecord, groupIds: [unknownNumber] }), answers: unknownToStudents },
  enterReenrollment: { method: 'POST', data: () => unknownRecord, answers: unknownToStudentsThemselves },
  chooseClass: { method: 'POST', data: () => unknownGroup, answers: unknownToStudentsThemselves },
  giveUpClass: { method: 'POST', data: () => unknownGroup, answers: unknownToStudentsThemselves },
  prolongHolds: { method: 'POST', data: () => unknownRecord, answers: unknownToStudentsThemselves },
  joinWaitingList: { method: 'POST', data: () => unknownGroup, answers: unknownToStudentsThemselves },
  leaveWaitingList: { method: 'POST', data: () => unknownGroup, answers: unknownToStudentsThemselves },
  confirmChoice: {
    method: 'POST',
    data: () => ({ ...unknownRecord, reenrollmentId: crypto.randomUUID(), revision: 0, expectedTotal: 100 }),
    answers: unknownToStudentsThemselves,
  },
  generatePayment: {
    method: 'POST',
    data: () => ({ ...unknownRecord, reenrollmentId: crypto.randomUUID() }),
    answers: unknownToStudentsThemselves,
  },
  changeChoice: { method: 'POST', data: () => unknownRecord, answers: unknownToStudentsThemselves },
  discardChange: { method: 'POST', data: () => unknownRecord, answers: unknownToStudentsThemselves },
  cancelReenrollment: { method: 'POST', data: () => unknownRecord, answers: unknownToStudentsThemselves },
}
