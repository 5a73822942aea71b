import type { z } from 'zod'
import type { creditRefund } from '#api/financial/credits.ts'
import { appConfig } from '#config'
import { portalUploads } from '../../request/portal-uploads.ts'
import { PortalError, readErrorCode } from '../../request/portal-error.ts'

/** Not a server function, which buffers whole bodies. @throws PortalError, UNKNOWN without a response */
export async function sendRefund(refund: z.input<typeof creditRefund>): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(refund)) body.set(name, value instanceof File ? value : String(value))
  const response = await fetch(appConfig.basePath + portalUploads.refundProof.path, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  }).catch(() => null)
  if (response?.ok) return
  const answer = (await response?.json().catch(() => null)) as { code?: string } | null | undefined
  throw new PortalError(readErrorCode(answer?.code) ?? 'UNKNOWN')
}
