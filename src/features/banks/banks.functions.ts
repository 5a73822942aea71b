import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Banks that match a search, with every account of the context and where accounts may be registered. */
export const listBanks = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ search: z.string().max(100).optional() }))
  .handler(async ({ context, data }) => {
    const { banks, bankAccounts } = context.upstream.integration
    const [found, { results: accounts, institutions }] = await Promise.all([banks.list(data), bankAccounts.list({})])
    return { banks: found.results, accounts, institutions }
  })
