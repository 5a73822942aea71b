import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentReview } from '#api/document-reviews.ts'
import type { AppLocale } from '#api/locales.ts'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { KeyHint } from '#design/components/text/key-hint.tsx'
import { useIsEarlier } from '../../shared/review/use-is-earlier.ts'
import { FilterFields } from './review-figures.tsx'
import { reviewKeys } from './review-keys.ts'
import { statusWords } from './review-labels.tsx'
import type { NextFilter } from './review-search.ts'
import type { ReviewActions } from './use-review-actions.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface UndoNoticeProps {
  /** Decided by the reader. */
  review: DocumentReview
  actions: ReviewActions
  filter: NextFilter
  hasKeys: boolean
}

/** What was decided last, with the way back for a minute. */
export function UndoNotice({ review, actions, filter, hasKeys }: UndoNoticeProps) {
  const { t, i18n } = useLingui()
  const { documentEnrollmentId, status, student, undoUntil } = review
  const isOpen = useIsEarlier(undoUntil)
  const undo = () => actions.undo.mutate(documentEnrollmentId)
  useReviewKeys(hasKeys && isOpen, { undo })
  if (!isOpen) return null
  const document = review.name[i18n.locale as AppLocale]
  const decision = i18n._(statusWords[status])
  return (
    <Notice
      tone="info"
      live="status"
      title={t`${document} de ${student}: ${decision}`}
      action={
        <ButtonForm
          method="post"
          action={`${appConfig.basePath}/document-reviews/undo`}
          onSubmit={(event) => {
            event.preventDefault()
            undo()
          }}
        >
          <input type="hidden" name="documentEnrollmentId" value={documentEnrollmentId} />
          <FilterFields filter={filter} />
          <Button type="submit" size="sm" loading={actions.undo.isPending} aria-keyshortcuts={hasKeys ? reviewKeys.undo : undefined}>
            <Trans>Desfazer</Trans> {hasKeys ? <KeyHint>Z</KeyHint> : null}
          </Button>
        </ButtonForm>
      }
    >
      <Trans>Você pode desfazer durante um minuto. Depois disso, o aluno é avisado.</Trans>
    </Notice>
  )
}
