import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { requestMiddleware } from '../../request/request.middleware.ts'
import { credentials, signInByPassword } from './password-sign-in.server.ts'
import { buildSignInMethods, type SignInMethods } from './sign-in-methods.ts'

export const getSignInMethods = createServerFn({ method: 'GET' })
  .middleware([requestMiddleware])
  .handler(({ context }): SignInMethods => buildSignInMethods(context.scope.settings))

export const signInWithPassword = createServerFn({ method: 'POST' })
  .middleware([requestMiddleware])
  .validator(credentials.extend({ captchaToken: z.string().max(8192) }))
  .handler(({ data: { captchaToken, ...asked }, context: { scope } }) => signInByPassword(scope, getRequest(), asked, captchaToken))
