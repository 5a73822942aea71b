import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { contentHash, contractQuery } from '#api/contracts.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'
import { notFoundIfMissing } from '../../request/not-found.ts'

/** The contracts of the signed-in person, current or historic. */
export const listContracts = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(contractQuery)
  .handler(({ context, data }) => context.upstream.financial.contracts.list(data))

/** One contract with its text. Another person's is not found, as one that does not exist. */
export const getContract = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ contractId: entityId, enrollmentId: entityId }))
  .handler(({ context, data }) => notFoundIfMissing(context.upstream.financial.contracts.get(data)))

/** Accepts a contract in the version that the person read; the same version again changes nothing. */
export const acceptContract = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ contractId: entityId, hash: contentHash }))
  .handler(({ context, data: { contractId, hash } }) => context.upstream.financial.contracts.accept({ id: contractId, hash }))
