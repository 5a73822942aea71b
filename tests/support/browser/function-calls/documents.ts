import { firstPage, type FunctionCase, ofPersons, ofStudents, unknownToPersons, unknownToStudents } from './answers.ts'

export const documentCalls: Record<string, FunctionCase> = {
  getEnrollmentDocuments: { method: 'GET', answers: ofPersons },
  getDocumentHistory: { method: 'GET', data: () => ({ documentEnrollmentId: 1 }), answers: unknownToPersons },
  getSharedDocuments: { method: 'GET', answers: ofStudents },
  getAcademicSituation: { method: 'GET', data: () => ({ view: 'history', ...firstPage }), answers: ofStudents },
  getTranscript: {
    method: 'GET',
    data: () => ({ enrollmentId: 1 }),
    answers: unknownToStudents,
  },
}
