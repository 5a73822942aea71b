import type { RequestScope } from '../../request/request-scope.server.ts'

/** What the QR code of a card holds: the public address that validates it, with a signed proof. */
export const validationAddress = ({ runtime, hostname }: Pick<RequestScope, 'runtime' | 'hostname'>, code: string, proof: string): string =>
  `${runtime.portalUrl(hostname)}/enrollment-student-cards/validations/${code}?${new URLSearchParams({ proof })}`
