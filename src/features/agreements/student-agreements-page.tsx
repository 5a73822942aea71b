import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { AgreementCard } from './agreement-card.tsx'
import { agreementQueries, ownAgreements } from './agreements.queries.ts'
import { AgreementsFailure, AgreementsLoading } from './agreements-failure.tsx'
import { AgreementsHeader } from './agreements-header.tsx'

/** The agreements that a student made. */
export function StudentAgreementsPage() {
  return (
    <>
      <AgreementsHeader />
      <MadeAgreements />
    </>
  )
}

function MadeAgreements() {
  const { t } = useLingui()
  const query = useQuery(agreementQueries.list(ownAgreements))
  if (query.isError) return <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  if (query.data.results.length === 0) {
    return (
      <EmptyState
        icon={<Handshake size={32} strokeWidth={1.75} aria-hidden />}
        title={t`Nenhum acordo ainda`}
        action={
          <Link to="/financial/agreements/new" className={buttonLook()}>
            <Trans>Fazer um acordo</Trans>
          </Link>
        }
      >
        <Trans>Com um acordo, débitos vencidos viram parcelas que cabem no seu mês.</Trans>
      </EmptyState>
    )
  }
  return (
    <CardList aria-label={t`Acordos feitos`}>
      {query.data.results.map((agreement) => (
        <AgreementCard key={agreement.agreementId} agreement={agreement} />
      ))}
    </CardList>
  )
}
