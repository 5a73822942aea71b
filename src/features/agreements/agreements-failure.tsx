import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'

/** The financial service gave no answer: this part of the page says so, and asks again. */
export function AgreementsFailure({ query: { isFetching, refetch } }: { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> }) {
  const { t } = useLingui()
  return (
    <ErrorState
      title={t`Os acordos não responderam`}
      retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
    >
      <Trans>O serviço financeiro está fora do ar agora. Nenhum acordo foi feito e nada se perdeu.</Trans>
    </ErrorState>
  )
}

/** Holds the place of what is on its way. */
export function AgreementsLoading() {
  return (
    <CardList aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </CardList>
  )
}
