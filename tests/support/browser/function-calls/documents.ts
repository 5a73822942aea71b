import {
  type Answers,
  firstPage,
  type FunctionCase,
  ofAcademicStaff,
  ofPersons,
  ofPersonsThemselves,
  ofStudents,
  unknownNumber,
  unknownToAcademicStaff,
  unknownToPersons,
  unknownToPersonsThemselves,
  unknownToStudents,
  unknownToStudentsThemselves,
} from './answers.ts'

const unknownReview = { documentEnrollmentId: unknownNumber }
/** The office sends files with its answers, too. */
const noUpload: Answers = { ...unknownToPersonsThemselves, academic: 'NOT_FOUND' }

export const documentCalls: Record<string, FunctionCase> = {
  getEnrollmentDocuments: { method: 'GET', answers: ofPersons },
  getDocumentHistory: { method: 'GET', data: () => ({ documentEnrollmentId: 1 }), answers: unknownToPersons },
  sendDocument: {
    method: 'POST',
    data: () => ({ documentEnrollmentId: 1, revision: 0, files: [{ key: crypto.randomUUID(), side: 'whole' }] }),
    answers: unknownToPersonsThemselves,
  },
  beginUpload: {
    method: 'POST',
    data: () => ({ key: crypto.randomUUID(), name: 'rg.pdf', type: 'application/pdf', size: 1000 }),
    answers: { ...ofPersonsThemselves, academic: 'ok' },
  },
  resumeUpload: { method: 'POST', data: () => ({ key: crypto.randomUUID(), contentType: 'application/pdf' }), answers: noUpload },
  completeUpload: { method: 'POST', data: () => ({ key: crypto.randomUUID() }), answers: noUpload },
  abortUpload: { method: 'POST', data: () => ({ key: crypto.randomUUID() }), answers: noUpload },
  listReviews: { method: 'GET', data: () => firstPage, answers: ofAcademicStaff },
  getReviewOptions: { method: 'GET', answers: ofAcademicStaff },
  getReviewFigures: { method: 'GET', answers: ofAcademicStaff },
  getReview: { method: 'GET', data: () => unknownReview, answers: unknownToAcademicStaff },
  claimReview: { method: 'POST', data: () => unknownReview, answers: unknownToAcademicStaff },
  releaseReview: { method: 'POST', data: () => unknownReview, answers: unknownToAcademicStaff },
  undoReview: { method: 'POST', data: () => unknownReview, answers: unknownToAcademicStaff },
  nextReview: { method: 'POST', data: () => ({ filter: { search: 'nobody of that name' }, after: 1 }), answers: ofAcademicStaff },
  decideReview: {
    method: 'POST',
    data: () => ({ ...unknownReview, revision: 1, decision: { status: 'accepted' } }),
    answers: unknownToAcademicStaff,
  },
  getSharedDocuments: { method: 'GET', answers: ofStudents },
  getAcademicSituation: { method: 'GET', data: () => ({ view: 'history', ...firstPage }), answers: ofStudents },
  getTranscript: {
    method: 'GET',
    data: () => ({ enrollmentId: 1 }),
    answers: unknownToStudents,
  },
  handInActivity: {
    method: 'POST',
    data: () => ({ enrollmentId: 1, kindId: 1, title: 'Curso', doneOn: '2026-01-10', claimedHours: 8, certificate: crypto.randomUUID() }),
    answers: unknownToStudentsThemselves,
  },
  getActivityCertificates: { method: 'GET', data: () => firstPage, answers: ofAcademicStaff },
  decideActivityCertificate: {
    method: 'POST',
    data: () => ({ activityId: 999_999_999, decision: { status: 'refused', reason: 'Falta a assinatura.' } }),
    answers: unknownToAcademicStaff,
  },
}
