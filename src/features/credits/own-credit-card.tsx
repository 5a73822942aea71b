import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CreditUse } from '#api/financial/credits.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardRows, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { useCreditOrigin, useRefundWays } from './credit-words.ts'
import { creditQueries } from './credits.queries.ts'

/** Shows the student's credit: what is available, where it came from and how it was used. Renders nothing without credit. */
export function StudentCreditCard() {
  const { data } = useQuery(creditQueries.own())
  const { money, day } = useFormats()
  const getOrigin = useCreditOrigin()
  if (!data || data.credits.length === 0) return null
  return (
    <Card aria-labelledby="own-credit" id="credit">
      <CardSection>
        <CardTitle id="own-credit">
          <Trans>Seu crédito</Trans>
        </CardTitle>
        <Amount size="display">{money(data.left)}</Amount>
        <p>
          {data.left > 0 ? (
            <Trans>Fale com o setor financeiro para abater do próximo débito ou receber de volta.</Trans>
          ) : (
            <Trans>Todo o seu crédito já foi usado ou devolvido.</Trans>
          )}
        </p>
      </CardSection>
      <CardRows>
        {data.credits.map((credit) => {
          const { title, way } = getOrigin(credit)
          const left = money(credit.left)
          return (
            <ItemRow
              key={credit.creditId}
              title={<span dir="auto">{title}</span>}
              description={
                <Facts>
                  {way}
                  {credit.left === credit.amount ? null : credit.left === 0 ? <Trans>já usado</Trans> : <Trans>restam {left}</Trans>}
                </Facts>
              }
              date={money(credit.amount)}
              action={
                <Link
                  to="/financial/payments/receipts/$paymentId"
                  params={{ paymentId: credit.paymentId }}
                  search={{ number: credit.receiptNumber }}
                  className={textLinkLook({ variant: 'alone' })}
                >
                  <Trans>Recibo</Trans>
                </Link>
              }
            />
          )
        })}
        {data.uses.map((use) => (
          <ItemRow key={use.useId} title={<UseName use={use} />} description={day(use.madeAt)} date={`− ${money(use.amount)}`} />
        ))}
      </CardRows>
    </Card>
  )
}

/** Says in one line how credit was used. */
export function UseName({ use: { debt, refund } }: { use: Pick<CreditUse, 'debt' | 'refund'> }) {
  const { t } = useLingui()
  const { fullName } = useDebtWords()
  const { date } = useFormats()
  const ways = useRefundWays()
  if (debt) return <span dir="auto">{t`Abatido de ${fullName(debt)}`}</span>
  if (!refund) return null
  const [way, on] = [ways[refund.way], date(refund.refundedOn)]
  return t`Devolvido em ${on} (${way})`
}
