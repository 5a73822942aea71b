import { oc } from '@orpc/contract'
import { z } from 'zod'
import { withErrors } from './contract-errors.ts'
import { entityId } from './shared.ts'

/** Who may set up banks and the accounts that slips are registered for. */
export const mayManageBanks = { audience: 'financial', permissions: ['banks.manage'] }

/** COMPE. */
const bankCode = z.string().regex(/^\d{3}$/)
const revision = z.number().int().min(0)

export const bankInput = z.object({
  code: bankCode,
  name: z.string().trim().min(1).max(120),
  nickName: z.string().trim().min(1).max(40),
})
export type BankInput = z.output<typeof bankInput>

/** docs/requirements/academic-and-financial.md, section 3, `Bank`. */
export const bank = bankInput.extend({ bankId: entityId, revision, accounts: z.number().int() })
export type Bank = z.infer<typeof bank>

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
    .errors(withErrors('BANK_EXISTS'))
    .input(bankInput)
    .output(bank),
  update: oc
    .route({ method: 'PATCH', path: '/banks/{bankId}', summary: 'Change a bank that nobody has changed since `revision`' })
    .errors(withErrors('BANK_EXISTS', 'CONTENT_CHANGED'))
    .input(bankInput.extend(ofBank.shape).extend({ revision }))
    .output(bank),
  remove: oc
    .route({ method: 'DELETE', path: '/banks/{bankId}', summary: 'Delete a bank that has no accounts' })
    .errors(withErrors('IN_USE'))
    .input(ofBank),
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
