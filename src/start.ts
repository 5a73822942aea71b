import { createSerializationAdapter } from '@tanstack/react-router'
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { pageScriptMiddleware } from './router/page-script.middleware.ts'
import { failureMiddleware } from './request/failure.middleware.ts'
import { earlyRedirectMiddleware } from './auth/early-redirect.middleware.ts'
import { requestMiddleware } from './request/request.middleware.ts'
import { tabMiddleware } from './request/session/tab.middleware.ts'
import { PortalError, type PortalErrorCode, portalErrorCode } from './request/portal-error.ts'
import type { PortalRuntime } from './request/runtime.ts'
import type { WholePage } from './router/whole-page.server.ts'

const csrfMiddleware = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

/** Every error crosses to the browser as a code: others hold statements, rows and secrets in message, parameters and cause. */
const errorAdapter = createSerializationAdapter({
  key: 'portal-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => ({ code: portalErrorCode(error), data: error instanceof PortalError ? error.data : null }),
  fromSerializable: ({ code, data }: { code: PortalErrorCode; data: PortalError['data'] }) => new PortalError(code, data),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [csrfMiddleware, requestMiddleware, earlyRedirectMiddleware, pageScriptMiddleware],
  functionMiddleware: [failureMiddleware, tabMiddleware],
  serializationAdapters: [errorAdapter],
}))

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { runtime: PortalRuntime; address: string; page: WholePage } }
  }
}
