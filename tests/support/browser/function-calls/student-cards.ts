import { firstPage, type FunctionCase, ofAcademicStaff, ofStudents, unknownToStudents, unknownToStudentsThemselves } from './answers.ts'

export const studentCardCalls: Record<string, FunctionCase> = {
  getStudentCards: { method: 'GET', answers: ofStudents },
  getCardProof: {
    method: 'GET',
    data: () => ({ cardId: crypto.randomUUID(), validationCode: 'A'.repeat(22), isSigned: false }),
    answers: unknownToStudents,
  },
  revokeStudentCard: {
    method: 'POST',
    data: () => ({ cardId: crypto.randomUUID() }),
    answers: unknownToStudentsThemselves,
  },
  getGateKit: { method: 'GET', answers: ofAcademicStaff },
  getCardPhotos: { method: 'GET', data: () => firstPage, answers: ofAcademicStaff },
}
