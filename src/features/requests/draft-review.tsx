import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { RequestFile } from '#api/academic/request-messages.ts'
import type { RequestDraft } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import type { FormWalk } from '../../../form-engine/walk-form.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AnswerSummary } from '../../subjects/request-form/answer-summary.tsx'
import type { DraftSaver, DraftState } from './draft-saver.ts'
import { useDraftProblems } from './draft-notices.tsx'
import { type FieldLabels, valueQueries } from './field-values.ts'
import { getDraftProblem } from './request-search.ts'
import { draftFileAddress } from './request-file-address.ts'
import { requestQueries } from './requests.queries.ts'
import { TermsText } from '../../subjects/request-form/terms-text.tsx'
import { forgetUnsaved } from './use-draft-saver.ts'

interface DraftReviewProps {
  draft: RequestDraft
  saver: DraftSaver
  state: DraftState
  walk: FormWalk
  files: readonly RequestFile[]
  /** Called with the draft's new state if the type has a newer version. */
  onChanged: (draft: RequestDraft) => void
  isUnread: boolean
}

/** Shows the answers, the price, the terms, and the button to send. */
export function DraftReview({ draft, saver, state, walk, files, onChanged, isUnread }: DraftReviewProps) {
  const labels = useLabels(draft, walk)
  const { draftId } = draft
  return (
    <TwoColumn width="wide" aside={<SendDraft draft={draft} saver={saver} state={state} onChanged={onChanged} isUnread={isUnread} />}>
      <AnswerSummary
        steps={walk.steps}
        answers={walk.answers}
        files={files}
        labels={labels}
        fileAddress={(key) => draftFileAddress(draftId, key)}
        actionOf={({ name, title }) => <ChangeStep draftId={draftId} step={name} title={title} />}
      />
    </TwoColumn>
  )
}

function ChangeStep({ draftId, step, title }: { draftId: string; step: string; title: RequestDraft['name'] }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const name = title[locale]
  return (
    <Link
      to="/my-requests/drafts/$draftId"
      params={{ draftId }}
      search={{ step }}
      className={textLinkLook({ variant: 'alone', size: 'sm' })}
      aria-label={t`Alterar ${name}`}
    >
      <Trans>Alterar</Trans>
    </Link>
  )
}

function useLabels(draft: RequestDraft, { steps, answers }: FormWalk): FieldLabels {
  const queries = valueQueries(draft, steps, answers)
  const results = useQueries({ queries: queries.map(({ query }) => query) })
  return Object.fromEntries(queries.map(({ field }, index) => [field, results[index]!.data ?? []]))
}

function SendDraft({ draft, saver, state, onChanged, isUnread: wasUnread }: Omit<DraftReviewProps, 'walk' | 'files'>) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const problems = useDraftProblems()
  const [isUnread, setUnread] = useState(wasUnread)
  const { draftId, version, cost, limitOfDays, terms } = draft
  const isDisputed = Object.keys(state.conflicts).length > 0
  const send = useMutation({
    mutationFn: async () => {
      const { status, revision, error } = await saver.flush()
      if (status !== 'saved') throw error instanceof PortalError ? error : new PortalError('UPSTREAM_UNAVAILABLE')
      return rpc.academic.requests.send.mutate({ draftId, version, revision, hasAcceptedTerms: true })
    },
    onSuccess: async ({ requestId }) => {
      saver.close()
      forgetUnsaved(draftId)
      void queryClient.invalidateQueries({ queryKey: requestQueries.all })
      await navigate({ to: '/my-requests/$requestId', params: { requestId }, search: { done: 'sent' }, replace: true })
    },
    onError: async (error) => {
      if (portalErrorCode(error) !== 'CONTENT_CHANGED') return
      const fresh = await rpc.academic.requests.draft.query({ draftId }).catch(() => null)
      if (fresh && fresh.version !== version) onChanged(fresh)
      else await saver.refresh()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isRead = new FormData(event.currentTarget).has('accept')
    setUnread(!isRead)
    if (isRead && !isDisputed && !send.isPending) send.mutate()
  }

  const days = formats.number(limitOfDays)
  return (
    <Card aria-labelledby="send">
      <CardHeader id="send" title={<Trans>Enviar o requerimento</Trans>} />
      <CardSection>
        <DescriptionList
          layout="lines"
          items={[
            { term: t`Custo`, description: cost > 0 ? formats.money(cost) : t({ message: 'Grátis', context: 'custo' }) },
            { term: t`Prazo da resposta`, description: limitOfDays === 1 ? t`1 dia útil` : t`${days} dias úteis` },
          ]}
        />
        {cost > 0 ? (
          <p>
            <Trans>Depois de enviar, você paga por Pix, boleto ou cartão. A secretaria começa quando o pagamento é confirmado.</Trans>
          </p>
        ) : null}
        <Disclosure summary={t`Ler os termos`}>
          <TermsText text={terms[shell.locale]} />
        </Disclosure>
        <Form
          method="post"
          action={`${appConfig.basePath}/my-requests/drafts/${draftId}?step=finalStep`}
          aria-labelledby="send"
          onSubmit={submit}
          actions={
            <Button type="submit" name="way" value="send" variant="primary" full loading={send.isPending}>
              {cost > 0 ? <Trans>Enviar e pagar</Trans> : <Trans>Enviar</Trans>}
            </Button>
          }
        >
          <input type="hidden" name="revision" value={state.revision} />
          <input type="hidden" name="version" value={version} />
          <Checkbox name="accept" value="true" required label={t`Li e aceito os termos`} aria-invalid={isUnread || undefined} />
          {isUnread ? <Notice tone="danger" live="alert" title={t`Marque que você leu e aceita os termos para enviar.`} /> : null}
          {isDisputed ? <Notice tone="warning" live="alert" title={t`Escolha acima qual resposta vale antes de enviar.`} /> : null}
          {send.isError ? <Notice tone="danger" live="alert" title={problems[getDraftProblem(portalErrorCode(send.error))]} /> : null}
        </Form>
      </CardSection>
    </Card>
  )
}
