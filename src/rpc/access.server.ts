import type { PermissionRequirement } from '#api/settings/navigation.ts'
import {
  mayCheckIn,
  mayEditRequestTypes,
  mayImpersonate,
  mayManageAgreements,
  mayManageBanks,
  mayManageCredits,
  mayManageFinancialSettings,
  mayManageInvoices,
  mayManageTemplates,
  mayManagePayerAccess,
  mayManagePaymentLinks,
  mayManagePersonalData,
  mayManageReenrollment,
  mayManageRequests,
  mayReadDebts,
  mayReadReports,
  mayResetSecondFactor,
  mayReviewActivities,
  mayReviewCards,
  mayReviewDocuments,
  maySendAnnouncements,
} from '#api/permissions.ts'
import type { Profile } from '#api/principal.ts'
import { hasPermission, isStaff } from '../request/permissions.ts'
import type { SessionPerson } from '../request/session/session.ts'
import type { Upstream } from '../request/upstream.server.ts'

/** Who may call a procedure from a browser. The service decides again, by the token and the record's owner. */
export interface Access {
  isFor(person: SessionPerson): boolean
  /** Marks acts that the service refuses to users acting as somebody else; it records the attempt. */
  isOwnAct?: boolean
  /** Whether the caller must have proved within the last minutes who they are (docs/decisions/0076). */
  needsProof?: boolean
}

type AnyCall = (...call: never[]) => unknown

type ProcedureAccess<Contract> = {
  [Name in keyof Contract]?: Contract[Name] extends AnyCall ? Access : ProcedureAccess<Contract[Name]>
}

const everyone: Access = { isFor: () => true }
const profiles = (...all: Profile[]): Access => ({ isFor: ({ profile }) => all.includes(profile) })
const staffWith = (needed: PermissionRequirement): Access => ({ isFor: (person) => hasPermission(person, needed) })
const either = (...all: Access[]): Access => ({ isFor: (person) => all.some(({ isFor }) => isFor(person)) })
const all = (...every: Access[]): Access => ({ ...every[0]!, isFor: (person) => every.every(({ isFor }) => isFor(person)) })
const themselves = (access: Access): Access => ({ ...access, isOwnAct: true })
const proven = (access: Access): Access => ({ ...access, needsProof: true })

/** The same access to several procedures. */
const each = <Name extends string>(access: Access, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, access])) as Record<Name, Access>

const everyoneThemselves = themselves(everyone)
const students = profiles('STUDENT')
const studentsThemselves = themselves(students)
const applicants = profiles('STUDENT', 'CANDIDATE')
const applicantsThemselves = themselves(applicants)
/** The profiles of people who may owe something. */
const payers = profiles('STUDENT', 'CANDIDATE', 'RESIDENT', 'BASIC')
const payersThemselves = themselves(payers)
const debtReaders = staffWith(mayReadDebts)
const payersAndDebtReaders = either(payers, debtReaders)
const linkCreators = either(payers, all(debtReaders, staffWith(mayManagePaymentLinks)))
const activities = staffWith(mayReviewActivities)
const agreements = staffWith(mayManageAgreements)
const announcements = staffWith(maySendAnnouncements)
const banks = staffWith(mayManageBanks)
const cards = staffWith(mayReviewCards)
const dataStaff = themselves(staffWith(mayManagePersonalData))
const ofOneInstitution: Access = { isFor: ({ context }) => typeof context?.institutionId === 'number' }
const institutionDataStaff = all(dataStaff, ofOneInstitution)
const documents = staffWith(mayReviewDocuments)
const office = all({ isFor: isStaff }, either(cards, activities, staffWith(mayManageReenrollment)))
const factorResetters = themselves(staffWith(mayResetSecondFactor))
const gate = staffWith(mayCheckIn)
const impersonators = staffWith(mayImpersonate)
const invoices = themselves(staffWith(mayManageInvoices))
const payerSettings = staffWith(mayManagePayerAccess)
const creditManagers = themselves(staffWith(mayManageCredits))
const agreementSimulators = all(agreements, debtReaders)
const settings = staffWith(mayManageFinancialSettings)
const templates = staffWith(mayManageTemplates)
const reenrollments = staffWith(mayManageReenrollment)
const reports = staffWith(mayReadReports)
const requests = staffWith(mayManageRequests)
const requestTypes = staffWith(mayEditRequestTypes)
const uploaders = themselves(either(applicants, requests))

