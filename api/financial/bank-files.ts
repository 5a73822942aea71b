import { oc } from '@orpc/contract'
import { z } from 'zod'
import { bankFileLimits } from './bank-file-limits.ts'
import { withErrors } from '../contract-errors.ts'
import { fileInput } from '../file-input.ts'
import { cents, civilDate, entityId, instant, createPageSchema, pageQuery } from '../shared.ts'

/** `ready` has been read and waits for whoever books it. */
export const bankFileStatus = z.enum(['reading', 'refused', 'ready', 'booking', 'booked', 'canceled'])
export type BankFileStatus = z.infer<typeof bankFileStatus>

/** Why nothing of a file is booked, or why a line of it is left out. */
export const bankFileProblemReason = z.enum([
  /** Only in files that were refused before the reader began to skip byte order marks. */
  'byte_order_mark',
  'encoding',
  'record_length',
  'cnab_400',
  'not_a_return',
  'record_type',
  'bank_code',
  'lot_number',
  'segment_pair',
  'digits',
  'date',
  'lot_count',
  'file_count',
  'lots_count',
  'lot_amount',
  'cut',
  'after_end',
  'account',
])
export const bankFileProblem = z.object({ line: z.number().int(), reason: bankFileProblemReason })
export type BankFileProblem = z.infer<typeof bankFileProblem>

/**
 * What a movement of a return file does to the slip and to money. `money` is booked; `rejected`, `written_off` and `protested` end the
 * slip; `uncertain` is money that may not stay, such as a check or a reversal; `notice` changes nothing here, `unknown` is in no manual.
 */
export const movementEffect = z.enum([
  'money',
  'registered',
  'rejected',
  'written_off',
  'protested',
  'new_due_date',
  'uncertain',
  'notice',
  'unknown',
])
export type MovementEffect = z.infer<typeof movementEffect>

/**
 * What an entry of the bank is here. Money of the first four is booked. What is less than a debt settles none and becomes credit, as does
 * what is more and what pays a slip again. `future_day` waits for its day, `to_check` for a person.
 */
export const entryFinding = z.enum([
  'matches',
  'paid_less',
  'paid_more',
  'paid_again',
  'future_day',
  'to_check',
  'unknown_slip',
  'other_account',
  'booked_before',
  'registered',
  'rejected',
  'written_off',
  'protested',
  'new_due_date',
  'no_money',
])
export type EntryFinding = z.infer<typeof entryFinding>

const account = z.object({
  accountId: entityId,
  bankName: z.string(),
  institutionName: z.string(),
  branch: z.string(),
  number: z.string(),
  digit: z.string(),
})

const figure = z.object({ entries: z.number().int(), amount: cents })

export const bankFile = z.object({
  fileId: z.uuid(),
  name: z.string(),
  status: bankFileStatus,
  /** Null until the file is read. */
  account: account.nullable(),
  /** The sequence number that the bank gave the file. */
  sequence: z.number().int().nullable(),
  generatedOn: civilDate.nullable(),
  sentAt: instant,
  confirmedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** All payments reported in the file, whatever their state here. */
  payments: figure,
  booked: figure,
  /** Those of the payments that another file or a notification had already reported. */
  bookedBefore: figure,
  /** Number of slips that the file reports as registered by the bank. */
  registered: z.number().int(),
  /** Number of unresolved entries of a booked file, and the earliest payment day among them; null if there are none. */
  unresolved: z.object({ entries: z.number().int().positive(), since: civilDate }).nullable(),
})
export type BankFile = z.infer<typeof bankFile>

export const bankFileDetails = bankFile.extend({
  /** Why the file was refused or, for a file that was not refused, the lines that were left out. */
  problems: z.array(bankFileProblem),
  findings: z.array(figure.extend({ finding: entryFinding })),
  /** Number of processed entries, whatever their result. */
  done: z.number().int(),
  /** The number of entries left for a future day that can be booked now. */
  arrived: z.number().int(),
})
export type BankFileDetails = z.infer<typeof bankFileDetails>

export const bankFileEntry = z.object({
  line: z.number().int(),
  ourNumber: z.string(),
  movement: z.string(),
  effect: movementEffect,
  /** The bank's codes of why, as its manual lists them; empty for none. */
  reasons: z.string(),
  paidOn: civilDate.nullable(),
  amount: cents,
  finding: entryFinding,
  isBooked: z.boolean(),
  /** The slip; null if it does not belong to the account. */
  slip: z.object({ paymentId: z.uuid(), payerName: z.string(), amount: cents }).nullable(),
})
export type BankFileEntry = z.infer<typeof bankFileEntry>

