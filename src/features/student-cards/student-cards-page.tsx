import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { IdCard } from 'lucide-react'
import { useEffect } from 'react'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { whenIdle } from '../../kit/browser/when-idle.ts'
import { QueryError } from '../../kit/query-error.tsx'
import type { AcademicEnrollment } from '#api/academic/academic-situation.ts'
import type { StudentCard } from '#api/academic/student-cards.ts'
import { AskForCard } from './ask-for-card.tsx'
import { useCardPhotoMessages } from './card-words.tsx'
import { LostCardQuestion } from './report-lost-card.tsx'
import { EndedCard, StudentCardView } from './student-card-view.tsx'
import { useOfflineCard } from './use-offline-card.ts'
import { studentCardQueries } from './student-cards.queries.ts'
import type { PhotoOutcome, StudentCardsSearch } from './student-card-search.ts'

/** Loaded after the page, and kept for when there is no network. */
export const CardCode = lazyRouteComponent(() => import('./card-code.tsx'), 'CardCode')

/** Shows the student's cards, one per course (docs/requirements/academic-and-financial.md §2). */
export function StudentCardsPage({ search: { photo: outcome, lost, reported, report, code, signed } }: { search: StudentCardsSearch }) {
  const { t } = useLingui()
  const query = useQuery(studentCardQueries.all)
  const { data, isError } = query
  useOfflineCard((data?.cards.length ?? 0) > 0)
  useEffect(() => whenIdle(() => void CardCode.preload?.()), [])
  const asked = data?.cards.find(({ cardId }) => cardId === lost)
  const shown = data?.cards.find(({ cardId, situation }) => cardId === code && situation === 'active')
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
        <Cards cards={data.cards} enrollments={data.enrollments} />
      )}
      {shown ? <CardCode card={shown} isSigned={signed === 'yes'} /> : null}
    </>
  )
}

/** The cards that count, courses that have none, and below them the cards that have ended. */
function Cards({ cards, enrollments }: { cards: readonly StudentCard[]; enrollments: readonly AcademicEnrollment[] }) {
  const { t } = useLingui()
  const courses = enrollments.map((enrollment) => ({
    enrollment,
    card: cards.find(({ enrollmentId }) => enrollmentId === enrollment.enrollmentId),
  }))
  const ended = courses.flatMap(({ enrollment, card }) => (card && hasEnded(card) ? [{ enrollment, card }] : []))
  return (
    <>
      <CardList aria-label={t`Carteiras`}>
        {courses.map(({ enrollment, card }) =>
          card ? (
            hasEnded(card) ? null : (
              <li key={card.cardId}>
                <StudentCardView card={card} />
              </li>
            )
          ) : enrollment.status === 'active' ? (
            <AskForCard key={enrollment.enrollmentId} enrollment={enrollment} />
          ) : null,
        )}
      </CardList>
      {ended.length > 0 ? (
        <Card as="div">
          <CardRows aria-label={t`Carteiras que não valem`}>
            {ended.map((one) => (
              <EndedCard key={one.card.cardId} {...one} />
            ))}
          </CardRows>
        </Card>
      ) : null}
    </>
  )
}

const hasEnded = ({ situation }: StudentCard) => situation === 'inactive' || situation === 'expired'

function Outcome({ outcome }: { outcome: PhotoOutcome }) {
  const getMessage = useCardPhotoMessages()
  if (outcome !== 'sent') return <Notice live="alert" tone="danger" title={getMessage(outcome)} />
  return (
    <Notice live="status" tone="ok">
      <Trans>Foto enviada.</Trans>
    </Notice>
  )
}
