import { type FunctionCase, unknownNumber, unknownToStudents, unknownToStudentsThemselves } from './answers.ts'

const unknownRecord = { academicRecord: 'none' }
export const reenrollmentCalls: Record<string, FunctionCase> = {
  getSettings: { method: 'GET', data: () => unknownRecord, answers: unknownToStudents },
  getOffer: {
    method: 'GET',
    data: () => ({ ...unknownRecord, enrollmentId: unknownNumber, carouselId: unknownNumber }),
    answers: unknownToStudents,
  },
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
}
