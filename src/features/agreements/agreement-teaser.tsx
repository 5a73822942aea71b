import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { agreementQueries } from './agreements.queries.ts'
import { debtsText } from './new-agreement-search.ts'

/** Renders nothing if the debt cannot be negotiated, or no plan helps. */
export function AgreementTeaser({ debtId, amount }: { debtId: number; amount: number }) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const formats = useFormats()
  const { data: debts } = useQuery(agreementQueries.debts())
  const debt = debts?.results.find((one) => one.debtId === debtId && one.obstacle === null)
  const { data: plans = [] } = useQuery({ ...agreementQueries.plans(amount), enabled: debt !== undefined })
  // Plans with a single installment are left out: they give no time and only add costs.
  const counts = plans.flatMap(({ obstacle, installments }) => (obstacle === null && installments.length > 1 ? [installments.length] : []))
  const count = Math.max(...counts)
  if (!debt || counts.length === 0) return null
  const owed = formats.money(amount)
  return (
    <Card aria-labelledby="negotiate">
      <CardSection>
        <CardTitle id="negotiate">
          <Trans>Precisa de mais prazo?</Trans>
        </CardTitle>
        <p>
          <Trans>
            Negocie {owed} em até {count}x.
          </Trans>
        </p>
        <Link
          to="/financial/agreements/new"
          search={{ debts: debtsText([debtId]) }}
          className={buttonLook({ variant: 'outline', full: true })}
          aria-label={labelFor(t`Ver planos de acordo`, [debt], owed)}
        >
          <Trans>Ver planos de acordo</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}
