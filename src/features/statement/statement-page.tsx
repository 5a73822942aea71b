import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import type { Statement } from '#api/financial/statement.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { PageLinks } from '#design/components/navigation/page-links.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { StatementFilters } from './statement-filters.tsx'
import { type StudentStatement, statementQuery } from './statement.queries.ts'
import type { StatementSearch } from './statement-search.ts'
import { StatementTable } from './statement-table.tsx'
import { useClosingName } from './statement-words.ts'

export function StatementPage({ search, children }: { search: StatementSearch /** From other features. */; children: ReactNode }) {
  const { t } = useLingui()
  const query = useQuery(statementQuery(search))
  const { data, isError, isPlaceholderData } = query
  return (
    <>
      <PageHeader
        title={<Trans>Extrato</Trans>}
        subtitle={<Trans>Tudo o que foi cobrado e pago, com o saldo depois de cada movimento.</Trans>}
        actions={data && !isError ? <Downloads period={data} /> : null}
        filters={data ? <StatementFilters period={data} today={data.today} /> : null}
      />
      {search.report ? <ReportFailed /> : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar o extrato`}>
          <Trans>O serviço financeiro está fora do ar agora. Nada do que você pagou se perdeu.</Trans>
        </QueryError>
      ) : !data ? (
        <SkeletonCard lines={6} />
      ) : (
        <>
          <Summary statement={data} />
          {children}
          {data.rows.length === 0 ? (
            <Card as="div">
              <EmptyState icon={<ScrollText size={32} />} title={t`Nenhum movimento neste período`}>
                <Trans>Nada foi cobrado nem pago entre estas datas. Escolha outro período acima.</Trans>
              </EmptyState>
            </Card>
          ) : (
            <StatementTable statement={data} busy={isPlaceholderData} />
          )}
        </>
      )}
    </>
  )
}

function Downloads({ period: { from, to } }: { period: Pick<Statement, 'from' | 'to'> }) {
  const { t } = useLingui()
  const search = new URLSearchParams({ from, to })
  const icon = <Download />
  return (
    <PageLinks label={t`Baixar o extrato`}>
      <a href={`${appConfig.basePath}/financial/statement/pdf?${search}`} className={textLinkLook({ variant: 'alone' })}>
        {icon}
        <Trans>Baixar PDF</Trans>
      </a>
      <a href={`${appConfig.basePath}/financial/statement/csv?${search}`} download className={textLinkLook({ variant: 'alone' })}>
        {icon}
        <Trans>Baixar CSV</Trans>
      </a>
    </PageLinks>
  )
}

/** Shows what is owed today apart from the period, whose balance is booked without fine and interest. */
function Summary({ statement }: { statement: StudentStatement }) {
  const { today, owedToday, openingBalance, totalDebit, totalCredit, closingBalance } = statement
  const { t } = useLingui()
  const formats = useFormats()
  const closing = useClosingName()
  const day = formats.date(today)
  return (
    <Card aria-labelledby="owed-today">
      <CardSection>
        <p id="owed-today">
          {owedToday.charges > 0 ? <Trans>Você deve hoje, {day}, com multa e juros</Trans> : <Trans>Você deve hoje, {day}</Trans>}
        </p>
        <Amount size="display">{formats.money(owedToday.amountPayable)}</Amount>
        {owedToday.charges > 0 ? <Charges charges={owedToday.charges} /> : null}
      </CardSection>
      <CardSection>
        <CardTitle>
          <Trans>Neste período</Trans>
        </CardTitle>
        <DescriptionList
          items={[
            { term: t`Saldo anterior`, description: formats.signedMoney(openingBalance) },
            { term: t`Cobrado`, description: formats.money(totalDebit) },
            { term: t`Pago ou descontado`, description: formats.money(totalCredit) },
            { term: closing(statement), description: <strong>{formats.signedMoney(closingBalance)}</strong> },
          ]}
        />
        <p>
          <Trans>
            Cada débito entra na data de vencimento, ou no dia em que foi pago, se antes. Multa e juros entram quando são pagos.
          </Trans>
        </p>
      </CardSection>
    </Card>
  )
}

function Charges({ charges }: { charges: number }) {
  const amount = useFormats().money(charges)
  return (
    <p>
      <Trans>Inclui {amount} de multa e juros, que crescem até o pagamento.</Trans>{' '}
      <Link to="/financial/payments" search={{ status: 'overdue' }} className={textLinkLook({ variant: 'after' })}>
        <Trans>Ver os débitos vencidos</Trans>
      </Link>
    </p>
  )
}
