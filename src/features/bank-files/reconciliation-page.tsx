import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, Landmark } from 'lucide-react'
import type { Reconciliation, ReconciliationDifference } from '#api/bank-files.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { type Formats, useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { NoValue } from '../../shared/list/list-table.tsx'
import { QueryError } from '../../shared/query-error.tsx'
import { SelectFilters, withChosen } from '../../shared/select-filters.tsx'
import { reconciliationSearch, type ReconciliationSearch } from './bank-file-search.ts'
import { BankFileTabs } from './bank-file-tabs.tsx'
import { bankFileQueries } from './bank-files.queries.ts'

const page = { path: '/financial/bank-files/reconciliation', read: reconciliationSearch }

/** What the bank says of an account in a month beside what is booked. */
export function ReconciliationPage({ search }: { search: ReconciliationSearch }) {
  const { t } = useLingui()
  const { month } = useFormats(useShell())
  const query = useQuery(bankFileQueries.reconciliation(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <PageHeader
        title={t`Conciliação bancária`}
        subtitle={t`O que o banco diz que recebeu e o que foi baixado, conta por conta.`}
        filters={<BankFileTabs />}
      />
      {data ? (
        <>
          <SelectFilters
            page={page}
            search={{ accountId: data.accountId, month: data.month }}
            filters={[
              {
                name: 'accountId',
                label: t`Conta`,
                all: t`Primeira conta`,
                options: data.accounts.map(({ accountId, bankName, institutionName, branch, number, digit }) => ({
                  value: accountId,
                  label: `${bankName} ${branch} / ${number}-${digit} · ${institutionName}`,
                })),
              },
              {
                name: 'month',
                label: t`Mês`,
                all: t`Mês atual`,
                options: withChosen(data.months, data.month).map((day) => ({ value: day, label: month(day) })),
              },
            ]}
          />
          {data.found ? (
            <Comparison found={data.found} busy={isPlaceholderData} />
          ) : (
            <EmptyState icon={<Landmark size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhuma conta cadastrada`}>
              <Trans>Cadastre em Bancos a conta em que a instituição recebe.</Trans>
            </EmptyState>
          )}
        </>
      ) : isError ? (
        <QueryError query={query} title={t`Não foi possível carregar a conciliação`}>
          <Trans>O serviço financeiro está fora do ar agora.</Trans>
        </QueryError>
      ) : (
        <TableSkeleton label={t`Carregando a conciliação`} rows={4} />
      )}
    </>
  )
}

function Comparison({ found: { bank, booked, differences, hasMore }, busy }: { found: Reconciliation; busy: boolean }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { money, number } = formats
  const kinds = { not_booked: t`No banco, sem baixa`, amount_differs: t`Valor diferente`, not_in_file: t`Baixado, sem arquivo do banco` }
  const columns: DataColumn<ReconciliationDifference, never, Formats>[] = [
    {
      id: 'number',
      name: t`Nosso número`,
      title: true,
      cell: ({ ourNumber, paymentId }) =>
        paymentId ? (
          <Link to="/financial/received-payments/$paymentId" params={{ paymentId }} className={textLinkLook({})}>
            <code>{ourNumber}</code>
          </Link>
        ) : (
          <code>{ourNumber}</code>
        ),
    },
    { id: 'kind', name: t`Diferença`, wraps: true, cell: ({ kind }) => kinds[kind] },
    { id: 'paid', name: t`Pago em`, cell: ({ paidOn }, { date }) => date(paidOn) },
    {
      id: 'expected',
      name: t`Valor do boleto`,
      numeric: true,
      cell: ({ expected }) => (expected === null ? <NoValue /> : money(expected)),
    },
    { id: 'amount', name: t`Valor pago`, numeric: true, cell: ({ amount }) => money(amount) },
    {
      id: 'file',
      name: t`Arquivo`,
      cell: ({ fileId, ourNumber }) =>
        fileId ? (
          <Link
            to="/financial/bank-files/$fileId"
            params={{ fileId }}
            className={textLinkLook({})}
            aria-label={t`Ver arquivo do boleto ${ourNumber}`}
          >
            <Trans>Ver arquivo</Trans>
          </Link>
        ) : (
          <NoValue />
        ),
    },
  ]
  return (
    <>
      <FigureList
        figures={[
          { term: t`Recebido, diz o banco`, value: money(bank.amount) },
          { term: t`Pagamentos no banco`, value: number(bank.entries) },
          { term: t`Baixado aqui`, value: money(booked.amount) },
          { term: t`Pagamentos baixados`, value: number(booked.entries) },
          { term: t`Tarifas do banco`, value: money(bank.fees) },
        ]}
      />
      <TitledSection id="differences" title={t`Diferenças a resolver`}>
        {hasMore ? <Notice tone="warning" title={t`Há mais diferenças. Resolva estas e veja as outras depois.`} /> : null}
        <DataTable
          label={t`Diferenças a resolver`}
          columns={columns}
          rows={differences}
          rowId={({ kind, ourNumber, paidOn, amount, fileId }) => [kind, ourNumber, paidOn, amount, fileId].join(' ')}
          words={formats}
          busy={busy}
          empty={
            <EmptyState icon={<CircleCheck size={32} strokeWidth={1.75} aria-hidden />} title={t`Nenhuma diferença neste mês`}>
              <Trans>O que o banco diz e o que foi baixado conferem.</Trans>
            </EmptyState>
          }
        />
      </TitledSection>
    </>
  )
}
