import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AgreementDetails, AgreedInstallment } from '#api/agreements.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { DebtStatus } from '../../shared/debts/debt-status.tsx'

/** The installments of an agreement, each leading to its debt, where it is paid. */
export function AgreementInstallments({ agreement: { installments } }: { agreement: AgreementDetails }) {
  return (
    <Card aria-labelledby="installments">
      <CardHeader id="installments" title={<Trans>Parcelas</Trans>} />
      <CardRows>
        {installments.map((installment) => (
          <Row key={installment.number} installment={installment} count={installments.length} />
        ))}
      </CardRows>
    </Card>
  )
}

function Row({ installment, count }: { installment: AgreedInstallment; count: number }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { number, debtId, dueDate, paidAt, status, amountPayable } = installment
  const day = status === 'overdue' ? t`Venceu em ${formats.date(dueDate)}` : t`Vence em ${formats.date(dueDate)}`
  return (
    <ItemRow
      icon={number}
      title={
        <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={textLinkLook()}>
          {t`Parcela ${number} de ${count}`}
        </Link>
      }
      description={paidAt ? t`Paga em ${formats.day(paidAt)}` : status === 'canceled' ? t`Não vale mais` : day}
      status={<strong>{formats.money(amountPayable)}</strong>}
      date={<DebtStatus status={status} />}
    />
  )
}
