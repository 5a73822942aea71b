import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { appConfig } from '#config'
import type { MonthlyFigures } from '#api/academic/request-office.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Table, TableBody, TableFoot, TableHead, Tr } from '#design/components/table/table.tsx'
import { EmptyValue, Td, Th } from '#design/components/table/table-cell.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { allOptional, civilDate } from '../../kit/search/search-values.ts'
import { SelectFilters } from '../../kit/list-parts/select-filters.tsx'
import { BackToQueue } from './back-to-queue.tsx'
import { monthlyColumns, monthlyTotal } from './monthly-columns.ts'

const columns = monthlyColumns.filter(({ only }) => only !== 'file')

const figuresPage = { path: '/requests/figures', read: ({ month }: Record<string, unknown>) => allOptional({ month: civilDate(month) }) }

/** Requests of one of the last twelve months, by type. @param month its first day; the last month where it has no requests */
export function MonthlyFiguresPage({ month }: { month?: string | undefined }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const query = useQuery(rpc.academic.requestOffice.monthlyFigures.queryOptions())
  const { data, isError } = query
  const months = [...new Set(data?.results.map((row) => row.month))]
  const shown = months.find((one) => one === month) ?? months[0]
  const rows = data?.results.filter((row) => row.month === shown) ?? []
  const getCells = (row: MonthlyFigures, title?: string) =>
    columns.map(({ id, header, isNumeric, isTitle, text }) => (
      <Td key={id} label={isTitle ? undefined : i18n._(header)} numeric={isNumeric} kind={isTitle ? 'title' : undefined} wraps={isTitle}>
        {(isTitle && title) || (text(row, formats, i18n) ?? <EmptyValue label={t`nada`} />)}
      </Td>
    ))
  return (
    <>
      <PageHeader
        back={<BackToQueue />}
        title={t`Indicadores`}
        subtitle={t`Requerimentos de um mês, por tipo; o CSV traz os últimos doze meses.`}
        actions={
          <a href={`${appConfig.basePath}/requests/figures/export`} download className={buttonLook()}>
            <Trans>Exportar CSV</Trans>
          </a>
        }
        filters={months.length > 1 ? <Months months={months} chosen={shown} /> : null}
      />
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os números`} />
      ) : !data ? (
        <SkeletonRows rows={8} />
      ) : data.results.length === 0 ? (
        <EmptyState icon={<ChartColumn size={32} />} title={t`Nenhum requerimento em doze meses`}>
          <Trans>Os números aparecem aqui quando os alunos enviarem requerimentos.</Trans>
        </EmptyState>
      ) : (
        <Table label={t`Indicadores`} columns="many">
          <TableHead>
            {columns.map(({ id, header, isNumeric, isTitle }) => (
              <Th key={id} numeric={isNumeric} kind={isTitle ? 'title' : undefined}>
                {i18n._(header)}
              </Th>
            ))}
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Tr key={row.typeId}>{getCells(row)}</Tr>
            ))}
          </TableBody>
          {rows.length > 1 ? (
            <TableFoot leads>
              <Tr>{getCells({ ...rows[0]!, ...monthlyTotal(rows) }, t`Todos os requerimentos`)}</Tr>
            </TableFoot>
          ) : null}
        </Table>
      )}
    </>
  )
}

function Months({ months, chosen }: { months: readonly string[]; chosen: string | undefined }) {
  const { t } = useLingui()
  const { month } = useFormats()
  return (
    <SelectFilters
      page={figuresPage}
      search={{ month: chosen }}
      filters={[{ name: 'month', label: t`Mês`, options: months.map((one) => ({ value: one, label: firstCapital(month(one)) })) }]}
    />
  )
}
