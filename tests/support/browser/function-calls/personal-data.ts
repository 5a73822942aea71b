import { type FunctionCase, ofPersons, ofPersonsThemselves, ofSignedIn } from './answers.ts'

export const personalDataCalls: Record<string, FunctionCase> = {
  getPersonalData: { method: 'GET', answers: ofPersons },
  savePersonalData: {
    method: 'POST',
    data: () => ({ contact: { phone: null, mobile: null, email: '' }, address: null }),
    answers: ofPersonsThemselves,
  },
  // Nobody here has a number or an email that waits for its proof.
  listCountries: { method: 'GET', answers: ofSignedIn },
  listStates: { method: 'GET', answers: ofSignedIn },
  listCities: { method: 'GET', data: () => ({ state: 'SP' }), answers: ofSignedIn },
  findZipCode: { method: 'GET', data: () => ({ zipCode: '01310100' }), answers: ofSignedIn },
  // What is asked for is an institution's own, and these staff are of the whole tenant.
}