const remittance = z.object({
  remittanceId: z.uuid(),
  accountId: entityId,
  sequence: z.number().int(),
  /** The name of the file for the bank. */
  fileName: z.string(),
  madeAt: instant,
  slips: z.number().int(),
  amount: cents,
})
export type Remittance = z.infer<typeof remittance>

const remittanceAccount = account.extend({ waiting: z.number().int() })
export type RemittanceAccount = z.infer<typeof remittanceAccount>

/** Money received under a number that belongs to no slip here, which staff assigned to a student's debt. */
const assignedEntry = z.object({
  useId: z.uuid(),
  ourNumber: z.string(),
  paidOn: civilDate,
  amount: cents,
  studentName: z.string(),
  debtId: entityId,
  paymentId: z.uuid(),
  note: z.string().nullable(),
  /** Null where the user service does not know them any more. */
  assignedBy: z.string().nullable(),
  assignedAt: instant,
  /** Whether the assignment can be undone: only on its own day, and while nothing has followed from it. */
  isUndoable: z.boolean(),
})
export type AssignedEntry = z.infer<typeof assignedEntry>

/** Why a difference needs no further action; for `other` the note gives the reason. */
export const resolutionReason = z.enum(['booked_elsewhere', 'refunded', 'settled_with_payer', 'other_system', 'bank_corrected', 'other'])
export type ResolutionReason = z.infer<typeof resolutionReason>

const resolution = z.object({
  resolutionId: z.uuid(),
  reason: resolutionReason,
  note: z.string().nullable(),
  /** Null where the user service does not know them any more. */
  resolvedBy: z.string().nullable(),
  resolvedAt: instant,
})

/** Identifies a difference of an account; the key stays the same while the bank's entry and what is booked stay the same. */
const differenceKey = z.object({
  kind: z.enum(['not_booked', 'amount_differs', 'paid_again', 'not_in_file']),
  /** The id of the bank's entry, or of the receipt that no file reports. */
  entryId: z.string().min(1).max(200),
  paidOn: civilDate,
})
export const reconciliationDifference = differenceKey.extend({
  ourNumber: z.string(),
  amount: cents,
  /** The amount of the slip; null if unknown. */
  expected: cents.nullable(),
  paymentId: z.uuid().nullable(),
  /** The file that reports it; null if no file does. */
  fileId: z.uuid().nullable(),
  /** Whether it is money not yet assigned to anybody, which `assignEntry` accepts. */
  isAssignable: z.boolean(),
  /** Null while it is open. */
  resolution: resolution.nullable(),
})
export type ReconciliationDifference = z.infer<typeof reconciliationDifference>

export const reconciliation = z.object({
  bank: figure.extend({ fees: cents }),
  booked: figure,
  /** Number of open differences of the period, listed or not, excluding those in files that wait to be booked. */
  open: z.number().int(),
  resolved: z.number().int(),
  /** Amounts reported in files that must be confirmed before they can be booked, by file. */
  waiting: z.array(figure.extend({ fileId: z.uuid(), name: z.string() })),
  differences: z.array(reconciliationDifference),
  /** The assigned entries of the period, where resolved ones are asked for. */
  assigned: z.array(assignedEntry),
  /** Whether there are more than are listed. */
  hasMore: z.boolean(),
})
export type Reconciliation = z.infer<typeof reconciliation>

/** Differences of an account left open in a month, not counting files that wait to be booked. */
const openDifferences = z.object({ accountId: entityId, month: civilDate, open: z.number().int().positive() })
export type OpenDifferences = z.infer<typeof openDifferences>

export const reconciliationQuery = z.object({
  accountId: entityId,
  from: civilDate,
  to: civilDate,
  differences: z.enum(['open', 'resolved']).default('open'),
})

export const differenceResolution = differenceKey
  .extend({ accountId: entityId, reason: resolutionReason, note: z.string().trim().max(500) })
  .refine(({ reason, note }) => note !== '' || reason !== 'other', { path: ['note'] })
export const entryAssignment = differenceKey
  .pick({ entryId: true, paidOn: true })
  .extend({ accountId: entityId, debtId: entityId, note: z.string().trim().max(500), idempotencyKey: z.uuid() })
export const ofAssignment = z.object({ useId: z.uuid() })
export const ofResolution = z.object({ resolutionId: z.uuid() })

