import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { requestDefinition } from '#api/request-types.ts'
import { entityId } from '#api/shared.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

const version = z.number().int().positive()

export const listRequestTypes = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.academic.requestTypes.list()).results)

export const getRequestTypeOptions = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.academic.requestTypes.options())

export const getRequestType = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ typeId: entityId, version: version.optional() }))
  .handler(({ context, data }) => context.upstream.academic.requestTypes.get(data))

export const createRequestType = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ definition: requestDefinition }))
  .handler(({ context, data }) => context.upstream.academic.requestTypes.create(data))

export const saveRequestType = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ typeId: entityId, version, definition: requestDefinition }))
  .handler(({ context, data }) => context.upstream.academic.requestTypes.save(data))

export const switchRequestType = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(z.object({ typeId: entityId, isActive: z.boolean() }))
  .handler(async ({ context, data }) => {
    await context.upstream.academic.requestTypes.switch(data)
  })