/** The procedures that a browser may call, each with its callers: anything not listed is refused. */
export const rpcAccess = {
  academic: {
    documentReviews: each(documents, 'list', 'options', 'figures', 'get', 'claim', 'release', 'next', 'decide', 'undo'),
    enrollmentDocuments: each(applicantsThemselves, 'send'),
    enrollments: each(students, 'list'),
    officeHome: each(office, 'work'),
    personalData: each(applicants, 'changes'),
    personalDataStaff: {
      ...each(dataStaff, 'people', 'get', 'changes'),
      ...each(institutionDataStaff, 'dataUpdate', 'askForUpdate', 'withdrawUpdate'),
    },
    protocols: each(students, 'list', 'get', 'validationRules'),
    reenrollment: {
      ...each(students, 'current', 'processStep', 'pendencies', 'calculateValue', 'mandatoryDocuments', 'open'),
      ...each(
        studentsThemselves,
        'enter',
        'choose',
        'giveUp',
        'prolong',
        'joinWaitingList',
        'leaveWaitingList',
        'change',
        'discardChange',
        'cancel',
      ),
    },
    reenrollmentOffice: each(
      reenrollments,
      'periods',
      'addPeriod',
      'savePeriod',
      'funnel',
      'people',
      'student',
      'addException',
      'revokeException',
      'chooseFor',
      'giveUpFor',
      'moveSeat',
      'groups',
      'addGroup',
      'saveGroup',
      'previewImport',
      'importGroups',
      'waitingList',
    ),
    requestOffice: each(
      requests,
      'list',
      'options',
      'figures',
      'monthlyFigures',
      'get',
      'assign',
      'move',
      'ask',
      'review',
      'decide',
      'undo',
      'previewBulk',
      'runBulk',
      'undoBulk',
      'messages',
      'write',
      'read',
      'views',
      'saveView',
      'removeView',
      'templates',
      'addTemplate',
      'saveTemplate',
      'removeTemplate',
    ),
    requestTypes: each(requestTypes, 'options', 'get', 'create', 'save', 'switch', 'list'),
    requests: {
      ...each(studentsThemselves, 'begin', 'saveFields', 'saveFiles', 'discard', 'send', 'answerAction', 'write', 'read', 'rate'),
      ...each(students, 'draft', 'list', 'types', 'validationRule', 'get', 'status', 'messages', 'statuses'),
    },
    situation: {
      ...each(students, 'histories'),
      ...each(studentsThemselves, 'handInActivity'),
      ...each(activities, 'activitiesToReview', 'decideActivity'),
    },
    studentCards: { ...each(gate, 'checkIn'), ...each(cards, 'saveSettings', 'decidePhoto') },
    uploads: each(uploaders, 'begin', 'resume', 'complete', 'abort'),
  },
  financial: {
    agreements: { ...each(payersAndDebtReaders, 'list', 'get', 'planPayments'), ...each(payers, 'debts', 'calculate') },
    bankFiles: each(banks, 'makeRemittance', 'resolveDifference', 'assignEntry', 'book', 'cancel', 'reopenDifference', 'unassignEntry'),
    campaigns: each(payers, 'debts', 'calculate'),
    contracts: each(applicants, 'list', 'get', 'enrollments'),
    credits: { ...each(debtReaders, 'list', 'ofStudent'), ...each(payers, 'own'), ...each(creditManagers, 'apply', 'undo') },
    debts: { ...each(payersAndDebtReaders, 'list', 'overview', 'get', 'status'), ...each(debtReaders, 'totals', 'workload', 'students') },
    enrollments: each(payers, 'list'),
    events: each(payersAndDebtReaders, 'list'),
    financialReports: each(reports, 'schedule', 'endSchedule'),
    incomeReports: each(students, 'years'),
    invoices: { ...each(invoices, 'retry'), ...each(students, 'list') },
    payerAccess: { ...each(payers, 'list'), ...each(payersThemselves, 'invite', 'change', 'revoke') },
    payerSettings: each(payerSettings, 'save', 'list'),
    paymentLinks: { ...each(themselves(linkCreators), 'create', 'revoke'), ...each(linkCreators, 'list') },
    payments: each(payersAndDebtReaders, 'componentData', 'quote'),
    receivedPayments: each(debtReaders, 'list', 'get'),
    reminders: { ...each(payers, 'preferences'), ...each(payersThemselves, 'change') },
    settings: each(settings, 'remove'),
    settlements: each(payersAndDebtReaders, 'get'),
  },
  identity: {
    ...each(impersonators, 'impersonationChoices'),
  },
  integration: {
    agreementPlans: each(agreements, 'remove'),
    agreementSettings: each(agreementSimulators, 'simulate'),
    bankAccounts: each(proven(banks), 'create', 'update', 'remove'),
    banks: { ...each(proven(banks), 'create', 'update', 'remove'), ...each(banks, 'signLogo') },
    templates: each(templates, 'remove'),
  },
  notifications: {
    announcements: each(announcements, 'list', 'get', 'create', 'cancel', 'people'),
  },
  users: {
    ...each(everyoneThemselves, 'secondFactor', 'sendMobileCode', 'proveMobile', 'sendEmailLink', 'cancelEmail', 'cancelMobile'),
    ...each(factorResetters, 'secondFactorHolders'),
  },
} satisfies ProcedureAccess<Upstream>

type AllowedProcedures<Allowed, Contract> = {
  [Name in keyof Allowed & keyof Contract]: Contract[Name] extends AnyCall
    ? Contract[Name]
    : AllowedProcedures<Allowed[Name], Contract[Name]>
}

/** What a browser may call, with the contracts' inputs and outputs. */
export type BrowserClient = AllowedProcedures<typeof rpcAccess, Upstream>
