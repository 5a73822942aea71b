import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Request, RequestMoney } from '#api/academic/requests.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Prompt } from '#design/components/data/prompt.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { AnsweredSteps } from '../../subjects/request-form/answer-summary.tsx'
import { BackToRequests } from './back-to-requests.tsx'
import { CancelQuestion, useCancelProblems } from './cancel-request.tsx'
import type { PostedRequest } from './request-by-form.server.ts'
import { RequestFacts } from './request-facts.tsx'
import { requestFileAddress } from './request-file-address.ts'
import { RequestResult } from './request-result.tsx'
import type { OnePageSearch, RequestOutcome } from './request-search.ts'
import { RequestStream } from './request-stream.tsx'
import { RequestTrack } from './request-track.tsx'
import { requestQueries } from './requests.queries.ts'
import { StudentActions } from './student-actions.tsx'
import { Survey } from './survey.tsx'
import { useRequestWatch } from './use-request-watch.ts'
import { WriteMessage } from './write-message.tsx'

interface RequestPageProps {
  requestId: string
  search: OnePageSearch
  posted: PostedRequest | undefined
  renderPay(debtId: number): ReactNode
}

/** Shows a request: its state, what the office asks and says, and the result (docs/requirements/academic-and-financial.md §2). */
export function RequestPage({ requestId, search, posted, renderPay }: RequestPageProps) {
  const { locale } = useShell()
  const { data: request } = useSuspenseQuery(requestQueries.detail(requestId))
  useRequestWatch(request)
  const { name, protocol, status, steps, answers, files, chosen, money, mayCancel, mayRate, survey } = request
  const outcome = posted?.done ?? search.done
  return (
    <>
      <PageHeader back={<BackToRequests />} title={name[locale]} subtitle={<Trans>Nº {protocol}</Trans>} />
      {outcome ? <Outcome outcome={outcome} /> : null}
      {status === 'canceled' && money ? <MoneyOfCanceled money={money} /> : null}
      {search.file === 'failed' ? <FileFailed /> : null}
      {search.cancel === 'ask' && mayCancel ? <CancelQuestion request={request} /> : null}
      <TwoColumn
        width="wide"
        aside={
          <>
            {steps.length > 0 ? (
              <Card aria-labelledby="answers">
                <CardHeader id="answers" title={<Trans>O que você respondeu</Trans>} folds />
                <AnsweredSteps
                  steps={steps}
                  answers={answers}
                  files={files}
                  labels={chosen}
                  fileAddress={(key) => requestFileAddress(requestId, key)}
                />
              </Card>
            ) : null}
            <RequestFacts request={request} isAsking={search.cancel !== undefined} />
          </>
        }
      >
        <Card as="div">
          <CardSection>
            <RequestTrack request={request} />
            {status === 'waiting_for_payment' ? <PayPrompt request={request} renderPay={renderPay} /> : null}
            <RequestResult request={request} />
            <StudentActions request={request} />
            <RequestStream request={request} />
          </CardSection>
          <CardSection>
            <Reply request={request} postedText={posted?.done === 'not-written' ? posted.text : ''} />
          </CardSection>
        </Card>
        {mayRate || survey ? <Survey requestId={requestId} survey={survey} /> : null}
      </TwoColumn>
    </>
  )
}

function PayPrompt({ request: { cost, debtId }, renderPay }: { request: Request } & Pick<RequestPageProps, 'renderPay'>) {
  const { t } = useLingui()
  const amount = useFormats().money(cost)
  return (
    <Prompt id="pay" title={<Trans>Pague {amount} para começar</Trans>}>
      {debtId === null ? (
        <Notice live="status" title={t`A cobrança está sendo preparada. Ela aparece aqui em instantes.`} />
      ) : (
        renderPay(debtId)
      )}
    </Prompt>
  )
}

function Reply({ request: { requestId, status, result }, postedText }: { request: Request; postedText: string }) {
  return status === 'canceled' ? (
    <p>
      <Trans>O requerimento foi cancelado e não recebe mais mensagens.</Trans>
    </p>
  ) : (
    <DisabledWhileImpersonating>
      <WriteMessage requestId={requestId} folds={result !== null} postedText={postedText} />
    </DisabledWhileImpersonating>
  )
}

/** Says that the amount paid for a canceled request, before or after the cancellation, is credited. */
function MoneyOfCanceled({ money: { paid, credit } }: { money: NonNullable<RequestMoney> }) {
  const { t } = useLingui()
  const amount = useFormats().money(paid + credit)
  return (
    <Notice tone="info" title={t`${amount} ficam como crédito em seu nome`}>
      <Trans>É o que você pagou por este requerimento. Fale com o setor financeiro para abater de outro débito ou receber de volta.</Trans>
    </Notice>
  )
}

function FileFailed() {
  const { t } = useLingui()
  return <Notice tone="danger" live="alert" title={t`Não foi possível abrir o arquivo. Tente de novo em alguns minutos.`} />
}

function Outcome({ outcome }: { outcome: RequestOutcome }) {
  const { t } = useLingui()
  const cancel = useCancelProblems()
  const failed: Partial<Record<RequestOutcome, string>> = {
    'not-canceled': cancel.failed,
    'cannot-cancel': cancel.NOT_ALLOWED,
    'not-written': t`Não foi possível enviar a mensagem. O texto continua no campo: tente de novo em alguns minutos.`,
    'not-rated': t`Não foi possível enviar a avaliação. Tente de novo em alguns minutos.`,
    'not-handed-in': t`Não foi possível enviar. Confira o que preencheu e tente de novo.`,
    'too-late': t`O prazo acabou, ou isto já foi enviado. Escreva à secretaria nesta página.`,
  }
  const done: Partial<Record<RequestOutcome, string>> = {
    sent: t`Requerimento enviado. Avisamos quando houver novidade.`,
    canceled: t`Requerimento cancelado`,
    written: t`Mensagem enviada`,
    rated: t`Obrigado pela avaliação`,
    'handed-in': t`Enviado. A secretaria vai conferir.`,
  }
  return failed[outcome] ? (
    <Notice tone="danger" live="alert" title={failed[outcome]} />
  ) : (
    <Notice tone="ok" live="status" title={done[outcome]} />
  )
}
