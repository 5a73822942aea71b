import { useLingui } from '@lingui/react/macro'
import type { DebtSummary } from '#api/debts.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { sortedBy, sortOf } from '../../shared/list/list-address.ts'
import { ListLink } from '../../shared/list/list-link.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { debtList } from './debt-list.ts'
import type { DebtSearch } from './debt-search.ts'
import { useStaffColumns } from './staff-columns.tsx'
import type { StaffTableSettings } from './staff-table-settings.ts'

interface StaffDebtsTableProps {
  debts: DebtSummary[]
  search: DebtSearch
  settings: StaffTableSettings
  /** True while other rows are on their way. */
  busy: boolean
}

/** One page of debts. The service sorts and pages. */
export function StaffDebtsTable({ debts, search, settings, busy }: StaffDebtsTableProps) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats(shell)
  const { typeName } = useDebtWords()
  const everyInstitution = shell.person?.context?.institutionId === null
  return (
    <DataTable
      label={t`Débitos dos alunos`}
      columns={useStaffColumns()}
      rows={debts}
      rowId={(debt) => String(debt.debtId)}
      words={{
        formats,
        typeName,
        institutionName: (id) => shell.institutions.find((institution) => institution.id === id)?.name ?? String(id),
        paidOn: (instant) => formats.day(instant),
      }}
      hiddenColumns={everyInstitution ? settings.hiddenColumns : [...settings.hiddenColumns, 'institution']}
      density={settings.density}
      busy={busy}
      sorting={{
        directionOf: (column) => sortOf(debtList, search, column),
        renderSortLink: (column, link) => <ListLink list={debtList} {...link} change={(now) => sortedBy(debtList, now, column)} />,
      }}
    />
  )
}
