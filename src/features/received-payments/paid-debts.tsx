import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtStatus } from '#api/debts.ts'
import type { ReceivedPaymentDetails } from '#api/received-payments.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

const tones: Record<DebtStatus, 'neutral' | 'danger' | 'ok' | 'info'> = {
  open: 'neutral',
  overdue: 'danger',
  settled: 'ok',
  in_agreement: 'info',
  canceled: 'neutral',
}

/** The debts that a payment is for, with what each was to cost and where it stands today. */
export function PaidDebts({ debts }: Pick<ReceivedPaymentDetails, 'debts'>) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { fullName, statusName } = useDebtWords()
  return (
    <Card aria-labelledby="debts">
      <CardHeader id="debts" title={<Trans>Débitos deste pagamento</Trans>} />
      <CardRows>
        {debts.map(({ debtId, course, registration, dueDate, amount, status, ...debt }) => {
          const due = formats.date(dueDate)
          return (
            <ItemRow
              key={debtId}
              title={
                <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={textLinkLook()}>
                  {fullName(debt)}
                </Link>
              }
              description={t`Vencimento ${due} · ${course} · matrícula ${registration}`}
              status={<Status tone={tones[status]}>{statusName(status)}</Status>}
              date={formats.money(amount)}
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
