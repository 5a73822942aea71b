import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { reasonLength } from '#api/academic/document-review-limits.ts'
import type { DocumentReview } from '#api/academic/document-reviews.ts'
import type { AppLocale } from '#api/locales.ts'
import { localizedReason, refusalReasons } from '#api/refusal-reasons.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { KeyHint } from '#design/components/text/key-hint.tsx'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { ReasonChoice } from '../../kit/review/reason-choice.tsx'
import { getReason, writtenReason } from '../../kit/review/review-reason.ts'
import { reviewKeys } from './review-keys.ts'
import type { ReviewActions } from './use-review-actions.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewFormProps {
  review: DocumentReview
  actions: ReviewActions
  hasKeys: boolean
}

const shortest = 5

/** Form to decide on the document shown beside it; without a decision to make, links to the next document. */
export function ReviewForm(props: ReviewFormProps) {
  const { i18n } = useLingui()
  const { review, actions, hasKeys } = props
  const { documentEnrollmentId, revision, status, claimedBy, reason } = review
  const isOpen = status === 'waiting' && claimedBy === null
  const mayDispense = isOpen || (status === 'pending' && claimedBy === null)
  const accept = () => actions.isBusy || actions.decide.mutate({ revision, decision: { status: 'accepted' } })
  const next = () => actions.isBusy || actions.skip.mutate()
  const refuse = () => {
    const first = document.querySelector<HTMLElement>('#reason input')
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
  }
  useReviewKeys(hasKeys, { next, ...(isOpen && { accept, refuse }) })
  return (
    <Card aria-labelledby="decision">
      <CardHeader id="decision" title={<Trans>Decisão</Trans>} />
      {reason && status === 'refused' ? <CardSection>{localizedReason(i18n.locale as AppLocale, reason)}</CardSection> : null}
      {isOpen ? (
        <>
          <CardSection>
            <Button
              variant="primary"
              full
              loading={actions.decide.isPending}
              icon={<Check />}
              aria-keyshortcuts={hasKeys ? reviewKeys.accept : undefined}
              onClick={accept}
            >
              <Trans>Aceitar</Trans> {hasKeys ? <KeyHint>A</KeyHint> : null}
            </Button>
          </CardSection>
          <CardSection>
            {/* Closed at each document: both decisions stand on the first screen. */}
            <Disclosure
              key={documentEnrollmentId}
              summary={
                <>
                  <span>
                    <Trans>Recusar com um motivo</Trans>
                  </span>{' '}
                  {hasKeys ? <KeyHint>R</KeyHint> : null}
                </>
              }
            >
              <RefusalForm {...props} />
            </Disclosure>
          </CardSection>
        </>
      ) : null}
      <CardSection>
        {mayDispense ? (
          <Button
            variant="quiet"
            full
            onClick={() => actions.isBusy || actions.decide.mutate({ revision, decision: { status: 'not_applicable' } })}
          >
            <Trans>Não se aplica: o aluno não precisa enviar</Trans>
          </Button>
        ) : null}
        <Button full loading={actions.skip.isPending} aria-keyshortcuts={hasKeys ? reviewKeys.next : undefined} onClick={next}>
          {isOpen ? <Trans>Próximo, sem decidir</Trans> : <Trans>Próximo documento</Trans>} {hasKeys ? <KeyHint>N</KeyHint> : null}
        </Button>
      </CardSection>
    </Card>
  )
}

function RefusalForm({ review: { revision }, actions }: ReviewFormProps) {
  const { t, i18n } = useLingui()
  const locale = i18n.locale as AppLocale
  const form = useAppForm({
    initialValues: { reason: '', written: '' },
    validate: ({ reason, written }) => ({
      reason: reason === '' && t`Escolha o motivo`,
      written: reason === writtenReason && written.trim().length < shortest && t`Escreva o motivo em pelo menos ${shortest} caracteres`,
    }),
    // Errors are shown above the form, with the document's current state.
    submit: async (values) => {
      if (!actions.isBusy) actions.decide.mutate({ revision, decision: { status: 'refused', reason: getReason(values) } })
    },
    serverError: () => t`Não foi possível concluir`,
    resetOnSuccess: true,
  })
  return (
    <AppForm
      form={form}
      aria-label={t`Recusar`}
      actions={
        <SubmitButton form={form} variant="dangerOutline" full icon={<X />}>
          <Trans>Recusar</Trans>
        </SubmitButton>
      }
    >
      <ReasonChoice form={form} reasons={refusalReasons.map((words) => words[locale])} longest={reasonLength} />
    </AppForm>
  )
}
