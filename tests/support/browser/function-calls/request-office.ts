import { enrollmentStatement } from '../../../../services/seed/academic-request-types-documents.ts'
import { firstPage, type FunctionCase, ofAcademicStaff, unknownNumber, unknownToAcademicStaff, unknownUuid } from './answers.ts'

const unknownRequest = { requestId: unknownUuid }
const seenRequest = { ...unknownRequest, revision: 0 }
const unknownType = { typeId: unknownNumber }
/** Leads in circles, so that nobody saves it. */
const endlessType = {
  ...enrollmentStatement,
  form: { steps: enrollmentStatement.form.steps.map((step) => ({ ...step, next: step.name })) },
}

export const requestOfficeCalls: Record<string, FunctionCase> = {
  getOfficeWork: { method: 'GET', answers: ofAcademicStaff },
  listOfficeRequests: { method: 'GET', data: () => firstPage, answers: ofAcademicStaff },
  getOfficeOptions: { method: 'GET', answers: ofAcademicStaff },
  getOfficeFigures: { method: 'GET', answers: ofAcademicStaff },
  getMonthlyFigures: { method: 'GET', answers: ofAcademicStaff },
  getOfficeRequest: { method: 'GET', data: () => unknownRequest, answers: unknownToAcademicStaff },
  assignRequest: { method: 'POST', data: () => ({ ...seenRequest, userId: null }), answers: unknownToAcademicStaff },
  moveRequest: { method: 'POST', data: () => ({ ...seenRequest, status: 'pending' }), answers: unknownToAcademicStaff },
  askStudent: {
    method: 'POST',
    data: () => ({ ...seenRequest, text: 'Falta algo.', deadline: '2030-01-10', items: [{ kind: 'data', label: 'Nome' }] }),
    answers: unknownToAcademicStaff,
  },
  reviewItem: {
    method: 'POST',
    data: () => ({ ...seenRequest, itemId: 1, review: { status: 'accepted' } }),
    answers: unknownToAcademicStaff,
  },
  decideRequest: { method: 'POST', data: () => ({ ...seenRequest, outcome: 'granted', text: null }), answers: unknownToAcademicStaff },
  undoDecision: { method: 'POST', data: () => unknownRequest, answers: unknownToAcademicStaff },
  previewBulk: {
    method: 'POST',
    data: () => ({ requestIds: [unknownUuid], act: { kind: 'take' } }),
    answers: ofAcademicStaff,
  },
  runBulk: {
    method: 'POST',
    data: () => ({ bulkId: crypto.randomUUID(), requestIds: [unknownUuid], act: { kind: 'take' } }),
    answers: ofAcademicStaff,
  },
  undoBulk: { method: 'POST', data: () => ({ bulkId: crypto.randomUUID() }), answers: unknownToAcademicStaff },
  listOfficeMessages: { method: 'GET', data: () => unknownRequest, answers: unknownToAcademicStaff },
  writeFromOffice: {
    method: 'POST',
    data: () => ({ ...unknownRequest, messageId: crypto.randomUUID(), text: 'Olá.', isInternal: true }),
    answers: unknownToAcademicStaff,
  },
  readByOffice: { method: 'POST', data: () => ({ ...unknownRequest, position: 1 }), answers: unknownToAcademicStaff },
  listViews: { method: 'GET', answers: ofAcademicStaff },
  saveView: { method: 'POST', data: () => ({ name: 'Meus', query: { filter: { assignee: 'me' } } }), answers: ofAcademicStaff },
  removeView: { method: 'POST', data: () => ({ viewId: unknownNumber }), answers: unknownToAcademicStaff },
  listTemplates: { method: 'GET', answers: ofAcademicStaff },
  addTemplate: { method: 'POST', data: () => ({ name: 'Padrão', text: 'Olá.', typeId: unknownNumber }), answers: unknownToAcademicStaff },
  saveTemplate: {
    method: 'POST',
    data: () => ({ name: 'Padrão', text: 'Olá.', templateId: unknownNumber }),
    answers: unknownToAcademicStaff,
  },
  removeTemplate: { method: 'POST', data: () => ({ templateId: unknownNumber }), answers: unknownToAcademicStaff },
  listRequestTypes: { method: 'GET', answers: ofAcademicStaff },
  getRequestTypeOptions: { method: 'GET', answers: ofAcademicStaff },
  getRequestType: { method: 'GET', data: () => unknownType, answers: unknownToAcademicStaff },
  createRequestType: {
    method: 'POST',
    data: () => ({ definition: endlessType }),
    answers: { ...ofAcademicStaff, academic: 'NOT_ALLOWED' },
  },
  saveRequestType: {
    method: 'POST',
    data: () => ({ ...unknownType, version: 1, definition: endlessType }),
    answers: unknownToAcademicStaff,
  },
  switchRequestType: { method: 'POST', data: () => ({ ...unknownType, isActive: false }), answers: unknownToAcademicStaff },
}
