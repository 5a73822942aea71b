import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileSignature } from 'lucide-react'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { SelectFilters, withChosen } from '../../kit/list-parts/select-filters.tsx'
import { ContractCard } from './contract-card.tsx'
import { contractQueries } from './contracts.queries.ts'
import { contractSearch, type ContractSearch } from './contract-search.ts'

export function ContractsPage({ search }: { search: ContractSearch }) {
  const { t } = useLingui()
  const query = useQuery(contractQueries.list(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <ContractsHeader />
      <ContractFilters search={search} years={data?.years ?? []} periods={data?.periods ?? []} />
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os contratos`}>
          <Trans>O serviço financeiro está fora do ar agora. Os seus contratos continuam guardados.</Trans>
        </QueryError>
      ) : !data ? (
        <CardList aria-busy="true">
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </CardList>
      ) : data.results.length === 0 ? (
        <NoContracts search={search} />
      ) : (
        <CardList aria-label={t`Contratos`} aria-busy={isPlaceholderData}>
          {data.results.map((contract) => (
            <ContractCard key={contract.contractId} contract={contract} />
          ))}
        </CardList>
      )}
    </>
  )
}

function ContractsHeader() {
  const { t } = useLingui()
  const tabs = [
    { tab: undefined, name: t`Atuais` },
    { tab: 'historic', name: t`Histórico` },
  ] as const
  return (
    <PageHeader
      title={<Trans>Contratos</Trans>}
      filters={
        <TabLinks label={t`Contratos`}>
          {tabs.map(({ tab, name }) => (
            <li key={name}>
              <Link to="/financial/contracts" search={{ view: tab }} className="tabs__tab" activeOptions={{ explicitUndefined: true }}>
                <TabLabel>{name}</TabLabel>
              </Link>
            </li>
          ))}
        </TabLinks>
      }
    />
  )
}

const contractsPage = { path: '/financial/contracts', read: contractSearch }

interface ContractFiltersProps {
  search: ContractSearch
  years: readonly number[]
  periods: readonly number[]
}

/** Filters of the contracts; hidden if there is nothing to choose from. */
function ContractFilters({ search, years, periods }: ContractFiltersProps) {
  const { t } = useLingui()
  const { data: enrollments = [] } = useQuery(contractQueries.enrollments())
  const hasTerms = years.length + periods.length > 2 || search.year !== undefined || search.period !== undefined
  const hasCourses = enrollments.length > 1
  if (!hasTerms && !hasCourses) return null
  return (
    <SelectFilters
      page={contractsPage}
      search={search}
      filters={[
        ...(hasCourses
          ? [
              {
                name: 'enrollment' as const,
                label: t`Curso`,
                all: t`Todos os cursos`,
                options: enrollments.map(({ enrollmentId, course }) => ({ value: enrollmentId, label: course })),
              },
            ]
          : []),
        ...(hasTerms
          ? [
              {
                name: 'year' as const,
                label: t`Ano`,
                all: t`Todos os anos`,
                options: withChosen(years, search.year).map((year) => ({ value: year, label: year })),
              },
              {
                name: 'period' as const,
                label: t`Período`,
                all: t`Todos os períodos`,
                options: withChosen(periods, search.period).map((period) => ({ value: period, label: t`Período ${period}` })),
              },
            ]
          : []),
      ]}
    />
  )
}

function NoContracts({ search: { view, year, period, enrollment } }: { search: ContractSearch }) {
  const { t } = useLingui()
  return (
    <EmptyState icon={<FileSignature size={32} />} title={t`Nenhum contrato aqui`}>
      {enrollment ? (
        <Trans>Nenhum contrato com estes filtros. Escolha outro curso, ano ou período.</Trans>
      ) : year || period ? (
        <Trans>Nenhum contrato com estes filtros. Escolha outro ano ou período.</Trans>
      ) : view ? (
        <Trans>Contratos que terminam ou são cancelados passam para cá.</Trans>
      ) : (
        <Trans>Quando a instituição preparar o seu contrato, ele aparece aqui para você ler e aceitar.</Trans>
      )}
    </EmptyState>
  )
}
