import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { notFoundIfMissing } from '../request/not-found.ts'
import { sessionMiddleware } from '../request/session/session.middleware.ts'
import { callFromBrowser } from './call-from-browser.server.ts'

/** The call; its input is validated by the contract. */
const call = z.object({ path: z.string().max(100), input: z.unknown() })

/** Calls a procedure that changes nothing. @throws the router's `notFound` in place of NOT_FOUND */
export const queryRpc = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(call)
  .handler(
    ({ context: { scope, session }, data }) =>
      notFoundIfMissing(callFromBrowser(scope, session, { ...data, isQuery: true })) as Promise<object>,
  )

export const mutateRpc = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(call)
  .handler(({ context: { scope, session }, data }) => callFromBrowser(scope, session, { ...data, isQuery: false }) as Promise<object>)
