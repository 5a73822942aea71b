import { oc } from '@orpc/contract'
import { z } from 'zod'
import { bankLogoLimits } from './bank-logo-limits.ts'
import { withErrors } from '../contract-errors.ts'
import { entityId } from '../shared.ts'

/** COMPE. */
const bankCode = z.string().regex(/^\d{3}$/)
const revision = z.number().int().min(0)

/** How a logo is kept: named by the service, of one of the types that are taken. */
const logoName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg)$/
/** The kept name of a logo in its `finalUrl`, whatever store serves it; null for other addresses. */
export function getLogoName(address: string): string | null {
  const name = URL.parse(address, 'http://store.invalid')?.pathname.split('/').at(-1) ?? ''
  return logoName.test(name) ? name : null
}

const bankNames = z.object({
  code: bankCode,
  name: z.string().trim().min(1).max(120),
  nickName: z.string().trim().min(1).max(40),
})
export const bankInput = bankNames.extend({
  /** `finalUrl` of a logo that was sent, or as the bank had it. Null takes the logo away; left out, it stays. */
  logo: z
    .string()
    .max(4_000)
    .refine((address) => getLogoName(address) !== null)
    .nullable()
    .optional(),
})
export type BankInput = z.output<typeof bankInput>

/** docs/requirements/academic-and-financial.md, section 3, `Bank`. */
export const bank = bankNames.extend({
  bankId: entityId,
  revision,
  accounts: z.number().int(),
  /** Temporary address of the logo. */
  logo: z.string().nullable(),
  /** Of the logo in bytes. */
  logoSize: z.number().int().nullable(),
})
export type Bank = z.infer<typeof bank>

/** A picture that is to become a bank's logo; a wrong one gets FILE_TYPE, FILE_HEIC or FILE_TOO_LARGE. */
export const bankLogoInput = z.object({
  fileName: z.string().trim().min(1).max(1000),
  contentType: z.string().max(200),
  size: z.number().int().positive(),
})
export type BankLogoInput = z.output<typeof bankLogoInput>

/** docs/requirements/academic-and-financial.md, section 3, upload signature. */
export const bankLogoSignature = z.object({
  /** Takes exactly `size` bytes by PUT, for ten minutes. */
  uploadUrl: z.string(),
  /** Where it is once a bank has it as its logo, and what `logo` then says. */
  finalUrl: z.string(),
  fileName: z.string(),
  size: z.number().int().positive().max(bankLogoLimits.maxSize),
})
export type BankLogoSignature = z.infer<typeof bankLogoSignature>

/** Of a logo that was sent: not there, no picture, or too small. */
const logoErrors = ['UPLOAD_INCOMPLETE', 'FILE_TYPE', 'FILE_HEIC', 'FILE_PIXELS', 'LOGO_TOO_SMALL', 'STORAGE_UNAVAILABLE'] as const

/** What slips print and where they are paid to. */
export const bankAccountInput = z.object({
  bankId: entityId,
  institutionId: entityId,
  branch: z.string().regex(/^\d{1,5}$/),
  number: z.string().regex(/^\d{1,13}$/),
  /** Check digit of the number. */
  digit: z.string().regex(/^[\dXP]$/),
  /** The institution's number at the bank (convênio). */
  agreement: z.string().regex(/^\d{7}$/),
  /** Collection portfolio (carteira). */
  wallet: z.string().regex(/^\d{2}$/),
  /** Of the next slip, after the agreement (nosso número). */
  nextNumber: z.number().int().min(1).max(9_999_999_999),
})
export type BankAccountInput = z.output<typeof bankAccountInput>

export const bankAccount = bankAccountInput.extend({
  accountId: entityId,
  revision,
  institutionName: z.string(),
  bankName: z.string(),
  /** Slips of the institution are registered for it now. */
  registersSlips: z.boolean(),
})
export type BankAccount = z.infer<typeof bankAccount>

const ofBank = z.object({ bankId: entityId })
const ofAccount = z.object({ accountId: entityId })

/** docs/requirements/academic-and-financial.md, section 7, integration module. */
export const banksContract = {
  list: oc
    .route({ method: 'GET', path: '/banks', summary: 'Banks of the tenant; `search` is a part of a name, of a nickname or of a code' })
    .errors(withErrors())
    .input(z.object({ search: z.string().trim().max(100).optional() }))
    .output(z.object({ results: z.array(bank) })),
  create: oc
    .route({ method: 'POST', path: '/banks', summary: 'Register a bank' })
    .errors(withErrors('BANK_EXISTS', ...logoErrors))
    .input(bankInput)
    .output(bank),
  update: oc
    .route({ method: 'PATCH', path: '/banks/{bankId}', summary: 'Change a bank that nobody has changed since `revision`' })
    .errors(withErrors('BANK_EXISTS', 'CONTENT_CHANGED', ...logoErrors))
    .input(bankInput.extend(ofBank.shape).extend({ revision }))
    .output(bank),
  remove: oc
    .route({ method: 'DELETE', path: '/banks/{bankId}', summary: 'Delete a bank that has no accounts' })
    .errors(withErrors('IN_USE'))
    .input(ofBank),
  signLogo: oc
    .route({ method: 'POST', path: '/banks/logo-uploads', summary: 'Address that takes the picture of a logo by PUT' })
    .errors(withErrors('FILE_TYPE', 'FILE_HEIC', 'FILE_TOO_LARGE', 'STORAGE_UNAVAILABLE'))
    .input(bankLogoInput)
    .output(bankLogoSignature),
}

export const bankAccountsContract = {
  list: oc
    .route({ method: 'GET', path: '/bank-accounts', summary: 'Accounts of the institutions of the caller, of one bank if given' })
    .errors(withErrors())
    .input(z.object({ bankId: entityId.optional() }))
    .output(z.object({ results: z.array(bankAccount), institutions: z.array(z.object({ institutionId: entityId, name: z.string() })) })),
  create: oc
    .route({ method: 'POST', path: '/bank-accounts', summary: 'Register an account' })
    .errors(withErrors('ACCOUNT_DIGIT', 'AGREEMENT_TAKEN'))
    .input(bankAccountInput)
    .output(bankAccount),
  update: oc
    .route({ method: 'PATCH', path: '/bank-accounts/{accountId}', summary: 'Change an account that nobody has changed since `revision`' })
    .errors(withErrors('ACCOUNT_DIGIT', 'AGREEMENT_TAKEN', 'NUMBER_USED', 'CONTENT_CHANGED', 'IN_USE'))
    .input(bankAccountInput.extend(ofAccount.shape).extend({ revision }))
    .output(bankAccount),
  remove: oc
    .route({ method: 'DELETE', path: '/bank-accounts/{accountId}', summary: 'Delete an account that no slip was made for' })
    .errors(withErrors('IN_USE'))
    .input(ofAccount),
}
