import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtDetails } from '#api/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'

/** Money that arrived for a debt, on time, late or once too often; nothing is lost, so nothing is left out. */
export function DebtReceipts({ receipts }: Pick<DebtDetails, 'receipts'>) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  if (receipts.length === 0) return null
  return (
    <Card aria-labelledby="receipts">
      <CardHeader id="receipts" title={<Trans>Pagamentos recebidos</Trans>} />
      <CardRows>
        {receipts.map(({ paymentId, kind, late, amount, paidAt }, index) => (
          <ItemRow
            key={`${paymentId}-${index}`}
            title={formats.money(amount)}
            description={
              <>
                {formats.dateTime(paidAt)}
                {late ? ` · ${t`recebido depois do prazo`}` : ''}
                {kind === 'credit' ? ` · ${t`ficou como crédito`}` : ''}
              </>
            }
            action={
              <Link to="/financial/payments/receipts/$paymentId" params={{ paymentId }} className={buttonLook({ size: 'sm' })}>
                <Trans>Recibo</Trans>
              </Link>
            }
          />
        ))}
      </CardRows>
    </Card>
  )
}
