import type { GroupSettings, PeriodSettings } from '../../../api/reenrollment-office.ts'
import { enrollmentStatement } from '../../../services/seed/academic-request-types-documents.ts'
import type { CallerKind, Callers } from './callers.ts'

/** `ok` or the error code for each kind of caller. */
type Answers = Partial<Record<CallerKind, string>> & { others: string }

interface FunctionCase {
  method: 'GET' | 'POST'
  data?: (callers: Callers) => unknown
  answers: Answers
}

const forEveryone: Answers = { others: 'ok' }
/** Requires a solved captcha, signed in or not. */
const forHumans: Answers = { others: 'CAPTCHA_REFUSED' }
const signedIn: Answers = { anonymous: 'UNAUTHORIZED', temporary: 'UNAUTHORIZED', others: 'ok' }
const withDebts: Answers = { ...signedIn, withoutRole: 'FORBIDDEN', academic: 'FORBIDDEN', operator: 'FORBIDDEN' }
const ofOneStudent: Answers = { ...withDebts, stranger: 'NOT_FOUND', candidate: 'NOT_FOUND' }
const byThePersonAlone: Answers = { ...ofOneStudent, finance: 'FORBIDDEN', collection: 'FORBIDDEN', impersonated: 'FORBIDDEN' }
/** For payers, not for staff who read others' debts. */
const ofPayers: Answers = { ...withDebts, finance: 'FORBIDDEN', collection: 'FORBIDDEN' }
/** For staff who read others' payments, not for payers. */
const ofStaff: Answers = { ...signedIn, finance: 'ok', collection: 'ok', others: 'FORBIDDEN' }
/** For staff who may reset second factors. */
const ofResetters: Answers = { ...signedIn, others: 'FORBIDDEN' }
/** For staff who may send announcements. */
const ofSenders: Answers = { ...signedIn, academic: 'ok', others: 'FORBIDDEN' }
/** For the academic office. */
const ofAcademicStaff: Answers = { ...signedIn, academic: 'ok', others: 'FORBIDDEN' }
/** For staff who set up banks and charging, and read reports. */
const ofFinance: Answers = { ...signedIn, finance: 'ok', others: 'FORBIDDEN' }
const ofOneBank: Answers = { ...ofFinance, finance: 'NOT_FOUND' }
const unknownBankFile = { fileId: '00000000-0000-4000-8000-000000000000' }
const someAccess = { accessId: '00000000-0000-4000-8000-000000000000' }
const payersDebts = { ...someAccess, debtIds: [1] }
const payersCharge = () => ({ ...payersDebts, expectedAmount: 1, idempotencyKey: crypto.randomUUID() })
const ofOneAccess: Answers = { ...byThePersonAlone, others: 'NOT_FOUND' }
const ofPayersSession: Answers = { others: 'UNAUTHORIZED' }
const someBank = { code: '999', name: 'Banco 999', nickName: '999' }
const unknownTemplate = { templateId: 2_000_000_000 }
const someAccount = {
  bankId: 2_000_000_000,
  institutionId: 11,
  branch: '1',
  number: '1',
  digit: '1',
  agreement: '9999999',
  wallet: '17',
  nextNumber: 1,
}
const noItems = { methodItemId: null, placeItemId: null }
const someSetting = {
  finesBasisPoints: 200,
  interestBasisPoints: 100,
  ratesFrom: null,
  statuses: { pending: null, settled: null, canceled: null, inAgency: null, loss: null },
  methods: {
    pix: { ...noItems, isOffered: true },
    bank_slip: { ...noItems, isOffered: false },
    credit_card: { ...noItems, isOffered: false },
  },
  slipAccountId: null,
}
const unknownSetting = { externalId: '00000000-0000-4000-8000-000000000000' }
const someRules = {
  debtTypes: ['tuition'],
  expiredDays: 1,
  futureInterestBasisPoints: 0,
  debtOfficeBasisPoints: 0,
  paymentMethod: null,
  paymentPlace: null,
  eventAdditional: null,
  eventDiscount: null,
  issueTemplate: false,
  pathTemplate: null,
}
const somePlan = {
  description: { en: 'Three times' },
  installmentCount: 3,
  minimumValue: 0,
  maximumValue: 1,
  minimumInstallment: 0,
  daysDueFirstDebt: 5,
  debtType: null,
  paymentMethods: ['pix'],
  bankAccountId: null,
}
const unknownRequest = { requestId: '00000000-0000-4000-8000-000000000000' }
const seenRequest = { ...unknownRequest, revision: 0 }
const ofOneRequest: Answers = { ...ofAcademicStaff, academic: 'NOT_FOUND' }
const unknownType = { typeId: 2_000_000_000 }
/** Leads in circles, so that nobody saves it. */
const endlessType = {
  ...enrollmentStatement,
  form: { steps: enrollmentStatement.form.steps.map((step) => ({ ...step, next: step.name })) },
}
const unknownReview = { documentEnrollmentId: 2_000_000_000 }
const ofOneReview: Answers = { ...ofAcademicStaff, academic: 'NOT_FOUND' }
const unknownPeriod = { periodId: 2_000_000_000 }
const unknownReenrolling = { ...unknownPeriod, enrollmentId: 2_000_000_000 }
const ofOnePeriod = ofOneReview
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
/** Callers who may query a slip get NOT_FOUND for a Pix. */
const notForASlip: Answers = { ...byThePersonAlone, student: 'NOT_FOUND', finance: 'NOT_FOUND', collection: 'NOT_FOUND' }
const noPasskey = { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {} }
const noLink = 'A'.repeat(43)
const withContracts: Answers = {
  ...signedIn,
  withoutRole: 'FORBIDDEN',
  academic: 'FORBIDDEN',
  finance: 'FORBIDDEN',
  collection: 'FORBIDDEN',
  operator: 'FORBIDDEN',
}
const ofOneContract: Answers = { ...withContracts, stranger: 'NOT_FOUND', candidate: 'NOT_FOUND' }
const ofStudents: Answers = { ...withContracts, candidate: 'FORBIDDEN' }

const withNothingPending: Answers = { ...signedIn, others: 'NOT_FOUND', impersonated: 'FORBIDDEN' }
const withOwnPassword: Answers = { ...signedIn, others: 'WRONG_PASSWORD', impersonated: 'FORBIDDEN' }
/** Impersonation must not change reminders or create calendars. */
const ofPayersThemselves: Answers = { ...ofPayers, impersonated: 'FORBIDDEN' }

