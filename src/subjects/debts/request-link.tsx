import { Trans } from '@lingui/react/macro'
import type { PaymentDebt } from '#api/financial/payments.ts'
import { useRequestAddress } from './request-address.ts'

/** A link back to the student's request. */
export function RequestLink({ debts, className }: { debts: readonly Pick<PaymentDebt, 'requestId'>[]; className: string }) {
  const address = useRequestAddress(debts)
  if (!address) return null
  return (
    <a href={address} className={className}>
      <Trans>Acompanhar o requerimento</Trans>
    </a>
  )
}
