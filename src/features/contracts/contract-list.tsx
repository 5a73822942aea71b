import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileSignature } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { ContractCard } from './contract-card.tsx'
import type { ContractSearch } from './contract-search.ts'
import { contractQueries } from './contracts.queries.ts'

/** The contracts of a list as cards. */
export function ContractList({ search }: { search: ContractSearch }) {
  const { t } = useLingui()
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(contractQueries.list(search))
  if (isError) {
    return (
      <ErrorState
        title={t`Os contratos não responderam`}
        retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
      >
        <Trans>O serviço financeiro está fora do ar agora. Os seus contratos continuam guardados.</Trans>
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <CardList aria-busy="true">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </CardList>
    )
  }
  if (data.results.length === 0) {
    return (
      <EmptyState icon={<FileSignature size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhum contrato aqui`}>
        {search.year || search.period ? (
          <Trans>Nenhum contrato com estes filtros. Escolha outro ano ou período.</Trans>
        ) : search.view ? (
          <Trans>Contratos que terminam ou são cancelados passam para cá.</Trans>
        ) : (
          <Trans>Quando a instituição preparar o seu contrato, ele aparece aqui para você ler e aceitar.</Trans>
        )}
      </EmptyState>
    )
  }
  return (
    <CardList aria-label={t`Contratos`} aria-busy={isPlaceholderData}>
      {data.results.map((contract) => (
        <ContractCard key={contract.contractId} contract={contract} />
      ))}
    </CardList>
  )
}
