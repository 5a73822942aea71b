import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import type { Payment, PaymentMethodType } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ActionRow } from '#design/components/data/action-row.tsx'
import { isStaff } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'

interface OtherWaysProps {
  payment: Payment
  /** The method that the checkout opens with. */
  method: PaymentMethodType
}

/** The link from a slip to the checkout of what it pays. */
export function OtherWays(props: OtherWaysProps) {
  const link = useOtherWays(props)
  if (!link) return null
  return (
    <Link {...link.to} aria-label={link.label} className={buttonLook({ variant: 'outline', full: true })}>
      <Trans>Pagar de outra forma</Trans>
    </Link>
  )
}

/** The same as a row of a list. */
export function OtherWaysRow(props: OtherWaysProps) {
  const link = useOtherWays(props)
  if (!link) return null
  return (
    <li>
      <Link {...link.to} className="action-row__root">
        <ActionRow icon={<CreditCard />} title={<Trans>Pagar de outra forma</Trans>} context={link.names} />
      </Link>
    </li>
  )
}

function useOtherWays({ payment: { debts }, method }: OtherWaysProps) {
  const { t } = useLingui()
  const { labelFor, getNames } = useDebtWords()
  const { person } = useShell()
  if (!person || isStaff(person)) return null
  return {
    to: { to: '/financial/payment-checkout', search: { debts: debts.map(({ debtId }) => debtId).join(','), method } },
    label: labelFor(t`Pagar de outra forma`, debts),
    names: getNames(debts),
  } as const
}
