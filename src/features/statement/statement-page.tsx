import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { HistoryHeader } from '../../subjects/payment-history/history-header.tsx'
import { MovementsCard } from './movements-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { StatementFilters } from './statement-filters.tsx'
import { statementQuery } from './statement.queries.ts'
import type { StatementSearch } from './statement-search.ts'

export function StatementPage({ search, children }: { search: StatementSearch /** From other features. */; children: ReactNode }) {
  const { t } = useLingui()
  const query = useQuery(statementQuery(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <HistoryHeader />
      {data ? <StatementFilters period={data} today={data.today} /> : null}
      {search.report ? <ReportFailed /> : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar o extrato`}>
          <Trans>O serviço financeiro está fora do ar agora. Nada do que você pagou se perdeu.</Trans>
        </QueryError>
      ) : !data ? (
        <SkeletonCard lines={6} />
      ) : (
        <>
          {data.rows.length === 0 ? (
            <Card as="div">
              <EmptyState icon={<FileText size={32} />} title={t`Nenhum movimento neste período`}>
                <Trans>Nada foi cobrado nem pago entre estas datas. Escolha outro período acima.</Trans>
              </EmptyState>
            </Card>
          ) : (
            <PaymentsCard statement={data} busy={isPlaceholderData} />
          )}
          {children}
          <MovementsCard statement={data} />
        </>
      )}
    </>
  )
}
