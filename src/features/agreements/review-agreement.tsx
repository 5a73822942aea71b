import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarX2 } from 'lucide-react'
import type { PlanObstacle, PlanOffer } from '#api/financial/agreements.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { AcceptAgreement } from './accept-agreement.tsx'
import { useAgreementWords } from './agreement-labels.tsx'
import { agreementQueries } from './agreements.queries.ts'
import { AgreementsFailure, AgreementsLoading } from './agreements-layout.tsx'
import { ChosenDebts } from './chosen-debts-card.tsx'
import type { NewAgreementSearch } from './new-agreement-search.ts'

export function ReviewAgreement({ search }: { search: NewAgreementSearch }) {
  const query = useQuery(agreementQueries.calculation(search))
  if (query.isError) return <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  const [offer] = query.data.offers
  if (!offer || offer.obstacle) return <PlanGone search={search} obstacle={offer?.obstacle ?? null} />
  return (
    <TwoColumn width="wide" aside={<AcceptAgreement calculation={query.data} offer={offer} search={search} />}>
      <Installments offer={offer} />
      <ChosenDebts debts={query.data.debts} />
    </TwoColumn>
  )
}

function Installments({ offer: { plan, installments } }: { offer: PlanOffer }) {
  const formats = useFormats()
  const { methodNames } = useAgreementWords()
  const methods = methodNames(plan.paymentMethods)
  const count = installments.length
  return (
    <Card aria-labelledby="installments">
      <CardHeader id="installments" title={<Trans>Parcelas</Trans>} aside={<Trans>Pague com {methods}</Trans>} />
      <CardRows>
        {installments.map(({ number, dueDate, amount }) => {
          const date = formats.date(dueDate)
          return (
            <ItemRow
              key={number}
              icon={number}
              title={
                <Trans>
                  Parcela {number} de {count}
                </Trans>
              }
              description={<Trans>Vence em {date}</Trans>}
              status={<strong>{formats.money(amount)}</strong>}
            />
          )
        })}
      </CardRows>
    </Card>
  )
}

/** The plan in the URL no longer fits or exists. */
function PlanGone({ search, obstacle }: { search: NewAgreementSearch; obstacle: PlanObstacle | null }) {
  const { t } = useLingui()
  const { obstacle: reason } = useAgreementWords()
  return (
    <EmptyState
      icon={<CalendarX2 size={32} />}
      title={t`Este plano não está mais disponível`}
      action={
        <Link
          to="/financial/agreements/new"
          search={{ ...search, plan: undefined, first: undefined }}
          className={buttonLook({ variant: 'primary' })}
        >
          <Trans>Escolher outro plano</Trans>
        </Link>
      }
    >
      {obstacle ? reason(obstacle) : <Trans>A instituição não oferece mais este plano.</Trans>}
    </EmptyState>
  )
}
