import { appConfig } from '#config'

/** Minutes for which a Pix code is valid: fewer where all that it pays is of requests. */
export function pixMinutes(debts: readonly { requestId: string | null }[]): number {
  const { requests, others } = appConfig.pix.validMinutes
  return debts.every(({ requestId }) => requestId !== null) ? requests : others
}
