import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { AppLocale } from '#api/locales.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Switch } from '#design/components/choices/switch.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumnWithRest } from '#design/patterns/two-column-with-rest.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useCourseWords } from '../../subjects/person/use-course-words.ts'
import { reviewQueries } from './document-reviews.queries.ts'
import { documentStatusPill, purposeWords, eventWords } from './review-labels.tsx'
import { ReviewFiles } from './review-files.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewOutcomeNotice } from './review-outcome.tsx'
import { nextFilter, type ReviewSearch } from './review-search.ts'
import { UndoNotice } from './undo-notice.tsx'
import { useReviewActions } from './use-review-actions.ts'
import { useReviewClaim } from './use-review-claim.ts'
import { useKeysSetting } from './use-review-keys.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import type { DocumentReview } from '#api/academic/document-reviews.ts'
import { localizedReason } from '#api/refusal-reasons.ts'
import { Timeline } from '#design/components/data/timeline.tsx'
import { useFormats } from '../../request/use-formats.ts'

function ReviewHistory({ events }: Pick<DocumentReview, 'events'>) {
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats()
  if (events.length === 0) return null
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title={<Trans>O que aconteceu</Trans>} />
      <CardSection>
        <Timeline
          label={t`O que aconteceu`}
          events={events.map(({ kind, at, by, reason }) => ({
            id: `${at} ${kind}`,
            title: i18n._(eventWords[kind]),
            date: <time dateTime={at}>{dateTime(at)}</time>,
            who: by === null ? t`Conta que já não existe` : <span dir="auto">{by}</span>,
            text: reason && localizedReason(i18n.locale as AppLocale, reason),
          }))}
        />
      </CardSection>
    </Card>
  )
}

export function ReviewPage({ documentEnrollmentId, search }: { documentEnrollmentId: number; search: ReviewSearch }) {
  const { t, i18n } = useLingui()
  const { data: review } = useSuspenseQuery(reviewQueries.detail(documentEnrollmentId))
  const { data: decided } = useQuery({ ...reviewQueries.detail(search.decided ?? 0), enabled: search.decided !== undefined })
  const filter = nextFilter(search)
  const actions = useReviewActions(documentEnrollmentId, filter)
  const [hasKeys, setHasKeys] = useKeysSetting()
  useReviewClaim(documentEnrollmentId, review.status === 'waiting' && review.claimedBy === null)
  const { student, course, academicRecord, purpose, status, claimedBy } = review
  const { registrationText } = useCourseWords()
  const document = review.name[i18n.locale as AppLocale]
  const undoable = review.undoUntil ? review : decided
  const purposeName = i18n._(purposeWords[purpose])
  return (
    <>
      <PageHeader
        back={
          <Link to="/document-reviews" search={filter} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft />
            <Trans>Análise de documentos</Trans>
          </Link>
        }
        title={t`${document} de ${student}`}
        subtitle={
          <Facts>
            <OfficeText>{course}</OfficeText>
            {registrationText(academicRecord)}
            {purposeName}
          </Facts>
        }
        status={documentStatusPill(i18n, status)}
      />
      {undoable ? <UndoNotice review={undoable} actions={actions} hasKeys={hasKeys} /> : null}
      <ReviewOutcomeNotice outcome={search.outcome} />
      {claimedBy === null ? null : (
        <Notice tone="warning" live="status" title={t`${claimedBy} está com este documento aberto`}>
          <Trans>Só uma pessoa analisa cada documento. Ele volta à fila quando ela sair.</Trans>
        </Notice>
      )}
      <TwoColumnWithRest
        jump={
          status === 'waiting' && claimedBy === null ? (
            <a href="#decision" className={buttonLook({ full: true })}>
              <Trans>Ir para a decisão</Trans>
            </a>
          ) : null
        }
        rest={<ReviewHistory events={review.events} />}
        aside={
          <>
            <ReviewForm review={review} actions={actions} hasKeys={hasKeys} />
            <Card aria-labelledby="keys" data-keyboard>
              <CardHeader id="keys" title={<Trans>Teclado</Trans>} />
              <CardSection>
                <Switch
                  label={<Trans>Atalhos de uma tecla</Trans>}
                  description={<Trans>As teclas aparecem nos botões e não agem enquanto você escreve.</Trans>}
                  checked={hasKeys}
                  onChange={({ currentTarget }) => setHasKeys(currentTarget.checked)}
                />
              </CardSection>
            </Card>
          </>
        }
      >
        <ReviewFiles key={review.revision} review={review} hasKeys={hasKeys} />
      </TwoColumnWithRest>
    </>
  )
}
