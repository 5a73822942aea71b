import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { StatementRow } from '#api/financial/statement.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { ledgerLink, LedgerRow } from '#design/components/data/ledger.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { Months, useNameInMonth } from '../../subjects/payment-history/months.tsx'
import type { StudentStatement } from './statement.queries.ts'
import { rowName } from './statement-words.ts'

/** Everything that was charged, discounted and paid, with the balance after each: what few look for. */
export function MovementsCard({ statement }: { statement: StudentStatement }) {
  const rows = statement.rows.toReversed()
  return (
    <Card as="div">
      <Disclosure summary={<Trans>Cobranças e saldo</Trans>}>
        <h2 className="visually-hidden">
          <Trans>Cobranças e saldo</Trans>
        </h2>
        <CardSection>
          <Balance statement={statement} />
          <p>
            <Trans>
              Cada débito entra na data de vencimento, ou no dia em que foi pago, se antes. Multa e juros entram quando são pagos.
            </Trans>
          </p>
        </CardSection>
        <div>
          <Months rows={rows} getDay={({ date }) => date} level={3} name="moved">
            {(row) => <MovementRow key={rows.indexOf(row)} row={row} />}
          </Months>
        </div>
      </Disclosure>
    </Card>
  )
}

function Balance({ statement }: { statement: StudentStatement }) {
  const { to, owedToday, openingBalance, totalDebit, totalCredit, closingBalance } = statement
  const { t } = useLingui()
  const { money, signedMoney, date } = useFormats()
  const day = date(to)
  return (
    <DescriptionList
      items={[
        { term: t`Saldo anterior`, description: signedMoney(openingBalance) },
        { term: t`Cobrado`, description: money(totalDebit) },
        { term: t`Pago ou descontado`, description: money(totalCredit) },
        {
          term: closingBalance < 0 ? t`Saldo a seu favor` : t`Saldo em ${day}`,
          description: <strong>{signedMoney(closingBalance)}</strong>,
        },
        {
          term: owedToday.charges > 0 ? t`A pagar hoje, com multa e juros` : t`A pagar hoje`,
          description:
            owedToday.amountPayable > 0 ? (
              <Link to="/financial/payments" className={textLinkLook({ variant: 'after' })}>
                {money(owedToday.amountPayable)}
              </Link>
            ) : (
              money(0)
            ),
        },
      ]}
    />
  )
}

function MovementRow({ row }: { row: StatementRow }) {
  const { t, i18n } = useLingui()
  const { money, signedMoney, shortDate } = useFormats()
  const nameInMonth = useNameInMonth()
  const kind = rowName(i18n, row)
  const title = row.late ? t`${kind}, recebido depois do prazo` : kind
  const { name, whole } = nameInMonth(row, row.date)
  const [day, balance] = [shortDate(row.date, row.date), signedMoney(row.balance)]
  return (
    <LedgerRow
      title={
        <Link
          to="/financial/payments/$debtId"
          params={{ debtId: String(row.debtId) }}
          className={ledgerLink}
          aria-label={`${title}, ${whole}`}
        >
          {title}
        </Link>
      }
      note={`${day}, ${name}`}
      amount={row.debit > 0 ? money(row.debit) : signedMoney(-row.credit)}
      change={t`saldo ${balance}`}
    />
  )
}
