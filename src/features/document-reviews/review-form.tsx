import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { reasonLength } from '#api/document-review-limits.ts'
import type { DocumentReview } from '#api/document-reviews.ts'
import type { AppLocale } from '#api/locales.ts'
import { localizedReason, refusalReasons } from '#api/refusal-reasons.ts'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button, type ButtonProps } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { KeyHint } from '#design/components/text/key-hint.tsx'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { ReasonChoice } from '../../shared/review/reason-choice.tsx'
import { getReason, writtenReason } from '../../shared/review/review-reason.ts'
import { FilterFields } from './review-figures.tsx'
import { reviewKeys } from './review-keys.ts'
import type { NextFilter, ReviewSearch } from './review-search.ts'
import type { ReviewActions } from './use-review-actions.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewFormProps {
  review: DocumentReview
  search: ReviewSearch
  filter: NextFilter
  actions: ReviewActions
  hasKeys: boolean
}

const shortest = 5
const decideAddress = `${appConfig.basePath}/document-reviews/decide`

/** The decision on what is shown beside; without one, the way to the next document. */
export function ReviewForm(props: ReviewFormProps) {
  const { i18n } = useLingui()
  const { review, filter, actions, hasKeys } = props
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
            <PlainForm
              {...{ documentEnrollmentId, revision, filter }}
              status="accepted"
              onSubmit={accept}
              button={{
                variant: 'primary',
                full: true,
                loading: actions.decide.isPending,
                icon: <Check />,
                'aria-keyshortcuts': hasKeys ? reviewKeys.accept : undefined,
              }}
            >
              <Trans>Aceitar</Trans> {hasKeys ? <KeyHint>A</KeyHint> : null}
            </PlainForm>
          </CardSection>
          <CardSection>
            {/* Closed at each document: both decisions stand on the first screen. */}
            <Disclosure
              key={documentEnrollmentId}
              open={props.search.outcome === 'no-reason'}
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
          <PlainForm
            {...{ documentEnrollmentId, revision, filter }}
            status="not_applicable"
            onSubmit={() => actions.isBusy || actions.decide.mutate({ revision, decision: { status: 'not_applicable' } })}
            button={{ variant: 'quiet', full: true }}
          >
            <Trans>Não se aplica: o aluno não precisa enviar</Trans>
          </PlainForm>
        ) : null}
        <ButtonForm
          method="post"
          action={`${appConfig.basePath}/document-reviews/next`}
          onSubmit={(event) => {
            event.preventDefault()
            next()
          }}
        >
          <input type="hidden" name="after" value={documentEnrollmentId} />
          <FilterFields filter={filter} />
          <Button type="submit" full loading={actions.skip.isPending} aria-keyshortcuts={hasKeys ? reviewKeys.next : undefined}>
            {isOpen ? <Trans>Próximo, sem decidir</Trans> : <Trans>Próximo documento</Trans>} {hasKeys ? <KeyHint>N</KeyHint> : null}
          </Button>
        </ButtonForm>
      </CardSection>
    </Card>
  )
}

interface PlainFormProps {
  documentEnrollmentId: number
  revision: number
  filter: NextFilter
  status: 'accepted' | 'not_applicable'
  onSubmit: () => void
  button: Pick<ButtonProps, 'variant' | 'full' | 'loading' | 'icon' | 'aria-keyshortcuts'>
  children: ReactNode
}

function PlainForm({ documentEnrollmentId, revision, filter, status, onSubmit, button, children }: PlainFormProps) {
  return (
    <ButtonForm
      method="post"
      action={decideAddress}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <DecisionFields {...{ documentEnrollmentId, revision, filter, status }} />
      <Button {...button} type="submit">
        {children}
      </Button>
    </ButtonForm>
  )
}

function DecisionFields({
  documentEnrollmentId,
  revision,
  filter,
  status,
}: Omit<PlainFormProps, 'status' | 'onSubmit' | 'button' | 'children'> & { status: string }) {
  return (
    <>
      <input type="hidden" name="documentEnrollmentId" value={documentEnrollmentId} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="status" value={status} />
      <FilterFields filter={filter} />
    </>
  )
}

function RefusalForm({ review: { documentEnrollmentId, revision }, search, filter, actions }: ReviewFormProps) {
  const { t, i18n } = useLingui()
  const locale = i18n.locale as AppLocale
  const getProblems = ({ reason, written }: { reason: string; written: string }) => ({
    reason: reason === '' && t`Escolha o motivo`,
    written: reason === writtenReason && written.trim().length < shortest && t`Escreva o motivo em pelo menos ${shortest} caracteres`,
  })
  const initialValues = { reason: search.reason ?? '', written: search.written ?? '' }
  const form = useAppForm({
    initialValues,
    initialErrors: search.outcome === 'no-reason' ? getProblems(initialValues) : {},
    validate: getProblems,
    // What goes wrong is said above, with the document as it is then.
    submit: async (values) => {
      if (!actions.isBusy) actions.decide.mutate({ revision, decision: { status: 'refused', reason: getReason(values) } })
    },
    serverError: () => t`Não foi possível concluir`,
    resetOnSuccess: true,
  })
  return (
    <AppForm
      form={form}
      action={decideAddress}
      aria-label={t`Recusar`}
      actions={
        <SubmitButton form={form} variant="dangerOutline" full icon={<X />}>
          <Trans>Recusar</Trans>
        </SubmitButton>
      }
    >
      <DecisionFields {...{ documentEnrollmentId, revision, filter }} status="refused" />
      <ReasonChoice form={form} reasons={refusalReasons.map((words) => words[locale])} longest={reasonLength} />
    </AppForm>
  )
}
