import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import { appConfig } from '#config'
import { PortalError } from './portal-error.ts'
import { noteRefusal, requestMiddleware } from './request.middleware.ts'

/** The outermost middleware of every server function: logs unexpected failures, and gives the caller a code. @throws PortalError */
export const failureMiddleware = createMiddleware({ type: 'function' })
  .middleware([requestMiddleware])
  .server(async ({ context: { scope }, serverFnMeta, next }) => {
    try {
      return await next()
    } catch (error) {
      if (error instanceof PortalError) noteRefusal(scope, error, error.procedure ?? serverFnMeta.name)
      if (error instanceof PortalError || error instanceof Response || isRedirect(error) || isNotFound(error)) throw error
      if (isRefusedInput(error)) throw new PortalError('BAD_REQUEST')
      scope.log.error({ err: error }, 'server function failed')
      // A page that calls one while it is rendered decides its status itself.
      if (new URL(getRequest().url).pathname.startsWith(`${appConfig.basePath}/_serverFn/`)) setResponseStatus(500)
      throw new PortalError('UNKNOWN')
    }
  })

/** Returns whether the framework refused the input: its error's text is the schema's list of issues. */
function isRefusedInput(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('[') && error.message.includes('"path"')
}
