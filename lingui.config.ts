import { readdirSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { defineConfig } from '@lingui/cli'
import { appConfig } from './app.config.ts'

const inSrc = (paths: readonly string[]) => paths.map((path) => `<rootDir>/src/${path}`)

const courseWords = inSrc(['subjects/person/use-course-words.ts'])

/** On the statement, the invoices and the income report. */
const historyWords = inSrc(['subjects/payment-history/**'])

const methodWords = inSrc(['subjects/debts/method-words.ts'])

const debtsStaff = inSrc(['features/debts/{debts.list,workload-card,debt-work}.tsx'])

const beyondWords = inSrc(['kit/list/beyond-last-page.tsx'])

const updateDataStaff = inSrc(['features/update-data/staff/**'])

/** Below first pages and in the search; the portal's own frame is text. */
const helpWords = inSrc(['shell/support/{help-entries,help-links}.tsx', 'shell/legal-links.tsx'])

/** Catalogs loaded only by the routes and components that use them; most pages do without their words. */
const apart = {
  // Never loaded: only the server draws it.
  frame: inSrc(['shell/frame/*.server.tsx']),
  entry: [
    ...helpWords,
    ...inSrc([
      'auth/captcha/**',
      'auth/contexts/{context-choices,context-choice-list,context-dialog,context-page,context-panel,role-list,role-not-found-page}.{ts,tsx}',
      'auth/step-up/use-unproven.ts',
      'auth/impersonation/{impersonation-page,impersonation-form,impersonation-dialog,operator-place,person-search}.tsx',
      'auth/sign-in/{frame-sign-in-page,sign-in-page,sign-in-problem-page}.tsx',
      'auth/passkeys',
      'auth/sign-out/signed-out-page.tsx',
      'shell/anonymous-layout.tsx',
    ]),
  ],
  recovery: inSrc(['auth/recovery/**']),
  'step-up': [...helpWords, ...inSrc(['auth/step-up/**'])],
  // Its tasks come from areas whose other words the page does not need.
  home: inSrc([
    'routes/_portal/-home/{areas-home,areas,greeting,home-page,inbox,inbox-empty,shortcuts,task-count}.tsx',
    'features/reenrollment/use-reenrollment-tasks.tsx',
    'features/contracts/use-contract-tasks.tsx',
    'features/enrollment-documents/use-document-tasks.tsx',
    'features/update-data/use-update-task.tsx',
    'features/requests/use-request-tasks.tsx',
  ]),
  panels: [
    ...beyondWords,
    ...helpWords,
    ...inSrc([
      'routes/-components/quick-search/**',
      'features/request-office/office-labels.tsx',
      'shell/mode-choices.ts',
      'shell/{launcher,status}/**',
      'shell/notifications/{inbox-panel,notification-item,notification-list,notifications-page}.tsx',
    ]),
  ],
  lists: inSrc(['kit/list/**']),
  payers: inSrc(['features/payments/payers/**']),
  photo: inSrc(['kit/photo/**']),
  uploads: inSrc(['kit/uploads/**']),
  editing: inSrc(['kit/editing/**', 'kit/drafts/leave-question.tsx']),
  versions: inSrc(['kit/versions/**']),
  'request-form': inSrc(['subjects/request-form/**']),
  'reenrollment-shared': inSrc([
    'subjects/reenrollment/{blocked-panel,meeting-words,pendency-words}.{ts,tsx}',
    'routes/_portal/reenrollments/-components/**',
  ]),
  'update-data-staff': [...updateDataStaff, ...courseWords],
  'contact-proof': inSrc(['subjects/contact/**']),
  'debts-staff': [...debtsStaff, ...methodWords, ...inSrc(['subjects/debts/debt-age-words.ts'])],
  // What the home page of students loads later.
  semester: inSrc(['features/debts/semester-card.tsx']),
  'agreements-staff': inSrc(['features/agreements/agreements.list.tsx']),
  // On the statement, which does without the other words of credit.
  'own-credit': [...inSrc(['features/credits/{own-credit-card,credit-words}.{ts,tsx}']), ...methodWords],
  'account-tasks': inSrc(['features/account/{passkey-dialog,second-factor-dialog,second-factor-steps}.tsx']),
}

/** With the payment links, which a debt's own page has, too: lists do without them. */
const ofDebtPage = inSrc([
  'features/debts/{debt-breakdown,debt-details-page,debt-notices,debt-receipts,due-words,invoice-problem-card,pay-another-day,staff-debt,student-debt}.tsx',
  'features/agreements/negotiate-row.tsx',
  'features/payments/ways-sheet.tsx',
  'routes/_portal/financial/-components/debt-pay-card.tsx',
])

const payDay = inSrc(['subjects/debts/pay-day-field.tsx'])

const formDialog = inSrc(['kit/drafts/discard-question.tsx', 'kit/form/form-dialog.tsx'])

const studentRecords = inSrc(['subjects/debts/student-records.tsx'])

const textFile = inSrc(['kit/form/text-file-field.tsx'])

const unproven = inSrc(['auth/step-up/use-unproven.ts'])

const passkeyProof = inSrc(['auth/step-up/{factor-code-field,passkey-proof}.tsx'])

const reasonChoice = inSrc(['kit/review/reason-choice.tsx'])

/** Parts of other features on the pages of one, whose other words it does without. */
const within: Record<string, string[]> = {
  statement: historyWords,
  invoices: historyWords,
  'income-report': historyWords,
  agreements: [...courseWords, ...studentRecords, ...inSrc(['features/payments/{campaign-offer,campaign-offer-link}.tsx'])],
  'received-payments': [...courseWords, ...studentRecords, ...methodWords],
  'agreement-settings': formDialog,
  'bank-files': formDialog,
  credits: [...courseWords, ...studentRecords, ...methodWords, ...formDialog],
  account: passkeyProof,
  'second-factor-resets': unproven,
  banks: [...formDialog, ...unproven],
  'payer-access': formDialog,
  'reenrollment-office': [...courseWords, ...formDialog, ...textFile],
  'card-photos': [...courseWords, ...formDialog, ...reasonChoice],
  'document-reviews': [...courseWords, ...reasonChoice],
  'request-office': [...courseWords, ...formDialog],
  'request-types': textFile,
  templates: [...formDialog, ...textFile],
  payments: payDay,
  debts: inSrc(['features/payments/{card-in-review,charge-button,charge-problem}.tsx']),
}

export default defineConfig({
  sourceLocale: appConfig.defaultLocale,
  locales: [...appConfig.locales],
  // One catalog for the frame of every page and one per area, so that a page loads only the words it shows.
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        '<rootDir>/src/features/**',
        ...formDialog,
        ...payDay,
        ...textFile,
        ...reasonChoice,
        ...courseWords,
        ...historyWords,
        ...studentRecords,
        ...ofDebtPage,
        ...Object.values(apart).flat(),
      ],
    },
    ...readdirSync('src/features').map((name) => ({
      path: `<rootDir>/locales/${name}/{locale}`,
      include: [`<rootDir>/src/features/${name}/`, ...(within[name] ?? [])],
      exclude: [
        ...debtsStaff,
        ...apart.semester,
        ...apart.payers,
        ...apart['agreements-staff'],
        ...apart['account-tasks'],
        ...updateDataStaff,
        ...ofDebtPage,
      ],
    })),
    ...Object.entries(apart).map(([name, include]) => ({ path: `<rootDir>/locales/${name}/{locale}`, include })),
    // Shown on pages that use no other words of payments.
    { path: '<rootDir>/locales/payment-files/{locale}', include: inSrc(['features/payments/files/payment-file-list.tsx']) },
    {
      path: '<rootDir>/locales/payment-links/{locale}',
      include: [
        ...inSrc(['features/payments/links/**', 'features/payments/share-button.tsx']),
        ...ofDebtPage,
        ...payDay,
        ...studentRecords,
        ...methodWords,
      ],
    },
    // Beside the services, so that no page can load it.
    { path: '<rootDir>/services/locales/{locale}', include: ['<rootDir>/services'], exclude: ['**/*.test.ts'] },
  ],
  // Services have a macro of their own, since no compiler passes them.
  macro: { corePackage: ['@lingui/core/macro', '#services/platform/i18n/msg.ts'] },
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
