import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Request, RequestMoney } from '#api/academic/requests.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { AnsweredSteps } from '../../subjects/request-form/answer-summary.tsx'
import { BackToRequests } from './back-to-requests.tsx'
import { CancelQuestion, CancelRequest, useCancelProblems } from './cancel-request.tsx'
import { Conversation } from './conversation.tsx'
import type { PostedRequest } from './request-by-form.server.ts'
import { RequestDeadline } from './request-deadline.tsx'
import { RequestResult } from './request-result.tsx'
import { RequestTimeline } from './request-timeline.tsx'
import { RequestStatus } from './request-words.tsx'
import type { OnePageSearch, RequestOutcome } from './request-search.ts'
import { requestFileAddress } from './request-file-address.ts'
import { requestQueries } from './requests.queries.ts'
import { StudentActions } from './student-actions.tsx'
import { Survey } from './survey.tsx'
import { useRequestWatch } from './use-request-watch.ts'

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
  const { name, protocol, status, steps, answers, files, chosen, debtId, cost, money, result, mayCancel, mayRate, survey } = request
  const outcome = posted?.done ?? search.done
  const isAwaited = status === 'waiting_for_student_action'
  const comesFirst = isAwaited || result !== null
  const course = (
    <>
      <RequestDeadline request={request} folds={isAwaited} />
      <RequestTimeline request={request} folds={isAwaited} />
    </>
  )
  return (
    <>
      <PageHeader
        back={<BackToRequests />}
        title={name[locale]}
        status={<RequestStatus status={status} />}
        subtitle={<Trans>Protocolo {protocol}</Trans>}
      />
      {outcome ? <Outcome outcome={outcome} /> : null}
      {status === 'canceled' && money ? <MoneyOfCanceled money={money} /> : null}
      {search.file === 'failed' ? <FileFailed /> : null}
      {search.cancel === 'ask' && mayCancel ? <CancelQuestion request={request} /> : null}
      <TwoColumn
        width="wide"
        // On a phone, what the office asks for or has answered comes before the timeline.
        lead={
          comesFirst ? null : (
            <>
              {status === 'waiting_for_payment' ? <PayCard cost={cost} debtId={debtId} renderPay={renderPay} /> : null}
              {course}
            </>
          )
        }
        aside={
          <>
            {comesFirst ? course : null}
            <RequestFacts request={request} isAsking={search.cancel !== undefined} />
          </>
        }
      >
        {result ? <RequestResult requestId={requestId} status={status} result={result} /> : null}
        {mayRate || survey ? <Survey requestId={requestId} survey={survey} /> : null}
        <StudentActions request={request} />
        <Conversation request={request} isAwaited={isAwaited} postedText={posted?.done === 'not-written' ? posted.text : ''} />
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
      </TwoColumn>
    </>
  )
}

function PayCard({ cost, debtId, renderPay }: Pick<Request, 'cost' | 'debtId'> & Pick<RequestPageProps, 'renderPay'>) {
  const { t } = useLingui()
  const amount = useFormats().money(cost)
  return (
    <Card aria-labelledby="pay">
      <CardHeader id="pay" title={<Trans>Pagar {amount}</Trans>} />
      <CardSection>
        <p>
          <Trans>A secretaria começa a atender quando o pagamento é confirmado, e o prazo conta daí.</Trans>
        </p>
        {debtId === null ? (
          <Notice live="status" title={t`A cobrança está sendo preparada. Ela aparece aqui em instantes.`} />
        ) : (
          renderPay(debtId)
        )}
      </CardSection>
    </Card>
  )
}

function RequestFacts({ request, isAsking }: { request: Request; isAsking: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { enrollment, requester, period, createdAt, updatedAt, cost, paidAt, mayCancel } = request
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={<Trans>Sobre o requerimento</Trans>} folds={!isAsking} />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`Pedido por`, description: <span dir="auto">{requester}</span> },
            { term: t`Pedido em`, description: formats.dateTime(createdAt) },
            { term: t`Atualizado em`, description: formats.dateTime(updatedAt) },
            { term: t`Curso`, description: enrollment.course },
            { term: t`Instituição`, description: enrollment.institution },
            { term: t`Matrícula`, description: enrollment.academicRecord },
            { term: t`Período letivo`, description: period },
            { term: t`Custo`, description: cost > 0 ? formats.money(cost) : t({ message: 'Gratuito', context: 'custo' }) },
            ...(paidAt ? [{ term: t`Pago em`, description: formats.dateTime(paidAt) }] : []),
          ]}
        />
        {mayCancel && !isAsking ? (
          <DisabledWhileImpersonating>
            <CancelRequest request={request} look={buttonLook({ size: 'sm' })} />
          </DisabledWhileImpersonating>
        ) : null}
      </CardSection>
    </Card>
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
    'not-handed-in': t`Não foi possível entregar. Confira o que preencheu e tente de novo.`,
    'too-late': t`O prazo para entregar acabou, ou isto já foi entregue. Escreva à secretaria na conversa desta página.`,
  }
  const done: Partial<Record<RequestOutcome, string>> = {
    sent: t`Requerimento enviado. Avisamos quando houver novidade.`,
    canceled: t`Requerimento cancelado`,
    written: t`Mensagem enviada`,
    rated: t`Obrigado pela avaliação`,
    'handed-in': t`Entregue. A secretaria vai conferir.`,
  }
  return failed[outcome] ? (
    <Notice tone="danger" live="alert" title={failed[outcome]} />
  ) : (
    <Notice tone="ok" live="status" title={done[outcome]} />
  )
}
