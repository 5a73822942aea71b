import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import type { Reconciliation } from '#api/bank-files.ts'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { QueryError } from '../../shared/query-error.tsx'
import { SelectFilters, withChosen } from '../../shared/select-filters.tsx'
import { reconciliationSearch, type ReconciliationSearch } from './bank-file-search.ts'
import { BankFileTabs } from './bank-file-tabs.tsx'
import { bankFileQueries } from './bank-files.queries.ts'
import { Differences } from './differences.tsx'

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
            search={{ accountId: data.accountId, month: data.month, differences: search.differences }}
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
              {
                name: 'differences',
                label: t`Diferenças`,
                all: t`A resolver`,
                options: [{ value: 'resolved', label: t`Resolvidas` }],
              },
            ]}
          />
          {data.found ? (
            <Comparison accountId={data.accountId!} found={data.found} search={search} busy={isPlaceholderData} />
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

interface ComparisonProps {
  accountId: number
  found: Reconciliation
  search: ReconciliationSearch
  busy: boolean
}

function Comparison({ accountId, found, search, busy }: ComparisonProps) {
  const { t } = useLingui()
  const { money, number } = useFormats(useShell())
  const { bank, booked, open } = found
  return (
    <>
      <FigureList
        figures={[
          { term: t`Diferenças a resolver`, value: number(open) },
          { term: t`Recebido, diz o banco`, value: money(bank.amount) },
          { term: t`Pagamentos no banco`, value: number(bank.entries) },
          { term: t`Baixado aqui`, value: money(booked.amount) },
          { term: t`Pagamentos baixados`, value: number(booked.entries) },
          { term: t`Tarifas do banco`, value: money(bank.fees) },
        ]}
      />
      <Differences accountId={accountId} found={found} isResolved={search.differences === 'resolved'} busy={busy} />
    </>
  )
}
