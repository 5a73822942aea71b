import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Request, requestsContract } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { requestQueries } from './requests.queries.ts'
import { useStoredDraft } from '../../kit/drafts/use-stored-draft.ts'

function useScoreWords(): Record<number, string> {
  const { t } = useLingui()
  return { 1: t`Muito insatisfeito`, 2: t`Insatisfeito`, 3: t`Nem satisfeito nem insatisfeito`, 4: t`Satisfeito`, 5: t`Muito satisfeito` }
}

/** Survey on a concluded request: the student rates it once, with an optional reason. */
export function Survey({ requestId, survey }: { requestId: string; survey: Request['survey'] }) {
  const formats = useFormats()
  const words = useScoreWords()
  const day = survey && formats.day(survey.at)
  return (
    <Card id="survey" aria-labelledby="survey-title">
      <CardHeader id="survey-title" title={survey ? <Trans>Sua avaliação</Trans> : <Trans>Avalie o atendimento</Trans>} folds />
      <CardSection>
        {survey ? (
          <>
            <p>
              <strong>{words[survey.score]}</strong>
              {' · '}
              <span>
                <Trans>Avaliado em {day}</Trans>
              </span>
            </p>
            {survey.reason ? <p>{survey.reason}</p> : null}
          </>
        ) : (
          <DisabledWhileImpersonating>
            <SurveyForm requestId={requestId} />
          </DisabledWhileImpersonating>
        )}
      </CardSection>
    </Card>
  )
}

/** A plain form before scripts load. */
function SurveyForm({ requestId }: { requestId: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const words = useScoreWords()
  const [isUnchosen, setUnchosen] = useState(false)
  const { value: reason, change, forget } = useStoredDraft(`request-survey ${requestId}`, '')
  const rate = useMutation({
    mutationFn: (score: number) => rpc.academic.requests.rate.mutate({ requestId, score, reason: reason.trim() || null }),
    onSuccess: async () => {
      forget()
      await queryClient.invalidateQueries({ queryKey: requestQueries.all })
    },
    onError: (error) => portalErrorCode(error) === 'NOT_ALLOWED' && queryClient.invalidateQueries({ queryKey: requestQueries.all }),
  })
  const messages: ErrorMessages<(typeof requestsContract)['rate']> = {
    NOT_ALLOWED: t`Este requerimento já foi avaliado, ou o prazo da avaliação acabou.`,
    FORBIDDEN: t`Somente o aluno pode avaliar os seus requerimentos.`,
  }
  return (
    <Form
      method="post"
      action={`${appConfig.basePath}/my-requests/${requestId}`}
      aria-labelledby="survey-title"
      onSubmit={(event) => {
        event.preventDefault()
        const score = Number(new FormData(event.currentTarget).get('score'))
        setUnchosen(score === 0)
        if (score > 0 && !rate.isPending) rate.mutate(score)
      }}
      actions={
        <Button type="submit" name="act" value="rate" loading={rate.isPending}>
          <Trans>Enviar avaliação</Trans>
        </Button>
      }
    >
      {rate.isError ? (
        <Notice
          tone="danger"
          live="alert"
          title={messages[portalErrorCode(rate.error)] ?? t`Não foi possível enviar a avaliação. Tente de novo em alguns minutos.`}
        />
      ) : null}
      <RadioGroup
        name="score"
        legend={t`Como foi o atendimento deste requerimento?`}
        error={isUnchosen ? t`Escolha uma das opções.` : undefined}
        options={[5, 4, 3, 2, 1].map((score) => ({ value: String(score), label: words[score] }))}
      />
      <TextAreaField
        label={t`Por quê?`}
        optional={t`(opcional)`}
        name="text"
        maxLength={1000}
        value={reason}
        onChange={({ currentTarget }) => change(() => currentTarget.value)}
      />
    </Form>
  )
}
