import { appConfig } from '#config'

/** Returns the minutes for which a Pix code is valid; fewer if it pays only for requests. */
export function pixMinutes(debts: readonly { requestId: string | null }[]): number {
  const { requests, others } = appConfig.pix.validMinutes
  return debts.every(({ requestId }) => requestId !== null) ? requests : others
}
