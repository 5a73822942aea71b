import type { PaymentDebt } from '#api/financial/payments.ts'
import { appConfig } from '#config'
import { isStaff } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'

/** The address of the one request that debts pay; null where there is none, and for staff, who have other pages for requests. */
export function useRequestAddress(debts: readonly Pick<PaymentDebt, 'requestId'>[]): string | null {
  const { person } = useShell()
  const [requestId, ...others] = new Set(debts.flatMap((debt) => debt.requestId ?? []))
  return requestId && others.length === 0 && person && !isStaff(person) ? `${appConfig.basePath}/my-requests/${requestId}` : null
}
