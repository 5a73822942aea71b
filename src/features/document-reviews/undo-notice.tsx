import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentReview } from '#api/academic/document-reviews.ts'
import type { AppLocale } from '#api/locales.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { KeyHint } from '#design/components/text/key-hint.tsx'
import { useIsEarlier } from '../../kit/review/use-is-earlier.ts'
import { reviewKeys } from './review-keys.ts'
import { statusWords } from './review-labels.tsx'
import type { ReviewActions } from './use-review-actions.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface UndoNoticeProps {
  /** Decided by the reader. */
  review: DocumentReview
  actions: ReviewActions
  hasKeys: boolean
}

/** Shows the last decision, with a button to undo it for a minute. */
export function UndoNotice({ review, actions, hasKeys }: UndoNoticeProps) {
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
        <Button size="sm" loading={actions.undo.isPending} aria-keyshortcuts={hasKeys ? reviewKeys.undo : undefined} onClick={undo}>
          <Trans>Desfazer</Trans> {hasKeys ? <KeyHint>Z</KeyHint> : null}
        </Button>
      }
    >
      <Trans>Você pode desfazer durante um minuto. Depois disso, o aluno é avisado.</Trans>
    </Notice>
  )
}
