import type { GroupSettings, PeriodSettings } from '../../../../api/reenrollment-office.ts'
import { firstPage, type FunctionCase, ofAcademicStaff, unknownNumber, unknownToAcademicStaff } from './answers.ts'

const unknownPeriod = { periodId: unknownNumber }
const unknownReenrolling = { ...unknownPeriod, enrollmentId: unknownNumber }
const someSettings: PeriodSettings = {
  period: '2099/1',
  opensAt: '2098-11-01T12:00:00.000Z',
  closesAt: '2098-12-01T12:00:00.000Z',
  changesUntil: '2098-12-10T12:00:00.000Z',
  startsOn: '2099-02-01',
  endsOn: '2099-07-01',
  measure: 'credit',
  minimum: 12,
  maximum: 26,
  dependencyMaximum: 8,
  allowsClashes: false,
  curriculumIds: [],
  documentKindIds: [],
  rules: [],
  unitAmount: 10_000,
  fixedAmount: 0,
  discountBasisPoints: 0,
  installments: 6,
  firstDueDate: '2099-01-10',
  admissionsPerMinute: 600,
}
const someClass: GroupSettings = {
  subjectId: 1,
  code: 'X-1',
  shift: 'evening',
  teacher: null,
  room: null,
  meetings: [],
  startsOn: '2099-02-01',
  endsOn: '2099-07-01',
  seats: 10,
  isOpen: true,
}

export const reenrollmentOfficeCalls: Record<string, FunctionCase> = {
  listReenrollmentPeriods: { method: 'GET', answers: ofAcademicStaff },
  addReenrollmentPeriod: {
    method: 'POST',
    data: () => ({ institutionId: unknownNumber, settings: someSettings }),
    answers: unknownToAcademicStaff,
  },
  saveReenrollmentPeriod: {
    method: 'POST',
    data: () => ({ ...unknownPeriod, revision: 0, settings: someSettings }),
    answers: unknownToAcademicStaff,
  },
  getReenrollmentFunnel: { method: 'GET', data: () => unknownPeriod, answers: unknownToAcademicStaff },
  listReenrollingPeople: {
    method: 'GET',
    data: () => ({ ...unknownPeriod, ...firstPage, filter: { stage: 'blocked' } }),
    answers: unknownToAcademicStaff,
  },
  getReenrollingStudent: { method: 'GET', data: () => unknownReenrolling, answers: unknownToAcademicStaff },
  grantException: {
    method: 'POST',
    data: () => ({ ...unknownReenrolling, kind: 'limit_raised', units: 4, subjectId: null, pendency: null, reason: 'Último semestre.' }),
    answers: unknownToAcademicStaff,
  },
  revokeException: {
    method: 'POST',
    data: () => ({ exceptionId: unknownNumber, reason: 'Foi um engano.' }),
    answers: unknownToAcademicStaff,
  },
  chooseForStudent: {
    method: 'POST',
    data: () => ({ ...unknownReenrolling, groupId: 1, reason: 'A pedido.' }),
    answers: unknownToAcademicStaff,
  },
  giveUpForStudent: {
    method: 'POST',
    data: () => ({ ...unknownReenrolling, groupId: 1, reason: 'A pedido.' }),
    answers: unknownToAcademicStaff,
  },
  moveStudentSeat: {
    method: 'POST',
    data: () => ({ ...unknownReenrolling, fromGroupId: 1, toGroupId: 2, reason: 'A pedido.' }),
    answers: unknownToAcademicStaff,
  },
  listOfferedClasses: { method: 'GET', data: () => ({ ...unknownPeriod, ...firstPage, filter: {} }), answers: unknownToAcademicStaff },
  addOfferedClass: { method: 'POST', data: () => ({ ...unknownPeriod, settings: someClass }), answers: unknownToAcademicStaff },
  saveOfferedClass: {
    method: 'POST',
    data: () => ({ ...unknownPeriod, groupId: 1, revision: 0, settings: someClass }),
    answers: unknownToAcademicStaff,
  },
  listWaitingStudents: { method: 'GET', data: () => ({ ...unknownPeriod, groupId: 1 }), answers: unknownToAcademicStaff },
  previewClassImport: { method: 'POST', data: () => ({ ...unknownPeriod, text: 'disciplina;turma' }), answers: unknownToAcademicStaff },
  importClasses: { method: 'POST', data: () => ({ ...unknownPeriod, text: 'disciplina;turma' }), answers: unknownToAcademicStaff },
}
