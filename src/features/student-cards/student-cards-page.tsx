import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IdCard } from 'lucide-react'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { AskForCard } from './ask-for-card.tsx'
import { useCardPhotoMessages } from './card-words.tsx'
import { LostCardQuestion } from './report-lost-card.tsx'
import { StudentCardView } from './student-card-view.tsx'
import { useOfflineCard } from './use-offline-card.ts'
import { studentCardQueries } from './student-cards.queries.ts'
import type { PhotoOutcome, StudentCardsSearch } from './student-card-search.ts'

/** Shows the student's cards, one per course (docs/requirements/academic-and-financial.md §2). */
export function StudentCardsPage({ search: { photo: outcome, lost, reported, report } }: { search: StudentCardsSearch }) {
  const { t } = useLingui()
  const query = useQuery(studentCardQueries.all)
  const { data, isError } = query
  useOfflineCard((data?.cards.length ?? 0) > 0)
  const asked = data?.cards.find(({ cardId }) => cardId === lost)
  return (
    <>
      <PageHeader title={<Trans>Carteira de estudante</Trans>} />
      {outcome ? <Outcome outcome={outcome} /> : null}
      {report ? <ReportFailed /> : null}
      {reported === 'yes' ? (
        <Notice live="status" tone="ok" title={t`Carteira revogada. Você pode pedir outra.`} />
      ) : reported === 'no' ? (
        <Notice live="alert" tone="danger" title={t`Não foi possível revogar a carteira. Ela continua valendo: tente de novo.`} />
      ) : null}
      {asked ? <LostCardQuestion card={asked} /> : null}
      {isError ? (
        <QueryError query={query} title={t`Não foi possível carregar a carteira`}>
          <Trans>O serviço acadêmico está fora do ar agora. A sua carteira continua valendo.</Trans>
        </QueryError>
      ) : !data ? (
        <SkeletonCard lines={6} />
      ) : data.enrollments.length === 0 ? (
        <EmptyState icon={<IdCard size={32} />} title={t`Nenhuma carteira aqui`}>
          <Trans>Quando a sua matrícula for feita, você pode pedir a carteira aqui.</Trans>
        </EmptyState>
      ) : (
        <CardList aria-label={t`Carteiras`}>
          {data.enrollments.map((enrollment) => {
            const card = data.cards.find(({ enrollmentId }) => enrollmentId === enrollment.enrollmentId)
            if (card)
              return (
                <li key={enrollment.enrollmentId}>
                  <StudentCardView card={card} />
                </li>
              )
            return enrollment.status === 'active' ? <AskForCard key={enrollment.enrollmentId} enrollment={enrollment} /> : null
          })}
        </CardList>
      )}
    </>
  )
}

function Outcome({ outcome }: { outcome: PhotoOutcome }) {
  const getMessage = useCardPhotoMessages()
  if (outcome !== 'sent') return <Notice live="alert" tone="danger" title={getMessage(outcome)} />
  return (
    <Notice live="status" tone="ok">
      <Trans>Foto enviada.</Trans>
    </Notice>
  )
}
