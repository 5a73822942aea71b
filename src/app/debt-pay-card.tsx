import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtDetails } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useFormats } from '../i18n/formats.ts'
import { useShell } from '../session/shell.queries.ts'
import { DebtsPayButton } from './debts-pay-button.tsx'

/** Pays one debt, by Pix at once or in another way. */
export function DebtPayCard({ debt }: { debt: DebtDetails }) {
  const formats = useFormats(useShell())
  const { amountPayable } = debt.breakdown
  const amount = formats.money(amountPayable)
  return (
    <Card aria-labelledby="pay">
      <CardSection>
        <CardTitle id="pay">
          <Trans>Pagar</Trans>
        </CardTitle>
        <DebtsPayButton debtIds={[debt.debtId]} amount={amountPayable}>
          <Trans>Pagar {amount} com Pix</Trans>
        </DebtsPayButton>
        <Link to="/financial/payment-checkout" search={{ debts: String(debt.debtId) }} className={buttonLook({ variant: 'outline', full: true })}>
          <Trans>Outras formas de pagar</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}
