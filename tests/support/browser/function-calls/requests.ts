import {
  firstPage,
  type FunctionCase,
  ofStudents,
  unknownNumber,
  unknownToStudents,
  unknownToStudentsThemselves,
  unknownUuid,
} from './answers.ts'

const requestId = unknownUuid

export const requestCalls: Record<string, FunctionCase> = {
  listOfferedTypes: { method: 'GET', data: () => ({ enrollmentId: unknownNumber }), answers: unknownToStudents },
  getOfferedType: { method: 'GET', data: () => ({ typeId: 102, enrollmentId: unknownNumber }), answers: unknownToStudents },
  listRequests: { method: 'GET', data: () => ({ ...firstPage, filter: {} }), answers: ofStudents },
  listRequestStatuses: { method: 'GET', answers: ofStudents },
  getRequest: { method: 'GET', data: () => ({ requestId }), answers: unknownToStudents },
  getRequestStatus: { method: 'GET', data: () => ({ requestId }), answers: unknownToStudents },
  cancelRequest: { method: 'POST', data: () => ({ requestId }), answers: unknownToStudentsThemselves },
  answerAction: {
    method: 'POST',
    data: () => ({ requestId, actionId: 1, items: [{ itemId: 1, files: [], text: 'Confirmo.' }] }),
    answers: unknownToStudentsThemselves,
  },
  listMessages: { method: 'GET', data: () => ({ requestId }), answers: unknownToStudents },
  writeMessage: {
    method: 'POST',
    data: () => ({ requestId, messageId: crypto.randomUUID(), text: 'Bom dia', files: [] }),
    answers: unknownToStudentsThemselves,
  },
  markMessagesRead: { method: 'POST', data: () => ({ requestId, position: 1 }), answers: unknownToStudentsThemselves },
  rateRequest: { method: 'POST', data: () => ({ requestId, score: 5, reason: null }), answers: unknownToStudentsThemselves },
  beginRequest: {
    method: 'POST',
    data: () => ({ draftId: crypto.randomUUID(), typeId: 102, enrollmentId: unknownNumber }),
    answers: unknownToStudentsThemselves,
  },
  getDraft: { method: 'GET', data: () => ({ draftId: requestId }), answers: unknownToStudents },
  saveDraftFields: { method: 'POST', data: () => ({ draftId: requestId, revision: 0, answers: {} }), answers: unknownToStudentsThemselves },
  saveDraftFiles: {
    method: 'POST',
    data: () => ({ draftId: requestId, revision: 0, field: 'proof', keys: [] }),
    answers: unknownToStudentsThemselves,
  },
  discardDraft: { method: 'POST', data: () => ({ draftId: requestId }), answers: unknownToStudentsThemselves },
  sendRequest: {
    method: 'POST',
    data: () => ({ draftId: requestId, version: 1, revision: 0, hasAcceptedTerms: true }),
    answers: unknownToStudentsThemselves,
  },
  listFieldValues: {
    method: 'GET',
    data: () => ({ id: 'class-subjects', enrollmentId: unknownNumber, filter: {}, isList: false }),
    answers: unknownToStudents,
  },
  listProtocols: { method: 'GET', data: () => ({ ...firstPage, filter: {} }), answers: ofStudents },
  getProtocolFilters: { method: 'GET', answers: ofStudents },
  getProtocol: { method: 'GET', data: () => ({ requestId }), answers: unknownToStudents },
  listProtocolRules: { method: 'GET', data: () => ({ requestId }), answers: unknownToStudents },
}
