import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Payment, PaymentMethodType } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { isStaff } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

/** The link from a code or slip to the checkout of what it pays. @param method that stands open there */
export function OtherWays({ payment: { debts }, method }: { payment: Payment; method: PaymentMethodType }) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const { person } = useShell()
  if (!person || isStaff(person)) return null
  return (
    <Link
      to="/financial/payment-checkout"
      search={{ debts: debts.map(({ debtId }) => debtId).join(','), method }}
      className={buttonLook({ variant: 'outline', full: true })}
      aria-label={labelFor(t`Pagar de outra forma`, debts)}
    >
      <Trans>Pagar de outra forma</Trans>
    </Link>
  )
}
