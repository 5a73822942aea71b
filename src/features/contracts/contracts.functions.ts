import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { contentHash } from '#api/financial/contracts.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Idempotent. @param hash version that the user read */
export const acceptContract = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ contractId: entityId, hash: contentHash }))
  .handler(({ context, data: { contractId, hash } }) => context.upstream.financial.contracts.accept({ id: contractId, hash }))
