import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import type { Reconciliation, RemittanceAccount } from '#api/financial/bank-files.ts'
import { FigureList } from '#design/components/data/figure-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { TableSkeleton } from '#design/components/table/table-skeleton.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { withoutSharedPrefix } from '../../kit/text/without-shared-prefix.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { SelectFilters, withChosen } from '../../kit/list-parts/select-filters.tsx'
import { reconciliationSearch, type ReconciliationSearch } from './bank-file-search.ts'
import { BankFilesHeader } from './bank-files-header.tsx'
import { bankFileQueries } from './bank-files.queries.ts'
import { Differences } from './differences.tsx'
import { WaitingFiles } from './waiting-files.tsx'

const page = { path: '/financial/bank-files/reconciliation', read: reconciliationSearch }

/** Compares what the bank reports of an account in a month with what is booked. */
export function ReconciliationPage({ search }: { search: ReconciliationSearch }) {
  const { t } = useLingui()
  const { month } = useFormats()
  const query = useQuery(bankFileQueries.reconciliation(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <BankFilesHeader tab="reconciliation" />
      {data ? (
        <>
          <SelectFilters
            page={page}
            search={{ accountId: data.accountId, month: data.month, differences: search.differences }}
            filters={[
              {
                name: 'accountId',
                label: t`Conta`,
                options: accountNames(data.accounts).map(([value, label]) => ({ value, label })),
              },
              {
                name: 'month',
                label: t`Mês`,
                options: withChosen(data.months, data.month).map((day) => ({ value: day, label: firstCapital(month(day)) })),
              },
            ]}
          />
          {data.found ? (
            <Comparison accountId={data.accountId!} found={data.found} search={search} busy={isPlaceholderData} />
          ) : (
            <EmptyState icon={<Landmark size={32} />} title={t`Nenhuma conta cadastrada`}>
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
  const { money, number } = useFormats()
  const { bank, booked, open, waiting } = found
  const payments = (count: number) => t`${plural(count, { 0: 'Nenhum pagamento', one: '# pagamento', other: '# pagamentos' })}`
  return (
    <>
      <FigureList
        figures={[
          { term: t`Diferenças a resolver`, value: number(open) },
          { term: t`Recebido, segundo o banco`, value: money(bank.amount), note: payments(bank.entries) },
          { term: t`Baixado no portal`, value: money(booked.amount), note: payments(booked.entries) },
          { term: t`Tarifas do banco`, value: money(bank.fees) },
        ]}
      />
      <WaitingFiles files={waiting} />
      <Differences accountId={accountId} found={found} search={search} busy={busy} />
    </>
  )
}

/** Returns account names with the number first, then what distinguishes the accounts: a narrow picker cuts off long names. */
function accountNames(accounts: readonly RemittanceAccount[]): (readonly [accountId: number, name: string])[] {
  const institutions = withoutSharedPrefix(accounts.map(({ institutionName }) => institutionName))
  const isOfOne = new Set(institutions).size === 1
  return accounts.map(({ accountId, bankName, branch, number, digit }, index) => [
    accountId,
    // The word joiner keeps the number in one piece where the name wraps.
    `${branch} / ${number}-\u2060${digit} · ${isOfOne ? bankName : institutions[index]}`,
  ])
}
