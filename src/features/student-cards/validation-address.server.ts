import type { RequestScope } from '../../request/request-scope.server.ts'

/** Returns the content of a card's QR code: the public validation URL with a signed proof. */
export const validationAddress = ({ runtime, hostname }: Pick<RequestScope, 'runtime' | 'hostname'>, code: string, proof: string): string =>
  `${runtime.portalUrl(hostname)}/enrollment-student-cards/validations/${code}?${new URLSearchParams({ proof })}`
