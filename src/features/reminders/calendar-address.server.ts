import type { RequestScope } from '../../request/request-scope.server.ts'

/** The address that a calendar program reads, and the same for programs that subscribe when it is opened. */
export function calendarAddress({ runtime, hostname }: RequestScope, token: string): { address: string; subscribe: string } {
  const address = `${runtime.portalUrl(hostname)}/calendar/${token}.ics`
  return { address, subscribe: address.replace(/^https?:/, 'webcal:') }
}