/** Students and candidates. */
const ofPersons: Answers = withContracts

/** Students and candidates, for themselves. */
const bySenders: Answers = { ...withContracts, impersonated: 'FORBIDDEN' }
const noDocument: Answers = {
  ...withContracts,
  student: 'NOT_FOUND',
  stranger: 'NOT_FOUND',
  candidate: 'NOT_FOUND',
  impersonated: 'NOT_FOUND',
}
/** The office sends files with its answers, too. */
const noUpload: Answers = { ...noDocument, academic: 'NOT_FOUND', impersonated: 'FORBIDDEN' }

/** Of the academic office's requests: none of these is anybody's. */
const noRequest: Answers = { ...noDocument, candidate: 'FORBIDDEN' }
const byNobody: Answers = { ...noRequest, impersonated: 'FORBIDDEN' }
const requestId = '00000000-0000-4000-8000-000000000000'
const unknownEnrollment = 2_000_000_000
const unknownRecord = { academicRecord: 'none' }
const unknownGroup = { ...unknownRecord, groupId: unknownEnrollment }

export const functionCases: Record<string, FunctionCase> = {
  getShell: { method: 'GET', answers: forEveryone },
  getLaunch: { method: 'GET', answers: forEveryone },
  getSignInMethods: { method: 'GET', answers: forEveryone },
  getRecoveryOffer: { method: 'GET', answers: forEveryone },
  getCaptchaChallenge: { method: 'POST', answers: forEveryone },
  signInWithPassword: {
    method: 'POST',
    data: ({ student }) => ({ username: student.username, password: 'Aurora#2026', captchaToken: 'none' }),
    answers: forHumans,
  },
  beginPasskeySignIn: { method: 'POST', answers: forEveryone },
  signInWithPasskey: {
    method: 'POST',
    data: () => ({
      challenge: 'none',
      response: { ...noPasskey, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
    }),
    answers: { others: 'PASSKEY_REFUSED' },
  },
  recoverUsername: { method: 'POST', data: () => ({ captchaToken: 'none', email: 'ana@exemplo.edu.br' }), answers: forHumans },
  resetPassword: { method: 'POST', data: ({ student }) => ({ captchaToken: 'none', user: student.username }), answers: forHumans },
  checkResetLink: { method: 'POST', data: () => ({ token: 'none' }), answers: forEveryone },
  confirmPassword: {
    method: 'POST',
    data: () => ({ captchaToken: 'none', token: 'none', newPassword: 'Nova#Senha2027' }),
    answers: forHumans,
  },
  signUp: {
    method: 'POST',
    data: () => ({
      captchaToken: 'none',
      uuid: crypto.randomUUID(),
      name: 'Pessoa Nova',
      username: 'pessoa.nova',
      email: 'nova@exemplo.edu.br',
      cellphone: '11987654321',
      password: 'Nova#Senha2027',
    }),
    answers: forHumans,
  },
  getContexts: { method: 'GET', answers: signedIn },
  findSecondFactorHolders: { method: 'GET', data: () => ({ search: 'ana souza' }), answers: { ...ofResetters, operator: 'ok' } },
  resetSecondFactor: {
    method: 'POST',
    data: ({ student }) => ({ username: student.username, reason: 'perdeu o celular' }),
    answers: { ...ofResetters, operator: 'NOT_FOUND' },
  },
  changePassword: {
    method: 'POST',
    data: () => ({ currentPassword: 'wrong', newPassword: 'Nova#Senha2027' }),
    answers: { anonymous: 'UNAUTHORIZED', impersonated: 'FORBIDDEN', others: 'WRONG_PASSWORD' },
  },
  startImpersonation: {
    method: 'POST',
    data: ({ student }) => ({ username: student.username, reason: 'para a matriz de acesso' }),
    answers: { ...signedIn, operator: 'ok', others: 'FORBIDDEN' },
  },
  findPeopleToImpersonate: {
    method: 'GET',
    data: ({ student }) => ({ search: student.username }),
    answers: { ...signedIn, operator: 'ok', others: 'FORBIDDEN' },
  },
  listLauncherEntries: { method: 'GET', answers: signedIn },
  launchApplication: {
    method: 'POST',
    data: () => ({ alias: 'diario' }),
    answers: {
      ...signedIn,
      withoutRole: 'FORBIDDEN',
      impersonated: 'FORBIDDEN',
      student: 'NOT_FOUND',
      stranger: 'NOT_FOUND',
      candidate: 'NOT_FOUND',
    },
  },
  getPersonalData: { method: 'GET', answers: ofPersons },
  listPersonalDataChanges: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofPersons },
  savePersonalData: {
    method: 'POST',
    data: () => ({ contact: { phone: null, mobile: null, email: '' }, address: null }),
    answers: { ...ofPersons, impersonated: 'FORBIDDEN' },
  },
  // Nobody here has a number or an email that waits for its proof.
  sendMobileCode: { method: 'POST', answers: withNothingPending },
  proveMobile: { method: 'POST', data: () => ({ code: '123456' }), answers: withNothingPending },
  cancelMobile: { method: 'POST', answers: { ...signedIn, impersonated: 'FORBIDDEN' } },
  sendEmailLink: { method: 'POST', answers: withNothingPending },
  cancelEmail: { method: 'POST', answers: { ...signedIn, impersonated: 'FORBIDDEN' } },
  findStudents: { method: 'GET', data: ({ student }) => ({ search: student.username }), answers: ofAcademicStaff },
  getStudentData: { method: 'GET', data: ({ student }) => ({ personId: student.id }), answers: ofAcademicStaff },
  listStudentDataChanges: {
    method: 'GET',
    data: ({ student }) => ({ personId: student.id, page: 1, perPage: 10 }),
    answers: ofAcademicStaff,
  },
  // What is asked for is an institution's own, and these staff are of the whole tenant.
  getDataUpdate: { method: 'GET', answers: { ...ofAcademicStaff, academic: 'FORBIDDEN' } },
  askForUpdate: {
    method: 'POST',
    data: () => ({ dueOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), fields: ['phone'], isRequired: false }),
    answers: { ...ofAcademicStaff, academic: 'FORBIDDEN' },
  },
  withdrawUpdate: { method: 'POST', answers: { ...ofAcademicStaff, academic: 'FORBIDDEN' } },
  listCountries: { method: 'GET', answers: signedIn },
  listStates: { method: 'GET', answers: signedIn },
  listCities: { method: 'GET', data: () => ({ state: 'SP' }), answers: signedIn },
  findZipCode: { method: 'GET', data: () => ({ zipCode: '01310100' }), answers: signedIn },
  listApplicationStatuses: { method: 'GET', answers: signedIn },
  findRedirect: { method: 'GET', data: () => ({ id: '1' }), answers: forEveryone },
  countUnreadNotifications: { method: 'GET', answers: signedIn },
  listNotifications: { method: 'GET', data: () => ({ page: 1, after: null }), answers: signedIn },
  findNotifications: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: signedIn },
  markNotification: {
    method: 'POST',
    data: ({ notificationId }) => ({ recipientId: notificationId, isRead: true }),
    answers: { ...signedIn, student: 'ok', impersonated: 'FORBIDDEN', others: 'NOT_FOUND' },
  },
  listAnnouncements: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofSenders },
  getAnnouncement: {
    method: 'GET',
    data: () => ({ announcementId: crypto.randomUUID() }),
    answers: { ...ofSenders, academic: 'NOT_FOUND' },
  },
  getAnnouncementOptions: { method: 'GET', answers: ofSenders },
  findAudiencePeople: { method: 'GET', data: ({ student }) => ({ search: student.username }), answers: ofSenders },
  countAudience: { method: 'POST', data: () => ({ audience: { kind: 'course', course: 'Direito' } }), answers: ofSenders },
  createAnnouncement: {
    method: 'POST',
    data: () => ({
      announcementId: crypto.randomUUID(),
      texts: { 'pt-BR': { title: 'Aviso', message: 'Para a matriz de acesso.' } },
      targetPath: null,
      // Nobody has it: the matrix sends nothing.
      audience: { kind: 'person', personId: 2_000_000_000 },
      sendAt: null,
    }),
    answers: { ...ofSenders, academic: 'NOT_FOUND' },
  },
  cancelAnnouncement: {
    method: 'POST',
    data: () => ({ announcementId: crypto.randomUUID() }),
    answers: { ...ofSenders, academic: 'NOT_FOUND' },
  },
  listActivity: { method: 'GET', data: () => ({ before: null }), answers: signedIn },
  getSecondFactor: { method: 'GET', answers: { ...signedIn, impersonated: 'FORBIDDEN' } },
  beginSecondFactor: { method: 'POST', data: () => ({ currentPassword: 'wrong' }), answers: withOwnPassword },
  confirmSecondFactor: { method: 'POST', data: () => ({ code: '000000' }), answers: { ...withOwnPassword, others: 'WRONG_CODE' } },
  renewRecoveryCodes: { method: 'POST', data: () => ({ currentPassword: 'wrong' }), answers: withOwnPassword },
  removeSecondFactor: { method: 'POST', data: () => ({ currentPassword: 'wrong' }), answers: withOwnPassword },
  listPasskeys: { method: 'GET', answers: { ...signedIn, impersonated: 'FORBIDDEN' } },
  beginPasskey: { method: 'POST', data: () => ({ currentPassword: 'wrong' }), answers: withOwnPassword },
  addPasskey: {
    method: 'POST',
    data: () => ({
      challenge: 'none',
      name: 'Celular',
      response: { ...noPasskey, response: { clientDataJSON: 'e30', attestationObject: 'AA', transports: [] } },
    }),
    answers: { ...withOwnPassword, others: 'PASSKEY_REFUSED' },
  },
  removePasskey: {
    method: 'POST',
    data: () => ({ id: '00000000-0000-4000-8000-000000000000', currentPassword: 'wrong' }),
    answers: withOwnPassword,
  },
  listDevices: { method: 'GET', answers: { ...signedIn, impersonated: 'FORBIDDEN' } },
  endDevice: {
    method: 'POST',
    data: () => ({ id: '00000000-0000-4000-8000-000000000000' }),
    answers: { ...signedIn, others: 'NOT_FOUND', impersonated: 'FORBIDDEN' },
  },
  getAccount: { method: 'GET', answers: signedIn },
  listTimeZones: { method: 'GET', answers: signedIn },
  saveAccount: { method: 'POST', data: () => ({ signLanguage: true }), answers: { ...signedIn, impersonated: 'FORBIDDEN' } },
  markAllNotificationsRead: { method: 'POST', answers: { ...signedIn, impersonated: 'FORBIDDEN' } },
  getWebComponent: { method: 'GET', data: () => ({ routeBase: 'demo', tag: 'academic-services-sample' }), answers: signedIn },
  listDebts: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: withDebts },
  getDebtOverview: { method: 'GET', answers: withDebts },
  getDebtWorkload: { method: 'GET', answers: ofStaff },
  findDebtors: { method: 'GET', data: ({ student }) => ({ search: String(student.id) }), answers: ofStaff },
  listDebtYears: { method: 'GET', answers: withDebts },
  getDebt: { method: 'GET', data: ({ student }) => ({ debtId: student.openDebtId }), answers: ofOneStudent },
  listAgreements: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: withDebts },
  getAgreement: {
    method: 'GET',
    data: () => ({ agreementId: 1 }),
    answers: { ...withDebts, student: 'NOT_FOUND', impersonated: 'NOT_FOUND', stranger: 'NOT_FOUND', candidate: 'NOT_FOUND' },
  },
  listDebtsForAgreement: { method: 'GET', answers: { ...withDebts, finance: 'FORBIDDEN', collection: 'FORBIDDEN' } },
  calculateAgreement: {
    method: 'GET',
    data: ({ student }) => ({ debtIds: [student.overdueDebtId] }),
    answers: { ...ofOneStudent, finance: 'FORBIDDEN', collection: 'FORBIDDEN' },
  },
  // With a debt that is not overdue: callers who may make agreements get the business error.
  makeAgreement: {
    method: 'POST',
    data: ({ student }) => ({
      debtIds: [student.openDebtId],
      planId: 2,
      expectedTotal: 123_456,
      idempotencyKey: crypto.randomUUID(),
      termsVersion: 1,
    }),
    answers: { ...byThePersonAlone, student: 'DEBT_NOT_NEGOTIABLE' },
  },
  chargePix: {
    method: 'POST',
    data: ({ student }) => ({ debtIds: [student.openDebtId], expectedAmount: 123_456, idempotencyKey: crypto.randomUUID() }),
    answers: byThePersonAlone,
  },
  getQuote: { method: 'GET', data: ({ student }) => ({ debtIds: [student.openDebtId] }), answers: ofOneStudent },
  chargeSlip: {
    method: 'POST',
    data: ({ student }) => ({ debtIds: [student.openDebtId], dueOn: '2099-01-01', expectedAmount: 1, idempotencyKey: crypto.randomUUID() }),
    answers: { ...byThePersonAlone, student: 'DAY_NOT_ALLOWED' },
  },
  chargeCard: {
    method: 'POST',
    data: ({ student }) => ({
      debtIds: [student.openDebtId],
      expectedAmount: 1,
      idempotencyKey: crypto.randomUUID(),
      cardToken: 'tok_of_no_card',
      installments: 1,
      captchaToken: 'unsolved',
    }),
    answers: { ...byThePersonAlone, student: 'CAPTCHA_REFUSED', stranger: 'CAPTCHA_REFUSED', candidate: 'CAPTCHA_REFUSED' },
  },
  getAcquirerComponent: {
    method: 'GET',
    data: () => ({ externalEnrollmentId: 999_999_999 }),
    answers: { ...withDebts, others: 'NOT_FOUND' },
  },
  // Only slips have a bank return.
  askSettlement: { method: 'POST', data: ({ paymentId }) => ({ paymentId }), answers: notForASlip },
  askBankForSlip: { method: 'POST', data: ({ paymentId }) => ({ paymentId }), answers: notForASlip },
  listReceivedPayments: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofStaff },
  getReceivedPayment: { method: 'GET', data: ({ paymentId }) => ({ paymentId }), answers: ofStaff },
  renewPix: { method: 'POST', data: ({ paymentId }) => ({ paymentId }), answers: byThePersonAlone },
  getPayment: { method: 'GET', data: ({ paymentId }) => ({ paymentId }), answers: ofOneStudent },
  getSlip: { method: 'GET', data: ({ paymentId }) => ({ paymentId }), answers: { ...withDebts, others: 'NOT_FOUND' } },
  getPerson: { method: 'GET', data: ({ student }) => ({ personId: student.id }), answers: ofOneStudent },
  getReceipt: { method: 'GET', data: ({ paymentId }) => ({ paymentId }), answers: { ...withDebts, others: 'NOT_FOUND' } },
  retryInvoice: {
    method: 'POST',
    data: ({ student }) => ({ debtId: student.openDebtId }),
    answers: { ...signedIn, others: 'FORBIDDEN' },
  },
  getDebtStatus: { method: 'GET', data: ({ student }) => ({ debtId: student.openDebtId }), answers: ofOneStudent },
  listEnrollments: { method: 'GET', answers: ofPayers },
  listChargeEvents: { method: 'GET', data: () => ({ institutionId: 11 }), answers: withDebts },
  listPaymentFiles: { method: 'GET', data: ({ paymentId }) => ({ paymentId }), answers: ofOneStudent },
  removePaymentFile: {
    method: 'POST',
    data: () => ({ name: `${crypto.randomUUID()}.pdf` }),
    answers: { ...byThePersonAlone, student: 'NOT_FOUND' },
  },
  getPaymentCaptcha: { method: 'GET', answers: signedIn },
  getSettlement: {
    method: 'GET',
    data: () => ({ settlementId: crypto.randomUUID(), debtId: 1 }),
    answers: { ...withDebts, others: 'NOT_FOUND' },
  },
  hasIncomeDocument: { method: 'GET', answers: signedIn },
  listPlanPayments: { method: 'GET', data: () => ({ agreementValue: 100_000 }), answers: withDebts },
  listCampaigns: { method: 'GET', answers: ofPayers },
  getCampaign: { method: 'GET', data: () => ({ campaignId: 2_000_000_000 }), answers: { ...ofPayers, others: 'NOT_FOUND' } },
  calculateCampaign: {
    method: 'GET',
    data: ({ student }) => ({ campaignId: 2_000_000_000, debtIds: [student.overdueDebtId] }),
    answers: { ...ofPayers, others: 'NOT_FOUND' },
  },
  createPaymentLink: { method: 'POST', data: ({ student }) => ({ debtIds: [student.openDebtId], days: 7 }), answers: byThePersonAlone },
  listPaymentLinks: { method: 'GET', answers: ofPayers },
  revokePaymentLink: {
    method: 'POST',
    data: () => ({ linkId: crypto.randomUUID() }),
    answers: { ...ofPayers, impersonated: 'FORBIDDEN', others: 'NOT_FOUND' },
  },
  // Public, but this token does not exist.
  getPaymentLink: { method: 'GET', data: () => ({ token: noLink }), answers: { others: 'NOT_FOUND' } },
  chargeLinkPix: {
    method: 'POST',
    data: () => ({ token: noLink, expectedAmount: 1, idempotencyKey: crypto.randomUUID() }),
    answers: { others: 'NOT_FOUND' },
  },
  chargeLinkSlip: {
    method: 'POST',
    data: () => ({ token: noLink, dueOn: '2099-01-01', expectedAmount: 1, idempotencyKey: crypto.randomUUID() }),
    answers: { others: 'NOT_FOUND' },
  },
  getLinkComponent: { method: 'GET', data: () => ({ token: noLink }), answers: { others: 'NOT_FOUND' } },
  chargeLinkCard: {
    method: 'POST',
    data: () => ({
      token: noLink,
      expectedAmount: 1,
      idempotencyKey: crypto.randomUUID(),
      cardToken: 'none-at-all',
      installments: 1,
      captchaToken: '',
    }),
    answers: forHumans,
  },
  getLinkSlip: { method: 'GET', data: () => ({ token: noLink, paymentId: crypto.randomUUID() }), answers: { others: 'NOT_FOUND' } },
  getLinkPayment: { method: 'GET', data: () => ({ token: noLink, paymentId: crypto.randomUUID() }), answers: { others: 'NOT_FOUND' } },
  listContracts: { method: 'GET', data: () => ({ tab: 'current', filter: {} }), answers: withContracts },
  listContractEnrollments: { method: 'GET', answers: withContracts },
  getContract: {
    method: 'GET',
    data: ({ contract: { contractId, enrollmentId } }) => ({ contractId, enrollmentId }),
    answers: ofOneContract,
  },
  acceptContract: {
    method: 'POST',
    data: ({ contractToAccept: { contractId, hash } }) => ({ contractId, hash }),
    answers: { ...ofOneContract, impersonated: 'FORBIDDEN' },
  },
  listEnrollmentsToRenew: { method: 'GET', answers: ofStudents },
  listOpenReenrollments: { method: 'GET', answers: ofStudents },
  getProcess: { method: 'GET', data: () => unknownRecord, answers: noRequest },
  getPendencies: { method: 'GET', data: () => unknownRecord, answers: noRequest },
  listMandatoryDocuments: { method: 'GET', data: () => unknownRecord, answers: noRequest },
  getSettings: { method: 'GET', data: () => unknownRecord, answers: noRequest },
  getOffer: {
    method: 'GET',
    data: () => ({ ...unknownRecord, enrollmentId: unknownEnrollment, carouselId: unknownEnrollment }),
    answers: noRequest,
  },
  getPrice: { method: 'GET', data: () => ({ ...unknownRecord, groupIds: [unknownEnrollment] }), answers: noRequest },
  enterReenrollment: { method: 'POST', data: () => unknownRecord, answers: byNobody },
  chooseClass: { method: 'POST', data: () => unknownGroup, answers: byNobody },
  giveUpClass: { method: 'POST', data: () => unknownGroup, answers: byNobody },
  prolongHolds: { method: 'POST', data: () => unknownRecord, answers: byNobody },
  joinWaitingList: { method: 'POST', data: () => unknownGroup, answers: byNobody },
  leaveWaitingList: { method: 'POST', data: () => unknownGroup, answers: byNobody },
  confirmChoice: {
    method: 'POST',
    data: () => ({ ...unknownRecord, reenrollmentId: crypto.randomUUID(), revision: 0, expectedTotal: 100 }),
    answers: byNobody,
  },
  generatePayment: { method: 'POST', data: () => ({ ...unknownRecord, reenrollmentId: crypto.randomUUID() }), answers: byNobody },
  changeChoice: { method: 'POST', data: () => unknownRecord, answers: byNobody },
  discardChange: { method: 'POST', data: () => unknownRecord, answers: byNobody },
  cancelReenrollment: { method: 'POST', data: () => unknownRecord, answers: byNobody },
  getAcademicSituation: { method: 'GET', data: () => ({ view: 'history', page: 1, perPage: 10 }), answers: ofStudents },
  handInActivity: {
    method: 'POST',
    data: () => ({ enrollmentId: 1, kindId: 1, title: 'Curso', doneOn: '2026-01-10', claimedHours: 8, certificate: crypto.randomUUID() }),
    answers: { ...ofStudents, student: 'NOT_FOUND', stranger: 'NOT_FOUND', impersonated: 'FORBIDDEN' },
  },
  getTranscript: {
    method: 'GET',
    data: () => ({ enrollmentId: 1 }),
    answers: { ...ofStudents, student: 'NOT_FOUND', stranger: 'NOT_FOUND', impersonated: 'NOT_FOUND' },
  },
  getSharedDocuments: { method: 'GET', answers: ofStudents },
  getStudentCards: { method: 'GET', answers: ofStudents },
  listReviews: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofAcademicStaff },
  getReviewOptions: { method: 'GET', answers: ofAcademicStaff },
  getReviewFigures: { method: 'GET', answers: ofAcademicStaff },
  getReview: { method: 'GET', data: () => unknownReview, answers: ofOneReview },
  claimReview: { method: 'POST', data: () => unknownReview, answers: ofOneReview },
  releaseReview: { method: 'POST', data: () => unknownReview, answers: ofOneReview },
  undoReview: { method: 'POST', data: () => unknownReview, answers: ofOneReview },
  nextReview: { method: 'POST', data: () => ({ filter: { search: 'nobody of that name' }, after: 1 }), answers: ofAcademicStaff },
  decideReview: {
    method: 'POST',
    data: () => ({ ...unknownReview, revision: 1, decision: { status: 'accepted' } }),
    answers: ofOneReview,
  },
  listPayers: { method: 'GET', answers: ofPayers },
  invitePayer: {
    method: 'POST',
    data: () => ({ email: `${crypto.randomUUID()}@exemplo.test`, permissions: ['debts'], endsOn: null }),
    answers: { ...ofPayers, candidate: 'NOT_ALLOWED', impersonated: 'FORBIDDEN' },
  },
  changePayer: {
    method: 'POST',
    data: () => ({ ...someAccess, revision: 0, permissions: ['debts'], endsOn: null }),
    answers: ofOneAccess,
  },
  revokePayer: { method: 'POST', data: () => someAccess, answers: ofOneAccess },
  getPayerRecord: { method: 'GET', data: () => someAccess, answers: { ...ofPayers, others: 'NOT_FOUND' } },
  listPayerSettings: { method: 'GET', answers: ofFinance },
  savePayerSetting: {
    method: 'POST',
    data: () => ({ institutionId: 2_000_000_000, enabled: true, revision: 0 }),
    answers: ofOneBank,
  },
  // For payers, whom no session of the portal stands for.
  requestPayerLink: {
    method: 'POST',
    data: () => ({ email: 'ninguem@exemplo.test', captchaToken: 'none' }),
    answers: forHumans,
  },
  getPayerOverview: { method: 'GET', answers: { others: 'ok' } },
  getPayerQuote: { method: 'GET', data: () => payersDebts, answers: ofPayersSession },
  chargePayerPix: { method: 'POST', data: () => payersCharge(), answers: ofPayersSession },
  chargePayerSlip: { method: 'POST', data: () => ({ ...payersCharge(), dueOn: '2099-01-01' }), answers: ofPayersSession },
  getPayerComponent: { method: 'GET', data: () => payersDebts, answers: ofPayersSession },
  chargePayerCard: {
    method: 'POST',
    data: () => ({ ...payersCharge(), cardToken: 'tok_000000000000', installments: 1, captchaToken: '' }),
    answers: ofPayersSession,
  },
  getPayerPayment: { method: 'GET', data: () => ({ ...someAccess, paymentId: crypto.randomUUID() }), answers: ofPayersSession },
  getPayerSlip: { method: 'GET', data: () => ({ ...someAccess, paymentId: crypto.randomUUID() }), answers: ofPayersSession },
  getFinancialReport: { method: 'GET', data: () => ({ report: 'receivables' }), answers: ofFinance },
  scheduleReport: { method: 'POST', data: () => ({ selection: { report: 'received' }, every: 'weekly' }), answers: ofFinance },
  endReportSchedule: { method: 'POST', data: () => ({ scheduleId: 2_000_000_000 }), answers: ofFinance },
  listBankFiles: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofFinance },
  getBankFile: { method: 'GET', data: () => unknownBankFile, answers: ofOneBank },
  bookBankFile: { method: 'POST', data: () => unknownBankFile, answers: ofOneBank },
  cancelBankFile: { method: 'POST', data: () => unknownBankFile, answers: ofOneBank },
  makeRemittance: { method: 'POST', data: () => ({ accountId: 2_000_000_000 }), answers: ofOneBank },
  getReconciliation: { method: 'GET', data: () => ({ month: '2026-01-01', differences: 'open' }), answers: ofFinance },
  resolveDifference: {
    method: 'POST',
    data: () => ({
      accountId: 2_000_000_000,
      kind: 'not_booked',
      entryId: 'CNAB-1',
      paidOn: '2026-01-01',
      reason: 'refunded',
      note: '',
    }),
    answers: ofOneBank,
  },
  reopenDifference: { method: 'POST', data: () => ({ resolutionId: unknownBankFile.fileId }), answers: ofOneBank },
  listBanks: { method: 'GET', data: () => ({ search: '999' }), answers: ofFinance },
  addBank: { method: 'POST', data: () => someBank, answers: { ...ofFinance, finance: 'BANK_EXISTS' } },
  saveBank: { method: 'POST', data: () => ({ ...someBank, bankId: 2_000_000_000, revision: 0 }), answers: ofOneBank },
  removeBank: { method: 'POST', data: () => ({ bankId: 2_000_000_000 }), answers: ofOneBank },
  addBankAccount: { method: 'POST', data: () => someAccount, answers: ofOneBank },
  saveBankAccount: {
    method: 'POST',
    data: () => ({ ...someAccount, accountId: 2_000_000_000, revision: 0 }),
    answers: ofOneBank,
  },
  removeBankAccount: { method: 'POST', data: () => ({ accountId: 2_000_000_000 }), answers: ofOneBank },
  listReportTemplates: { method: 'GET', answers: ofFinance },
  getReportTemplate: { method: 'GET', data: () => unknownTemplate, answers: ofOneBank },
  addReportTemplate: {
    method: 'POST',
    data: () => ({ institutionId: 2_000_000_000, document: 'bank-slip', name: 'Boleto' }),
    answers: ofOneBank,
  },
  saveReportTemplate: { method: 'POST', data: () => ({ ...unknownTemplate, revision: 0, use: null }), answers: ofOneBank },
  removeReportTemplate: { method: 'POST', data: () => unknownTemplate, answers: ofOneBank },
  previewTemplate: {
    method: 'POST',
    data: () => ({ document: 'bank-slip', institutionId: 11, source: '{}', academicRecord: null, locale: 'pt-BR' }),
    answers: { ...ofFinance, finance: 'TEMPLATE_INVALID' },
  },
  findTemplateStudents: { method: 'GET', data: () => ({ institutionId: 11, search: 'ninguém' }), answers: withDebts },
  listFinancialSettings: { method: 'GET', answers: ofFinance },
  listFinancialCatalogs: { method: 'GET', answers: ofFinance },
  previewFinancialRates: {
    method: 'GET',
    data: () => ({ institutionId: 11, finesBasisPoints: 200, interestBasisPoints: 100 }),
    answers: ofFinance,
  },
  addFinancialSetting: { method: 'POST', data: () => ({ institutionId: 2_000_000_000, content: someSetting }), answers: ofOneBank },
  saveFinancialSetting: {
    method: 'POST',
    data: () => ({ settingId: 2_000_000_000, revision: 0, content: someSetting }),
    answers: ofOneBank,
  },
  removeFinancialSetting: { method: 'POST', data: () => ({ settingId: 2_000_000_000 }), answers: ofOneBank },
  getAgreementSettings: { method: 'GET', data: () => ({ institutionId: 11 }), answers: ofFinance },
  simulateAgreement: { method: 'GET', data: () => ({ ...unknownSetting, academicRecord: '1' }), answers: ofOneBank },
  addAgreementSetting: { method: 'POST', data: () => ({ ...someRules, institutionId: 2_000_000_000 }), answers: ofOneBank },
  saveAgreementSetting: { method: 'POST', data: () => ({ ...someRules, ...unknownSetting, revision: 0 }), answers: ofOneBank },
  addPaymentPlan: { method: 'POST', data: () => ({ ...somePlan, ...unknownSetting }), answers: ofOneBank },
  savePaymentPlan: { method: 'POST', data: () => ({ ...somePlan, planId: 2_000_000_000, revision: 0 }), answers: ofOneBank },
  removePaymentPlan: { method: 'POST', data: () => ({ planId: 2_000_000_000 }), answers: ofOneBank },
  copyPaymentPlans: { method: 'POST', data: () => ({ ...unknownSetting, from: unknownSetting.externalId }), answers: ofOneBank },
  listOfficeRequests: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofAcademicStaff },
  getOfficeOptions: { method: 'GET', answers: ofAcademicStaff },
  getOfficeFigures: { method: 'GET', answers: ofAcademicStaff },
  getMonthlyFigures: { method: 'GET', answers: ofAcademicStaff },
  getOfficeRequest: { method: 'GET', data: () => unknownRequest, answers: ofOneRequest },
  assignRequest: { method: 'POST', data: () => ({ ...seenRequest, userId: null }), answers: ofOneRequest },
  moveRequest: { method: 'POST', data: () => ({ ...seenRequest, status: 'pending' }), answers: ofOneRequest },
  askStudent: {
    method: 'POST',
    data: () => ({ ...seenRequest, text: 'Falta algo.', deadline: '2030-01-10', items: [{ kind: 'data', label: 'Nome' }] }),
    answers: ofOneRequest,
  },
  reviewItem: { method: 'POST', data: () => ({ ...seenRequest, itemId: 1, review: { status: 'accepted' } }), answers: ofOneRequest },
  decideRequest: { method: 'POST', data: () => ({ ...seenRequest, outcome: 'granted', text: null }), answers: ofOneRequest },
  undoDecision: { method: 'POST', data: () => unknownRequest, answers: ofOneRequest },
  previewBulk: {
    method: 'POST',
    data: () => ({ requestIds: [unknownRequest.requestId], act: { kind: 'take' } }),
    answers: ofAcademicStaff,
  },
  runBulk: {
    method: 'POST',
    data: () => ({ bulkId: crypto.randomUUID(), requestIds: [unknownRequest.requestId], act: { kind: 'take' } }),
    answers: ofAcademicStaff,
  },
  undoBulk: { method: 'POST', data: () => ({ bulkId: crypto.randomUUID() }), answers: ofOneRequest },
  listOfficeMessages: { method: 'GET', data: () => unknownRequest, answers: ofOneRequest },
  writeFromOffice: {
    method: 'POST',
    data: () => ({ ...unknownRequest, messageId: crypto.randomUUID(), text: 'Olá.', isInternal: true }),
    answers: ofOneRequest,
  },
  readByOffice: { method: 'POST', data: () => ({ ...unknownRequest, position: 1 }), answers: ofOneRequest },
  listViews: { method: 'GET', answers: ofAcademicStaff },
  saveView: { method: 'POST', data: () => ({ name: 'Meus', query: { filter: { assignee: 'me' } } }), answers: ofAcademicStaff },
  removeView: { method: 'POST', data: () => ({ viewId: 2_000_000_000 }), answers: ofOneRequest },
  listTemplates: { method: 'GET', answers: ofAcademicStaff },
  addTemplate: { method: 'POST', data: () => ({ name: 'Padrão', text: 'Olá.', typeId: 2_000_000_000 }), answers: ofOneRequest },
  saveTemplate: { method: 'POST', data: () => ({ name: 'Padrão', text: 'Olá.', templateId: 2_000_000_000 }), answers: ofOneRequest },
  removeTemplate: { method: 'POST', data: () => ({ templateId: 2_000_000_000 }), answers: ofOneRequest },
  listReenrollmentPeriods: { method: 'GET', answers: ofAcademicStaff },
  addReenrollmentPeriod: {
    method: 'POST',
    data: () => ({ institutionId: 2_000_000_000, settings: someSettings }),
    answers: ofOnePeriod,
  },
  saveReenrollmentPeriod: { method: 'POST', data: () => ({ ...unknownPeriod, revision: 0, settings: someSettings }), answers: ofOnePeriod },
  getReenrollmentFunnel: { method: 'GET', data: () => unknownPeriod, answers: ofOnePeriod },
  listReenrollingPeople: {
    method: 'GET',
    data: () => ({ ...unknownPeriod, page: 1, perPage: 10, filter: { stage: 'blocked' } }),
    answers: ofOnePeriod,
  },
  getReenrollingStudent: { method: 'GET', data: () => unknownReenrolling, answers: ofOnePeriod },
  grantException: {
    method: 'POST',
    data: () => ({ ...unknownReenrolling, kind: 'limit_raised', units: 4, subjectId: null, pendency: null, reason: 'Último semestre.' }),
    answers: ofOnePeriod,
  },
  revokeException: { method: 'POST', data: () => ({ exceptionId: 2_000_000_000, reason: 'Foi um engano.' }), answers: ofOnePeriod },
  chooseForStudent: { method: 'POST', data: () => ({ ...unknownReenrolling, groupId: 1, reason: 'A pedido.' }), answers: ofOnePeriod },
  giveUpForStudent: { method: 'POST', data: () => ({ ...unknownReenrolling, groupId: 1, reason: 'A pedido.' }), answers: ofOnePeriod },
  moveStudentSeat: {
    method: 'POST',
    data: () => ({ ...unknownReenrolling, fromGroupId: 1, toGroupId: 2, reason: 'A pedido.' }),
    answers: ofOnePeriod,
  },
  listOfferedClasses: { method: 'GET', data: () => ({ ...unknownPeriod, page: 1, perPage: 10, filter: {} }), answers: ofOnePeriod },
  addOfferedClass: { method: 'POST', data: () => ({ ...unknownPeriod, settings: someClass }), answers: ofOnePeriod },
  saveOfferedClass: {
    method: 'POST',
    data: () => ({ ...unknownPeriod, groupId: 1, revision: 0, settings: someClass }),
    answers: ofOnePeriod,
  },
  listWaitingStudents: { method: 'GET', data: () => ({ ...unknownPeriod, groupId: 1 }), answers: ofOnePeriod },
  previewClassImport: { method: 'POST', data: () => ({ ...unknownPeriod, text: 'disciplina;turma' }), answers: ofOnePeriod },
  importClasses: { method: 'POST', data: () => ({ ...unknownPeriod, text: 'disciplina;turma' }), answers: ofOnePeriod },
  listRequestTypes: { method: 'GET', answers: ofAcademicStaff },
  getRequestTypeOptions: { method: 'GET', answers: ofAcademicStaff },
  getRequestType: { method: 'GET', data: () => unknownType, answers: ofOneReview },
  createRequestType: {
    method: 'POST',
    data: () => ({ definition: endlessType }),
    answers: { ...ofAcademicStaff, academic: 'NOT_ALLOWED' },
  },
  saveRequestType: { method: 'POST', data: () => ({ ...unknownType, version: 1, definition: endlessType }), answers: ofOneReview },
  switchRequestType: { method: 'POST', data: () => ({ ...unknownType, isActive: false }), answers: ofOneReview },
  getCardProof: {
    method: 'GET',
    data: () => ({ cardId: crypto.randomUUID(), validationCode: 'A'.repeat(22) }),
    answers: { ...ofStudents, student: 'NOT_FOUND', stranger: 'NOT_FOUND', impersonated: 'NOT_FOUND' },
  },
  revokeStudentCard: {
    method: 'POST',
    data: () => ({ cardId: crypto.randomUUID() }),
    answers: { ...ofStudents, student: 'NOT_FOUND', stranger: 'NOT_FOUND', impersonated: 'FORBIDDEN' },
  },
  getGateKit: { method: 'GET', answers: ofAcademicStaff },
  readCard: { method: 'POST', data: () => ({ code: 'none', place: 'Portaria A' }), answers: ofAcademicStaff },
  getOfficeWork: { method: 'GET', answers: ofAcademicStaff },
  getCardPhotos: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofAcademicStaff },
  decideCardPhoto: {
    method: 'POST',
    data: () => ({ cardId: crypto.randomUUID(), photoId: 'none', reason: null }),
    answers: { ...ofAcademicStaff, academic: 'NOT_FOUND' },
  },
  saveCardSettings: { method: 'POST', data: () => ({ reviewsPhotos: true }), answers: { ...ofAcademicStaff, academic: 'NOT_ALLOWED' } },
  getActivityCertificates: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofAcademicStaff },
  decideActivityCertificate: {
    method: 'POST',
    data: () => ({ activityId: 999_999_999, decision: { status: 'refused', reason: 'Falta a assinatura.' } }),
    answers: { ...ofAcademicStaff, academic: 'NOT_FOUND' },
  },
  listInvoices: { method: 'GET', data: () => ({ page: 1, perPage: 10 }), answers: ofStudents },
  listBaseYears: { method: 'GET', answers: ofStudents },
  getStatement: { method: 'GET', data: () => ({ from: '2026-01-01', to: '2026-12-31' }), answers: ofPayers },
  getReminderSettings: { method: 'GET', answers: ofPayers },
  changeReminders: { method: 'POST', data: () => ({ overdue: true }), answers: ofPayersThemselves },
  getCalendarLink: { method: 'GET', answers: ofPayersThemselves },
  makeCalendarLink: { method: 'POST', answers: ofPayersThemselves },
  changeCalendarLink: { method: 'POST', data: () => ({ showAmounts: true }), answers: ofPayersThemselves },
  revokeCalendarLink: { method: 'POST', answers: ofPayersThemselves },
  getIncomeReports: { method: 'GET', data: () => ({ baseYear: 2025 }), answers: ofStudents },
  beginUpload: {
    method: 'POST',
    data: () => ({ key: crypto.randomUUID(), name: 'rg.pdf', type: 'application/pdf', size: 1000 }),
    answers: { ...bySenders, academic: 'ok' },
  },
  getEnrollmentDocuments: { method: 'GET', answers: ofPersons },
  getDocumentHistory: { method: 'GET', data: () => ({ documentEnrollmentId: 1 }), answers: noDocument },
  sendDocument: {
    method: 'POST',
    data: () => ({ documentEnrollmentId: 1, revision: 0, files: [{ key: crypto.randomUUID(), side: 'whole' }] }),
    answers: { ...noDocument, impersonated: 'FORBIDDEN' },
  },
  protocolsSince: { method: 'GET', data: () => ({ after: null }), answers: signedIn },
  listRequests: { method: 'GET', data: () => ({ page: 1, perPage: 10, filter: {} }), answers: ofStudents },
  listRequestStatuses: { method: 'GET', answers: ofStudents },
  listOfferedTypes: { method: 'GET', data: () => ({ enrollmentId: unknownEnrollment }), answers: noRequest },
  getOfferedType: { method: 'GET', data: () => ({ typeId: 102, enrollmentId: unknownEnrollment }), answers: noRequest },
  getRequest: { method: 'GET', data: () => ({ requestId }), answers: noRequest },
  getRequestStatus: { method: 'GET', data: () => ({ requestId }), answers: noRequest },
  cancelRequest: { method: 'POST', data: () => ({ requestId }), answers: byNobody },
  answerAction: {
    method: 'POST',
    data: () => ({ requestId, actionId: 1, items: [{ itemId: 1, files: [], text: 'Confirmo.' }] }),
    answers: byNobody,
  },
  listMessages: { method: 'GET', data: () => ({ requestId }), answers: noRequest },
  writeMessage: {
    method: 'POST',
    data: () => ({ requestId, messageId: crypto.randomUUID(), text: 'Bom dia', files: [] }),
    answers: byNobody,
  },
  markMessagesRead: { method: 'POST', data: () => ({ requestId, position: 1 }), answers: byNobody },
  rateRequest: { method: 'POST', data: () => ({ requestId, score: 5, reason: null }), answers: byNobody },
  beginRequest: {
    method: 'POST',
    data: () => ({ draftId: crypto.randomUUID(), typeId: 102, enrollmentId: unknownEnrollment }),
    answers: byNobody,
  },
  getDraft: { method: 'GET', data: () => ({ draftId: requestId }), answers: noRequest },
  saveDraftFields: { method: 'POST', data: () => ({ draftId: requestId, revision: 0, answers: {} }), answers: byNobody },
  saveDraftFiles: { method: 'POST', data: () => ({ draftId: requestId, revision: 0, field: 'proof', keys: [] }), answers: byNobody },
  discardDraft: { method: 'POST', data: () => ({ draftId: requestId }), answers: byNobody },
  sendRequest: {
    method: 'POST',
    data: () => ({ draftId: requestId, version: 1, revision: 0, hasAcceptedTerms: true }),
    answers: byNobody,
  },
  listFieldValues: {
    method: 'GET',
    data: () => ({ id: 'class-subjects', enrollmentId: unknownEnrollment, filter: {}, isList: false }),
    answers: noRequest,
  },
  listProtocols: { method: 'GET', data: () => ({ page: 1, perPage: 10, filter: {} }), answers: ofStudents },
  getProtocolFilters: { method: 'GET', answers: ofStudents },
  getProtocol: { method: 'GET', data: () => ({ requestId }), answers: noRequest },
  listProtocolRules: { method: 'GET', data: () => ({ requestId }), answers: noRequest },
  resumeUpload: { method: 'POST', data: () => ({ key: crypto.randomUUID(), contentType: 'application/pdf' }), answers: noUpload },
  completeUpload: { method: 'POST', data: () => ({ key: crypto.randomUUID() }), answers: noUpload },
  abortUpload: { method: 'POST', data: () => ({ key: crypto.randomUUID() }), answers: noUpload },
}
