import { z } from 'zod'
import { launchCookie, launchCookieHeader, readCookies } from '../../request/cookies.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { seal, unseal } from '../../request/secrets.server.ts'

/** A launch that waits for the person's answer, in the browser that opened it. */
const launchSchema = z.object({
  kind: z.literal('launch'),
  hostname: z.string(),
  ticket: z.string(),
  name: z.string(),
  returnTo: z.string(),
})
export type WaitingLaunch = Omit<z.infer<typeof launchSchema>, 'kind' | 'hostname'>

/** The lifetime in seconds, the same as its ticket's. */
const lifetime = 600

export function keepLaunch({ runtime, hostname, setCookie }: RequestScope, launch: WaitingLaunch): void {
  const sealed = seal(runtime.encryptionKey, JSON.stringify({ ...launch, kind: 'launch', hostname }))
  setCookie(launchCookieHeader(sealed.toString('base64url'), lifetime))
}

export const clearLaunch = ({ setCookie }: RequestScope): void => setCookie(launchCookieHeader('', 0))

/** Returns the waiting launch; null without one, or from another hostname. */
export function waitingLaunch({ runtime, hostname }: RequestScope, request: Request): WaitingLaunch | null {
  const value = readCookies(request)[launchCookie]
  if (!value) return null
  try {
    const launch = launchSchema.parse(JSON.parse(unseal(runtime.encryptionKey, Buffer.from(value, 'base64url'))))
    return launch.hostname === hostname ? launch : null
  } catch {
    return null
  }
}
