import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ExportList } from '../../shared/list/export-list.tsx'
import { exportHref } from '../../shared/list/list-address.ts'
import { useShell } from '../../request/shell.queries.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { debtList } from './debt-list.ts'
import { debtSearch, type DebtSearch } from './debt-search.ts'
import { debtQueries } from './debts.queries.ts'
import { StaffColumnsMenu } from './staff-columns-menu.tsx'
import { StaffDebtsDenied } from './staff-debts-denied.tsx'
import { StaffDebtsFilters } from './staff-debts-filters.tsx'
import { StaffDebtsList } from './staff-debts-list.tsx'
import { StaffDebtsSummary } from './staff-debts-summary.tsx'
import { useStaffTableSettings } from './staff-table-settings.ts'

/**
 * All students' debts of the context, for those who look after them.
 *
 * @param search search values of the route; those that every page keeps, such as `disableHeader`, are no filters
 */
export function StaffDebtsPage({ search: address }: { search: DebtSearch }) {
  const { t } = useLingui()
  const search = useMemo(() => debtSearch(address), [address])
  const person = useShell().person!
  const [settings, changeSettings] = useStaffTableSettings(person.username)
  const { error } = useQuery(debtQueries.list(search))
  const title = t`Débitos dos alunos`
  // The permission of the session may be older than a refusal of the service.
  if (error && portalErrorCode(error) === 'FORBIDDEN') {
    return (
      <>
        <PageHeader title={title} />
        <StaffDebtsDenied />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<StaffDebtsSummary search={search} />}
        actions={
          <>
            <StaffColumnsMenu settings={settings} onChange={changeSettings} />
            <ExportList
              href={exportHref(debtList, search)}
              runningTitle={t`Exportando débitos`}
              doneWords={(rows) => t`Débitos exportados: ${rows}`}
            />
          </>
        }
      />
      <StaffDebtsFilters search={search} />
      <StaffDebtsList search={search} settings={settings} />
    </>
  )
}
