import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { UseQueryResult } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'

/** @param title of the tab's page */
export function AgreementsHeader({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <PageHeader
      title={title}
      filters={
        <TabLinks label={t`Acordos`}>
          <li>
            <Link to="/financial/agreements" className="tabs__tab" activeOptions={{ exact: true, includeSearch: false }}>
              <TabLabel>{t`Seus acordos`}</TabLabel>
            </Link>
          </li>
          <li>
            <Link to="/financial/agreements/new" className="tabs__tab" activeOptions={{ exact: true, includeSearch: false }}>
              <TabLabel>{t`Novo acordo`}</TabLabel>
            </Link>
          </li>
        </TabLinks>
      }
    />
  )
}

export function AgreementsFailure({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const { t } = useLingui()
  // The URL contains debts that were paid, negotiated or belong to another user.
  if (['DEBT_NOT_NEGOTIABLE', 'NOT_FOUND'].includes(portalErrorCode(query.error))) return <OutdatedSelection />
  return (
    <QueryError query={query} title={t`Não foi possível carregar os acordos`}>
      <Trans>O serviço financeiro está fora do ar agora. Nenhum acordo foi feito e nada se perdeu.</Trans>
    </QueryError>
  )
}

function OutdatedSelection() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<CircleAlert size={32} />}
      title={t`Estes débitos não podem mais ser negociados`}
      action={
        <Link to="/financial/agreements/new" className={buttonLook({ variant: 'primary' })}>
          <Trans>Escolher de novo</Trans>
        </Link>
      }
    >
      <Trans>Algum deles pode ter sido pago ou já estar em um acordo. O acordo não foi fechado.</Trans>
    </EmptyState>
  )
}

export function AgreementsLoading() {
  return (
    <CardList aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </CardList>
  )
}
