import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { AgreementSummary } from '#api/agreements.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { DataTable } from '#design/components/table/data-table.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { ExportList } from '../../shared/list/export-list.tsx'
import { exportHref, sortedBy, sortOf } from '../../shared/list/list-address.ts'
import { ListBody } from '../../shared/list/list-body.tsx'
import { ListLink } from '../../shared/list/list-link.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { agreementList, type AgreementSearch } from './agreement-search.ts'
import { agreementQueries } from './agreements.queries.ts'
import { StaffAgreementsFilters } from './staff-agreements-filters.tsx'
import { useStaffColumns } from './staff-columns.tsx'

/** All students' agreements of the context, for those who look after overdue debts. */
export function StaffAgreementsPage({ search }: { search: AgreementSearch }) {
  const { t } = useLingui()
  const query = useQuery(agreementQueries.list(search))
  return (
    <>
      <PageHeader
        title={t`Acordos dos alunos`}
        // Holds the line while nothing is known, so that the page does not jump.
        subtitle={query.data ? <Plural value={query.data.totalCount} one="# acordo" other="# acordos" /> : <>&nbsp;</>}
        actions={
          <ExportList
            href={exportHref(agreementList, search)}
            runningTitle={t`Exportando acordos`}
            doneWords={(rows) => t`Acordos exportados: ${rows}`}
          />
        }
      />
      <StaffAgreementsFilters search={search} />
      <ListBody
        list={agreementList}
        search={search}
        query={query}
        words={{
          loading: t`Carregando os acordos`,
          failed: {
            title: t`Os acordos não responderam`,
            text: <Trans>O serviço financeiro está fora do ar agora. Os filtros continuam como estão.</Trans>,
          },
          nothing: { title: t`Nenhum acordo ainda`, text: <Trans>Os acordos dos alunos aparecem aqui assim que forem feitos.</Trans> },
          nothingFound: {
            title: t`Nenhum acordo com estes filtros`,
            text: <Trans>Confira o nome, a matrícula ou o número, ou procure em um período maior.</Trans>,
          },
        }}
        renderRows={(agreements, busy) => <StaffAgreementsTable agreements={agreements} search={search} busy={busy} />}
      />
    </>
  )
}

function StaffAgreementsTable({ agreements, search, busy }: { agreements: AgreementSummary[]; search: AgreementSearch; busy: boolean }) {
  const { t } = useLingui()
  return (
    <DataTable
      label={t`Acordos dos alunos`}
      columns={useStaffColumns()}
      rows={agreements}
      rowId={({ agreementId }) => String(agreementId)}
      words={useFormats(useShell())}
      busy={busy}
      sorting={{
        directionOf: (column) => sortOf(agreementList, search, column),
        renderSortLink: (column, link) => (
          <ListLink list={agreementList} {...link} change={(now) => sortedBy(agreementList, now, column)} />
        ),
      }}
    />
  )
}
