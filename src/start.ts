import { createSerializationAdapter } from '@tanstack/react-router'
import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { pageScriptMiddleware } from './router/page-script.middleware.ts'
import { requestMiddleware } from './request/request.middleware.ts'
import { tabMiddleware } from './auth/session/tab.middleware.ts'
import { PortalError, type PortalErrorCode } from './request/portal-error.ts'
import type { PortalRuntime } from './request/runtime.ts'

const csrfMiddleware = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

/** Only code and data reach the browser. */
const portalErrorAdapter = createSerializationAdapter({
  key: 'portal-error',
  test: (value): value is PortalError => value instanceof PortalError,
  toSerializable: ({ code, data }) => ({ code, data }),
  fromSerializable: ({ code, data }: { code: PortalErrorCode; data: PortalError['data'] }) => new PortalError(code, data),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [csrfMiddleware, requestMiddleware, pageScriptMiddleware],
  functionMiddleware: [tabMiddleware],
  serializationAdapters: [portalErrorAdapter],
}))

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { runtime: PortalRuntime; address: string } }
  }
}
