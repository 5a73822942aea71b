import type { CallerKind, Callers } from '../callers.ts'

/** `ok` or the error code for each kind of caller. */
export type Answers = Partial<Record<CallerKind, string>> & { others: string }

/** How a server function is called, and what each kind of caller is answered. */
export interface FunctionCase {
  method: 'GET' | 'POST'
  data?: (callers: Callers) => unknown
  answers: Answers
}

/** No row has either. */
export const unknownUuid = '00000000-0000-4000-8000-000000000000'
export const unknownNumber = 2_000_000_000
export const firstPage = { page: 1, perPage: 10 }

// `of…` may call it. `unknownTo…` may, too, and what is asked for does not exist. `…Themselves` is nobody who acts as
// somebody else.

export const ofEveryone: Answers = { others: 'ok' }
export const unknownToEveryone: Answers = { others: 'NOT_FOUND' }
/** Requires a solved captcha, signed in or not. */
export const ofHumans: Answers = { others: 'CAPTCHA_REFUSED' }

export const ofSignedIn: Answers = { anonymous: 'UNAUTHORIZED', temporary: 'UNAUTHORIZED', others: 'ok' }
export const ofSignedInThemselves: Answers = { ...ofSignedIn, impersonated: 'FORBIDDEN' }
export const unknownToSignedInThemselves: Answers = { ...ofSignedInThemselves, others: 'NOT_FOUND' }
export const withWrongPassword: Answers = { ...ofSignedInThemselves, others: 'WRONG_PASSWORD' }
/** For staff with a permission or an institution that none of the callers has. */
export const forbidden: Answers = { ...ofSignedIn, others: 'FORBIDDEN' }

/** For the academic office, which sends announcements, too. */
export const ofAcademicStaff: Answers = { ...forbidden, academic: 'ok' }
/** For staff who set up banks and charging, and read reports. */
export const ofFinance: Answers = { ...forbidden, finance: 'ok' }
export const unknownToFinance: Answers = { ...forbidden, finance: 'NOT_FOUND' }
/** For staff who may impersonate and reset second factors. */
export const ofOperators: Answers = { ...forbidden, operator: 'ok' }

const forbiddenToNonPayers: Answers = { ...ofSignedIn, withoutRole: 'FORBIDDEN', academic: 'FORBIDDEN', operator: 'FORBIDDEN' }
/** For payers, and for staff who read their debts. */
export const ofPayersAndDebtReaders: Answers = forbiddenToNonPayers
export const unknownToPayersAndDebtReaders: Answers = { ...forbiddenToNonPayers, others: 'NOT_FOUND' }
/** For the student whose debt it is, and for staff who read it. */
export const ofDebtorAndDebtReaders: Answers = { ...forbiddenToNonPayers, stranger: 'NOT_FOUND', candidate: 'NOT_FOUND' }

const forbiddenToStaff: Answers = { ...forbiddenToNonPayers, finance: 'FORBIDDEN', collection: 'FORBIDDEN' }
/** For students and candidates, who pay, ask and send. */
export const ofPersons: Answers = forbiddenToStaff
export const ofPersonsThemselves: Answers = { ...forbiddenToStaff, impersonated: 'FORBIDDEN' }
export const unknownToPersons: Answers = { ...forbiddenToStaff, others: 'NOT_FOUND' }
export const unknownToPersonsThemselves: Answers = { ...ofPersonsThemselves, others: 'NOT_FOUND' }
/** For the student whose debt or contract it is. */
export const ofOwner: Answers = { ...forbiddenToStaff, stranger: 'NOT_FOUND', candidate: 'NOT_FOUND' }
export const ofOwnerThemselves: Answers = { ...ofOwner, impersonated: 'FORBIDDEN' }

export const ofStudents: Answers = { ...forbiddenToStaff, candidate: 'FORBIDDEN' }
export const unknownToStudents: Answers = { ...unknownToPersons, candidate: 'FORBIDDEN' }
export const unknownToStudentsThemselves: Answers = { ...unknownToPersonsThemselves, candidate: 'FORBIDDEN' }
