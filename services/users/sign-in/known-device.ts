import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { sealText, unsealText } from '../../platform/sealed-text.ts'

/** Seconds for which a browser is remembered after a complete sign-in. */
export const deviceLifetime = 31_536_000

const sealedDevice = z.object({
  kind: z.literal('device'),
  tenantId: z.int(),
  accountId: z.int(),
  id: z.uuid(),
  /** Milliseconds since the epoch. */
  at: z.number(),
})
/** A browser in which an account has signed in before. It grants no access: its failures are only counted separately. */
export type KnownDevice = Pick<z.output<typeof sealedDevice>, 'tenantId' | 'accountId' | 'id'>

interface DevicePorts {
  clock: Clock
  secondFactorKey: Buffer
}

/** Seals the cookie of a browser in which the account just signed in. @param before the cookie's previous content, whose count is kept */
export function sealDevice(
  { clock, secondFactorKey }: DevicePorts,
  { tenantId, accountId }: Pick<KnownDevice, 'tenantId' | 'accountId'>,
  before: KnownDevice | null,
): Promise<string> {
  const isSame = before?.tenantId === tenantId && before.accountId === accountId
  const id = isSame ? before.id : crypto.randomUUID()
  return sealText(JSON.stringify({ kind: 'device', tenantId, accountId, id, at: clock.now().getTime() }), secondFactorKey)
}

/** Null for one that is not ours, or too old. */
export async function openDevice({ clock, secondFactorKey }: DevicePorts, sealed: string | null | undefined): Promise<KnownDevice | null> {
  const opened = sealed ? await unsealText(sealed, secondFactorKey) : null
  if (opened === null) return null
  const { data } = sealedDevice.safeParse(JSON.parse(opened))
  return data && clock.now().getTime() - data.at <= deviceLifetime * 1000 ? data : null
}