export const ofBankFile = z.object({ fileId: z.uuid() })
export const bankFileEntryQuery = pageQuery.extend({ ...ofBankFile.shape, finding: entryFinding.optional() })

/** Files exchanged with banks (CNAB 240), for staff who manage banks. */
export const bankFilesContract = {
  list: oc
    .route({ method: 'GET', path: '/bank-files', summary: 'Return files of the context, newest first' })
    .errors(withErrors())
    .input(pageQuery)
    .output(createPageSchema(bankFile)),
  send: oc
    .route({
      method: 'POST',
      path: '/bank-files',
      summary: 'Upload a return file; one that was sent before is answered with what became of it',
    })
    .errors(withErrors('FILE_TOO_LARGE', 'FILE_TYPE'))
    .input(z.object({ file: fileInput(bankFileLimits.maxSize) }))
    .output(z.object({ fileId: z.uuid(), isKnown: z.boolean() })),
  get: oc
    .route({ method: 'GET', path: '/bank-files/{fileId}', summary: 'What is in a file and how far it is booked' })
    .errors(withErrors())
    .input(ofBankFile)
    .output(bankFileDetails),
  entries: oc
    .route({ method: 'GET', path: '/bank-files/{fileId}/entries', summary: 'Entries of a file, of one finding if given' })
    .errors(withErrors())
    .input(bankFileEntryQuery)
    .output(createPageSchema(bankFileEntry)),
  book: oc
    .route({
      method: 'POST',
      path: '/bank-files/{fileId}/book',
      summary: 'Book a file that was read, or what a cancellation or a day to come left',
    })
    .errors(withErrors('NOT_ALLOWED'))
    .input(ofBankFile),
  cancel: oc
    .route({ method: 'POST', path: '/bank-files/{fileId}/cancel', summary: 'Stop booking; what is booked stays' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(ofBankFile),
  remittances: oc
    .route({
      method: 'GET',
      path: '/bank-remittances',
      summary: 'Accounts with slips that wait for registration, and the remittances made',
    })
    .errors(withErrors())
    .output(z.object({ accounts: z.array(remittanceAccount), results: z.array(remittance) })),
  makeRemittance: oc
    .route({ method: 'POST', path: '/bank-remittances', summary: 'Make the remittance of the slips that wait for registration' })
    .errors(withErrors('NOT_ALLOWED'))
    .input(z.object({ accountId: entityId }))
    .output(remittance),
  readRemittance: oc
    .route({ method: 'GET', path: '/bank-remittances/{remittanceId}', summary: 'The file for the bank' })
    .errors(withErrors())
    .input(z.object({ remittanceId: z.uuid() }))
    .output(z.file()),
  reconciliation: oc
    .route({
      method: 'GET',
      path: '/bank-reconciliation',
      summary: 'What the bank says of an account in a period, what is booked, and how they differ',
    })
    .errors(withErrors())
    .input(reconciliationQuery)
    .output(reconciliation),
  openDifferences: oc
    .route({ method: 'GET', path: '/bank-reconciliation/open', summary: 'How many differences of this month and the last one are open' })
    .errors(withErrors())
    .output(z.object({ results: z.array(openDifferences) })),
  resolveDifference: oc
    .route({ method: 'POST', path: '/bank-reconciliation/resolutions', summary: 'Mark a difference as resolved, with the reason' })
    .errors(withErrors('CONTENT_CHANGED'))
    .input(differenceResolution)
    .output(ofResolution),
  assignEntry: oc
    .route({
      method: 'POST',
      path: '/bank-reconciliation/assignments',
      summary: "Book money under an unknown number on a student's debt; what does not settle it becomes credit",
    })
    .errors(withErrors('CONTENT_CHANGED', 'PAYMENT_IN_PROGRESS', 'KEY_REUSED'))
    .input(entryAssignment)
    .output(ofAssignment),
  unassignEntry: oc
    .route({
      method: 'DELETE',
      path: '/bank-reconciliation/assignments/{useId}',
      summary: 'Take an assignment back on the day it was made; it stays on record',
    })
    .errors(withErrors('CONTENT_CHANGED', 'DEADLINE_OVER', 'NOT_ALLOWED'))
    .input(ofAssignment),
  reopenDifference: oc
    .route({
      method: 'DELETE',
      path: '/bank-reconciliation/resolutions/{resolutionId}',
      summary: 'Take a resolution back; it stays on record',
    })
    .errors(withErrors('CONTENT_CHANGED'))
    .input(ofResolution),
}
