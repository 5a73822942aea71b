import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { EmptyValue, Td, Th } from '#design/components/table/table-cell.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { QueryError } from '../../shared/query-error.tsx'
import { BackToQueue } from './back-to-queue.tsx'
import { monthlyColumns } from './monthly-columns.ts'
import { officeQueries } from './request-office.queries.ts'

/** Requests of the last twelve months, by month and type. */
export function MonthlyFiguresPage() {
  const { t, i18n } = useLingui()
  const formats = useFormats(useShell())
  const query = useQuery(officeQueries.monthlyFigures)
  const { data, isError } = query
  return (
    <>
      <PageHeader
        back={<BackToQueue />}
        title={t`Números por mês`}
        subtitle={t`Requerimentos dos últimos doze meses, por tipo.`}
        actions={
          <a href={`${appConfig.basePath}/requests/figures/export`} download className={buttonLook()}>
            <Trans>Exportar CSV</Trans>
          </a>
        }
      />
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar os números`} />
      ) : !data ? (
        <SkeletonRows rows={8} />
      ) : data.results.length === 0 ? (
        <EmptyState icon={<ChartColumn size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhum requerimento em doze meses`}>
          <Trans>Os números aparecem aqui quando os alunos enviarem requerimentos.</Trans>
        </EmptyState>
      ) : (
        <Table label={t`Números por mês`} columns="many">
          <TableHead>
            {monthlyColumns.map(({ id, header, isNumeric, isTitle }) => (
              <Th key={id} numeric={isNumeric} kind={isTitle ? 'title' : undefined}>
                {i18n._(header)}
              </Th>
            ))}
          </TableHead>
          <TableBody>
            {data.results.map((row) => (
              <Tr key={`${row.month} ${row.typeId}`}>
                {monthlyColumns.map(({ id, header, isNumeric, isTitle, text }) => (
                  <Td
                    key={id}
                    label={isTitle ? undefined : i18n._(header)}
                    numeric={isNumeric}
                    kind={isTitle ? 'title' : undefined}
                    wraps={isTitle}
                  >
                    {text(row, formats, i18n) ?? <EmptyValue label={t`nada`} />}
                  </Td>
                ))}
              </Tr>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  )
}
