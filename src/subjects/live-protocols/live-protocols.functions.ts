import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { feedPosition } from '#api/academic/protocol-events.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'

/** Changes of own protocols after a position, for browsers that open no socket. */
export const readProtocolChanges = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ after: feedPosition.nullable() }))
  .handler(({ context, data: { after } }) => context.upstream.academic.protocolEvents.since(after === null ? {} : { after }))
