import { createServerFn } from '@tanstack/react-start'
import { changePayerInput, invitePayerInput, ofAccess, savePayerSettingInput } from '#api/payer-access.ts'
import { sessionMiddleware } from '../../auth/session/session.middleware.ts'

export const listPayers = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(({ context }) => context.upstream.financial.payerAccess.list())

export const invitePayer = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(invitePayerInput)
  .handler(({ context, data }) => context.upstream.financial.payerAccess.invite(data))

export const changePayer = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(changePayerInput)
  .handler(({ context, data }) => context.upstream.financial.payerAccess.change(data))

export const revokePayer = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(ofAccess)
  .handler(async ({ context, data }) => {
    await context.upstream.financial.payerAccess.revoke(data)
  })

export const getPayerRecord = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(ofAccess)
  .handler(async ({ context, data }) => (await context.upstream.financial.payerAccess.record(data)).events)

export const listPayerSettings = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(async ({ context }) => (await context.upstream.financial.payerSettings.list()).results)

export const savePayerSetting = createServerFn({ method: 'POST' })
  .middleware([sessionMiddleware])
  .validator(savePayerSettingInput)
  .handler(({ context, data }) => context.upstream.financial.payerSettings.save(data))
