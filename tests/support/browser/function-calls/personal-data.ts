import {
  firstPage,
  forbidden,
  type FunctionCase,
  ofAcademicStaff,
  ofPersons,
  ofPersonsThemselves,
  ofSignedIn,
  ofSignedInThemselves,
  unknownToSignedInThemselves,
} from './answers.ts'

export const personalDataCalls: Record<string, FunctionCase> = {
  getPersonalData: { method: 'GET', answers: ofPersons },
  listPersonalDataChanges: { method: 'GET', data: () => firstPage, answers: ofPersons },
  savePersonalData: {
    method: 'POST',
    data: () => ({ contact: { phone: null, mobile: null, email: '' }, address: null }),
    answers: ofPersonsThemselves,
  },
  // Nobody here has a number or an email that waits for its proof.
  sendMobileCode: { method: 'POST', answers: unknownToSignedInThemselves },
  proveMobile: { method: 'POST', data: () => ({ code: '123456' }), answers: unknownToSignedInThemselves },
  cancelMobile: { method: 'POST', answers: ofSignedInThemselves },
  sendEmailLink: { method: 'POST', answers: unknownToSignedInThemselves },
  cancelEmail: { method: 'POST', answers: ofSignedInThemselves },
  listCountries: { method: 'GET', answers: ofSignedIn },
  listStates: { method: 'GET', answers: ofSignedIn },
  listCities: { method: 'GET', data: () => ({ state: 'SP' }), answers: ofSignedIn },
  findZipCode: { method: 'GET', data: () => ({ zipCode: '01310100' }), answers: ofSignedIn },
  findStudents: { method: 'GET', data: ({ student }) => ({ search: student.username }), answers: ofAcademicStaff },
  getStudentData: { method: 'GET', data: ({ student }) => ({ personId: student.id }), answers: ofAcademicStaff },
  listStudentDataChanges: {
    method: 'GET',
    data: ({ student }) => ({ personId: student.id, ...firstPage }),
    answers: ofAcademicStaff,
  },
  // What is asked for is an institution's own, and these staff are of the whole tenant.
  getDataUpdate: { method: 'GET', answers: forbidden },
  askForUpdate: {
    method: 'POST',
    data: () => ({ dueOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), fields: ['phone'], isRequired: false }),
    answers: forbidden,
  },
  withdrawUpdate: { method: 'POST', answers: forbidden },
}
