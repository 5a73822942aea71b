import { requirePrincipal, requireSelf } from '../../../platform/guards.ts'
import type { ServiceContext } from '../../../platform/service.ts'
import { debtScope, payerScope } from '../../access/scopes.ts'
import {
  type PaymentFilePorts,
  paymentFiles,
  paymentFileUrl,
  readPaymentFile,
  removePaymentFile,
  sendPaymentFile,
} from './payment-files.ts'
import { base } from '../../base.ts'

export function paymentFilesRouter(ports: PaymentFilePorts) {
  const scope = (context: ServiceContext) => debtScope(requirePrincipal(context))
  const payer = (context: ServiceContext) => payerScope(requireSelf(context))
  return {
    list: base.files.list.handler(async ({ context, input }) => ({ results: await paymentFiles(ports, scope(context), input.paymentId) })),
    send: base.files.send.handler(({ context, input }) => sendPaymentFile(ports, payer(context), input)),
    url: base.files.url.handler(async ({ context, input }) => ({ url: await paymentFileUrl(ports, scope(context), input.name) })),
    read: base.files.read.handler(({ context, input }) => readPaymentFile(ports, scope(context), input.name)),
    remove: base.files.remove.handler(async ({ context, input }) => {
      await removePaymentFile(ports, payer(context), input.name)
      return {}
    }),
  }
}
