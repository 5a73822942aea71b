import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { contentHash, contractQuery } from '#api/contracts.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

export const listContracts = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(contractQuery)
  .handler(({ context, data }) => context.upstream.financial.contracts.list(data))

export const listContractEnrollments = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.contracts.enrollments()).results)

/** @throws the router's `notFound`, also for other users' contracts */
export const getContract = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ contractId: entityId, enrollmentId: entityId }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.contracts.get(data)))

/** Idempotent. @param hash version that the user read */
export const acceptContract = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ contractId: entityId, hash: contentHash }))
  .handler(({ context, data: { contractId, hash } }) => context.upstream.financial.contracts.accept({ id: contractId, hash }))
