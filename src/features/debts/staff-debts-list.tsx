import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import type { DebtSearch } from './debt-search.ts'
import { debtQueries } from './debts.queries.ts'
import { StaffDebtsPager } from './staff-debts-pager.tsx'
import { StaffDebtsTable } from './staff-debts-table.tsx'
import { isFiltered, onPage, withoutFilters } from './list-address.ts'
import { StaffListLink } from './staff-list-link.tsx'
import { pageRange } from './staff-page-range.ts'
import type { StaffTableSettings } from './staff-table-settings.ts'

/** The rows of the list's address with their pager, or why there are none. */
export function StaffDebtsList({ search, settings }: { search: DebtSearch; settings: StaffTableSettings }) {
  const { t } = useLingui()
  const { number } = useFormats(useShell())
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(debtQueries.list(search))
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading })
  const { page = 1, perPage = appConfig.defaultPageSize } = search
  if (isError) {
    return (
      <ErrorState
        title={t`Os débitos não responderam`}
        retry={<Button loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
      >
        <Trans>O serviço financeiro está fora do ar agora. Os filtros continuam como estão.</Trans>
      </ErrorState>
    )
  }
  if (!data) return <TableSkeleton label={t`Carregando os débitos`} rows={perPage} />
  if (data.totalCount === 0) return <NoDebts search={search} />
  const range = pageRange(page, perPage, data.totalCount)
  const lastPage = number(range.pageCount)
  if (range.beyond && !isPlaceholderData) {
    return (
      <EmptyState
        icon={<SearchX size={24} strokeWidth={1.75} aria-hidden />}
        title={t`Esta página não existe mais`}
        action={
          <StaffListLink change={(now) => onPage(now, range.pageCount)} className={buttonLook()}>
            <Trans>Ir para a última página</Trans>
          </StaffListLink>
        }
      >
        <Trans>A lista termina na página {lastPage}.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <StaffDebtsTable debts={data.results} search={search} settings={settings} busy={isPlaceholderData || isLeaving} />
      <StaffDebtsPager search={search} range={range} totalCount={data.totalCount} />
    </>
  )
}

/** Nothing to list: because of the filters, or because there is nothing yet. */
function NoDebts({ search }: { search: DebtSearch }) {
  const { t } = useLingui()
  const icon = <SearchX size={24} strokeWidth={1.75} aria-hidden />
  if (!isFiltered(search)) {
    return (
      <EmptyState icon={icon} title={t`Nenhum débito ainda`}>
        <Trans>Os débitos dos alunos aparecem aqui assim que forem lançados.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={t`Nenhum débito com estes filtros`}
      action={
        <StaffListLink change={withoutFilters} className={buttonLook()}>
          <Trans>Limpar filtros</Trans>
        </StaffListLink>
      }
    >
      <Trans>Confira o nome, a matrícula ou o CPF, ou procure em um período maior.</Trans>
    </EmptyState>
  )
}
