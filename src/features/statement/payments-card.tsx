import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookOpen, FileText } from 'lucide-react'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { ledgerLink, LedgerRow, LedgerTotal } from '#design/components/data/ledger.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { Months, useNameInMonth } from '../../subjects/payment-history/months.tsx'
import { ExportMenu } from './export-menu.tsx'
import { getPayments, type Payment, sumOfPayments } from './payments.ts'
import type { StudentStatement } from './statement.queries.ts'
import { yearOfPeriod } from './statement-periods.ts'

const ways: Record<PaymentMethodType, MessageDescriptor> = {
  pix: msg({ message: 'Pix', context: 'forma de pagamento em uma frase' }),
  bank_slip: msg({ message: 'boleto', context: 'forma de pagamento em uma frase' }),
  credit_card: msg({ message: 'cartão', context: 'forma de pagamento em uma frase' }),
}

/** What was paid in the period, by month. */
export function PaymentsCard({ statement, busy }: { statement: StudentStatement; busy: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const payments = getPayments(statement.rows)
  const year = yearOfPeriod(statement)
  const [first, last] = [formats.date(statement.from), formats.date(statement.to)]
  const label = year ? t`Pago em ${year}` : t`Pago de ${first} a ${last}`
  return (
    <Card aria-label={label} aria-busy={busy}>
      <LedgerTotal label={label} amount={formats.money(sumOfPayments(payments))} action={<ExportMenu statement={statement} />} />
      {payments.length === 0 ? (
        <CardSection>
          <p>{year ? <Trans>Nenhum pagamento em {year}.</Trans> : <Trans>Nenhum pagamento entre estas datas.</Trans>}</p>
        </CardSection>
      ) : (
        <div>
          <Months rows={payments} getDay={({ row }) => row.date} name="paid">
            {(payment) => <PaymentRow key={`${payment.row.debtId} ${payment.row.balance}`} payment={payment} />}
          </Months>
        </div>
      )}
    </Card>
  )
}

function PaymentRow({ payment: { row, discount, charges } }: { payment: Payment }) {
  const { t, i18n } = useLingui()
  const { money, shortDate } = useFormats()
  const nameInMonth = useNameInMonth()
  const { date, debtId, method, credit, late, type } = row
  const { name, whole } = nameInMonth(row, date)
  const [less, more] = [money(discount), money(charges)]
  return (
    <LedgerRow
      icon={type === 'tuition' ? <BookOpen /> : <FileText />}
      title={
        <Link to="/financial/payments/$debtId" params={{ debtId: String(debtId) }} className={ledgerLink} aria-label={whole} dir="auto">
          {name}
        </Link>
      }
      note={[
        shortDate(date, date),
        method && i18n._(ways[method]),
        charges > 0 && t`com multa e juros`,
        late && t`recebido depois do prazo`,
      ]
        .filter(Boolean)
        .join(', ')}
      amount={money(credit)}
      change={discount > 0 ? t`menos ${less}` : charges > 0 ? t`mais ${more}` : undefined}
    />
  )
}
