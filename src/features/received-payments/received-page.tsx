import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReceivedPayment } from '#api/received-payments.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { DataTable } from '#design/components/table/data-table.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { ExportList } from '../../shared/list/export-list.tsx'
import { exportHref, sortedBy, sortOf } from '../../shared/list/list-address.ts'
import { ListBody } from '../../shared/list/list-body.tsx'
import { ListLink } from '../../shared/list/list-link.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useReceivedColumns } from './received-columns.tsx'
import { ReceivedDenied } from './received-denied.tsx'
import { ReceivedFilters } from './received-filters.tsx'
import { receivedList, type ReceivedSearch } from './received-search.ts'
import { receivedQueries } from './received.queries.ts'

/** All students' payments of the context, for those who look after the money. */
export function ReceivedPage({ search }: { search: ReceivedSearch }) {
  const { t } = useLingui()
  const query = useQuery(receivedQueries.list(search))
  const title = t`Recebimentos`
  // The permission of the session may be older than a refusal of the service.
  if (query.error && portalErrorCode(query.error) === 'FORBIDDEN') {
    return (
      <>
        <PageHeader title={title} />
        <ReceivedDenied />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<Totals data={query.data} />}
        actions={
          <ExportList
            href={exportHref(receivedList, search)}
            runningTitle={t`Exportando recebimentos`}
            doneWords={(rows) => t`Pagamentos exportados: ${rows}`}
          />
        }
      />
      <ReceivedFilters search={search} />
      <ListBody
        list={receivedList}
        search={search}
        query={query}
        words={{
          loading: t`Carregando os recebimentos`,
          failed: {
            title: t`Os recebimentos não responderam`,
            text: <Trans>O serviço financeiro está fora do ar agora. Os filtros continuam como estão.</Trans>,
          },
          nothing: {
            title: t`Nenhum pagamento ainda`,
            text: <Trans>Os pagamentos dos alunos aparecem aqui assim que forem pedidos.</Trans>,
          },
          nothingFound: {
            title: t`Nenhum pagamento com estes filtros`,
            text: <Trans>Confira o nome, a matrícula ou o número, ou procure em um período maior.</Trans>,
          },
        }}
        renderRows={(payments, busy) => <ReceivedTable payments={payments} search={search} busy={busy} />}
      />
    </>
  )
}

/** How many payments the filters leave, and how much money came for them. */
function Totals({ data }: { data: { totalCount: number; totals: { receivedAmount: number } } | undefined }) {
  const { money } = useFormats(useShell())
  // Holds the line while nothing is known, so that the page does not jump.
  if (!data) return <>&nbsp;</>
  const amount = money(data.totals.receivedAmount)
  return (
    <>
      <Plural value={data.totalCount} one="# pagamento" other="# pagamentos" /> · <Trans>{amount} recebidos</Trans>
    </>
  )
}

function ReceivedTable({ payments, search, busy }: { payments: ReceivedPayment[]; search: ReceivedSearch; busy: boolean }) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Recebimentos`}
      columns={useReceivedColumns()}
      rows={payments}
      rowId={({ paymentId }) => paymentId}
      words={useFormats(useShell())}
      busy={busy}
      sorting={{
        directionOf: (column) => sortOf(receivedList, search, column),
        renderSortLink: (column, link) => <ListLink list={receivedList} {...link} change={(now) => sortedBy(receivedList, now, column)} />,
      }}
    />
  )
}
