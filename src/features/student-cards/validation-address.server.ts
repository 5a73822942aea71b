import type { RequestScope } from '../../request/request-scope.server.ts'

type Place = Pick<RequestScope, 'runtime' | 'hostname'>

/** Returns the content of a QR code that gates read without network, too: the public validation URL with a signed proof. */
export const signedAddress = ({ runtime, hostname }: Place, code: string, proof: string): string =>
  `${runtime.portalUrl(hostname)}/enrollment-student-cards/validations/${code}?${new URLSearchParams({ proof })}`

/** Returns the content of the usual QR code. Scheme and host are the same in capitals, which take less room in the code. */
export function shortAddress({ runtime, hostname }: Place, shortCode: string): string {
  const { origin, pathname } = new URL(`${runtime.portalUrl(hostname)}/c/${shortCode}`)
  return origin.toUpperCase() + pathname
}
