import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { bankAccountInput, bankInput, bankLogoInput } from '#api/banks.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { requireRecentProof } from '../../auth/step-up/step-up.middleware.ts'

const ofBank = z.object({ bankId: entityId })
const ofAccount = z.object({ accountId: entityId })
const seen = z.object({ revision: z.number().int().min(0) })

/** Banks that match a search, with every account of the context and where accounts may be registered. */
export const listBanks = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ search: z.string().max(100).optional() }))
  .handler(async ({ context, data }) => {
    const { banks, bankAccounts } = context.upstream.integration
    const [found, { results: accounts, institutions }] = await Promise.all([banks.list(data), bankAccounts.list({})])
    return { banks: found.results, accounts, institutions }
  })

export const addBank = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(bankInput)
  .handler(({ context, data }) => context.upstream.integration.banks.create(data))

/** Where the browser sends the picture of a logo, and what `addBank` and `saveBank` then take. */
export const signBankLogo = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(bankLogoInput)
  .handler(({ context, data }) => context.upstream.integration.banks.signLogo(data))

export const saveBank = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(bankInput.extend({ ...ofBank.shape, ...seen.shape }))
  .handler(({ context, data }) => context.upstream.integration.banks.update(data))

export const removeBank = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(ofBank)
  .handler(async ({ context, data }) => {
    await context.upstream.integration.banks.remove(data)
  })

export const addBankAccount = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(bankAccountInput)
  .handler(({ context, data }) => context.upstream.integration.bankAccounts.create(data))

export const saveBankAccount = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(bankAccountInput.extend({ ...ofAccount.shape, ...seen.shape }))
  .handler(({ context, data }) => context.upstream.integration.bankAccounts.update(data))

export const removeBankAccount = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware, requireRecentProof])
  .validator(ofAccount)
  .handler(async ({ context, data }) => {
    await context.upstream.integration.bankAccounts.remove(data)
  })
