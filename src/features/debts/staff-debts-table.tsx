import { useLingui } from '@lingui/react/macro'
import { useTable } from '@tanstack/react-table'
import type { DebtSummary } from '#api/debts.ts'
import { SortArrow } from '#design/components/table/sort-arrow.tsx'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { Td, Th } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'
import { useDebtLabels } from './debt-labels.tsx'
import type { DebtColumn, DebtSearch } from './debt-search.ts'
import { staffColumns, staffTableFeatures } from './staff-columns.tsx'
import { sortedBy, sortOf } from './list-address.ts'
import { StaffListLink } from './staff-list-link.tsx'
import { tableFrame } from './staff-table-frame.ts'
import type { StaffTableSettings } from './staff-table-settings.ts'
import { useFits } from './staff-use-fits.ts'

interface StaffDebtsTableProps {
  debts: DebtSummary[]
  search: DebtSearch
  settings: StaffTableSettings
  /** True while other rows are on their way. */
  busy: boolean
}

/** One page of debts: a table that becomes cards on phones. The service sorts and pages. */
export function StaffDebtsTable({ debts, search, settings, busy }: StaffDebtsTableProps) {
  const { t, i18n } = useLingui()
  const shell = useShell()
  const formats = useFormats(shell)
  const { typeName } = useDebtLabels()
  const { ref, fits } = useFits('.table__scroll')
  const hidden = shell.person?.context?.institutionId === null ? settings.hiddenColumns : [...settings.hiddenColumns, 'institution']
  const table = useTable({
    features: staffTableFeatures,
    columns: staffColumns,
    data: debts,
    state: { columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
    meta: {
      formats,
      typeName,
      institutionName: (id) => shell.institutions.find((institution) => institution.id === id)?.name ?? String(id),
      paidOn: (instant) => formats.day(instant),
    },
  })
  return (
    <div ref={ref} className={tableFrame} data-fits={fits}>
      <Table label={t`Débitos dos alunos`} density={settings.density}>
        <TableHead>
          {table.getFlatHeaders().map(({ id, column }) => {
            const { name, numeric, title, sort } = column.columnDef.meta!
            return (
              <Th key={id} numeric={numeric} kind={title && 'title'} sort={sort && sortOf(search, sort)}>
                {sort ? <SortLink column={sort}>{i18n._(name)}</SortLink> : i18n._(name)}
              </Th>
            )
          })}
        </TableHead>
        <TableBody aria-busy={busy}>
          {table.getRowModel().rows.map((row) => (
            <Tr key={row.original.debtId}>
              {row.getVisibleCells().map((cell) => {
                const { name, numeric, title } = cell.column.columnDef.meta!
                return (
                  <Td key={cell.id} label={title ? undefined : i18n._(name)} numeric={numeric} kind={title && 'title'}>
                    <table.FlexRender cell={cell} />
                  </Td>
                )
              })}
            </Tr>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

/** Above cards, headings are for screen readers only: there they are words, since no one would see the link's focus. */
function SortLink({ column, children }: { column: DebtColumn; children: string }) {
  return (
    <>
      <StaffListLink change={(now) => sortedBy(now, column)} className="table__sort">
        {children} <SortArrow />
      </StaffListLink>
      <span data-cards-only>{children}</span>
    </>
  )
}
