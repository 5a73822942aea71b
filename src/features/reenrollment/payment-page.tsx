import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { ProcessStep, Reenrollment } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Progress } from '#design/components/feedback/progress.tsx'
import { RefreshWithoutScripts } from '#design/components/feedback/refresh-without-scripts.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { returnToReenrollment } from '../../subjects/reenrollment/way-back.tsx'
import { ActForm, FormOutcome } from './act-form.tsx'
import { useChoiceProblems } from './choice-problems.ts'
import { ChosenClasses } from './chosen-classes.tsx'
import { ClassFiles } from './class-files.tsx'
import { PriceDetails } from './price-panel.tsx'
import { isOutside, StepHeader, stepPath } from './reenrollment-header.tsx'
import { generatePayment } from './reenrollment.functions.ts'
import type { ReenrollmentSearch } from './reenrollment-search.ts'
import { ReenrollmentStatusCard } from './reenrollment-status-card.tsx'
import { itself, useProcess, useProcessChange } from './use-process.ts'

interface PaymentPageProps {
  academicRecord: string
  search: ReenrollmentSearch
  /** Reading and accepting the term's contract. */
  renderContract: (contract: NonNullable<Reenrollment['contract']>) => ReactNode
  /** Paying the first debt, as a section of its card. */
  renderPay: (debtId: number) => ReactNode
}

/** Third step: the contract is accepted, the payment made and the first debt paid. */
export function PaymentPage({ academicRecord, search: { record, outcome }, renderContract, renderPay }: PaymentPageProps) {
  const process = useProcess(academicRecord)
  const { reenrollment } = process
  useEffect(returnToReenrollment, [])
  return (
    <>
      <StepHeader process={process} record={record} step="payment" />
      <FormOutcome outcome={outcome} />
      {reenrollment?.confirmedAt && reenrollment.status !== 'canceled' && reenrollment.status !== 'expired' ? (
        <TwoColumn
          width="wide"
          aside={
            <>
              {reenrollment.price ? (
                <Card aria-labelledby="price">
                  <CardHeader id="price" title={<Trans>Quanto custa</Trans>} />
                  <PriceDetails price={reenrollment.price} confirmedTotal={null} />
                </Card>
              ) : null}
              <ClassFiles process={process} />
            </>
          }
        >
          {reenrollment.isChanging ? <Changing record={record} /> : null}
          <Now process={process} reenrollment={reenrollment} renderContract={renderContract} renderPay={renderPay} />
          <ChosenClasses classes={reenrollment.classes} />
        </TwoColumn>
      ) : (
        <NotYet process={process} record={record} />
      )}
    </>
  )
}

function NotYet({ process, record }: { process: ProcessStep; record: string | undefined }) {
  const { t } = useLingui()
  if (isOutside(process)) return <ReenrollmentStatusCard process={process} record={record} />
  return (
    <EmptyState
      icon={<Illustration name="paper" />}
      title={t`Ainda não há o que pagar`}
      action={
        <Link to={stepPath(process.step)} search={{ record }} className={buttonLook({ variant: 'primary' })}>
          {process.step === 'pending_items' ? <Trans>Ver pendências</Trans> : <Trans>Escolher disciplinas</Trans>}
        </Link>
      }
    >
      <Trans>O pagamento aparece aqui depois que você confirma as disciplinas.</Trans>
    </EmptyState>
  )
}

function Changing({ record }: { record: string | undefined }) {
  const { t } = useLingui()
  return (
    <Notice
      tone="warning"
      title={t`Há uma alteração sem confirmar`}
      action={
        <Link to="/reenrollments/subjects" search={{ record }} className={buttonLook({ variant: 'outline', size: 'sm' })}>
          <Trans>Continuar alteração</Trans>
        </Link>
      }
    >
      <Trans>O que estava confirmado continua valendo até você confirmar a alteração.</Trans>
    </Notice>
  )
}

function Now({
  process,
  reenrollment,
  renderContract,
  renderPay,
}: { process: ProcessStep; reenrollment: Reenrollment } & Pick<PaymentPageProps, 'renderContract' | 'renderPay'>) {
  const { t } = useLingui()
  const { status, contract, firstDebtId } = reenrollment
  if (status === 'completed')
    return (
      <Notice tone="ok" live="status" title={t`Rematrícula concluída`}>
        <Trans>A primeira parcela está paga e as suas turmas estão garantidas.</Trans>
      </Notice>
    )
  if (status === 'processing')
    return (
      <Card aria-labelledby="processing">
        <CardHeader id="processing" title={<Trans>Geração do pagamento em andamento</Trans>} />
        <CardSection>
          <p role="status">
            <Trans>
              Estamos gerando as suas parcelas. Esta página se atualiza sozinha, e você pode sair dela: avisamos quando terminar.
            </Trans>
          </p>
          <Progress label={t`Gerando o pagamento`} />
          <RefreshWithoutScripts />
        </CardSection>
      </Card>
    )
  if (status === 'awaiting_payment')
    return (
      <Card aria-labelledby="first-debt">
        <CardHeader id="first-debt" title={<Trans>Pagar a primeira parcela</Trans>} />
        <CardSection>
          <p>
            <Trans>A rematrícula termina quando o pagamento é reconhecido. Boletos podem levar até dois dias úteis.</Trans>
          </p>
          {firstDebtId === null ? (
            <Notice tone="info" live="status" title={t`Nada a pagar agora: estamos concluindo a rematrícula.`} />
          ) : null}
        </CardSection>
        {firstDebtId === null ? null : renderPay(firstDebtId)}
      </Card>
    )
  const isAccepted = contract?.status === 'accepted' || contract?.status === 'active'
  return (
    <>
      {contract && !isAccepted ? renderContract(contract) : null}
      <GeneratePayment
        process={process}
        reenrollmentId={reenrollment.reenrollmentId}
        isAccepted={isAccepted}
        hasContract={contract !== null}
      />
    </>
  )
}

function GeneratePayment({
  process: { academicRecord },
  reenrollmentId,
  isAccepted,
  hasContract,
}: {
  process: ProcessStep
  reenrollmentId: string
  isAccepted: boolean
  hasContract: boolean
}) {
  const getProblem = useChoiceProblems()
  const generate = useProcessChange(academicRecord, () => generatePayment({ data: { academicRecord, reenrollmentId } }), itself)
  return (
    <Card aria-labelledby="generate">
      <CardHeader id="generate" title={<Trans>Gerar o pagamento</Trans>} />
      <CardSection>
        <p>
          {isAccepted ? (
            <Trans>O contrato está aceito. Gere o pagamento para receber as parcelas do período.</Trans>
          ) : hasContract ? (
            <Trans>Leia e aceite o contrato. Depois você gera o pagamento.</Trans>
          ) : (
            <Trans>A instituição está preparando o contrato. Ele aparece aqui em instantes.</Trans>
          )}
        </p>
        {generate.isError ? <Notice tone="danger" live="alert" title={getProblem(generate.error)} /> : null}
        {isAccepted ? (
          <DisabledWhileImpersonating>
            <ActForm
              act="generate"
              academicRecord={academicRecord}
              fields={{ reenrollment: reenrollmentId }}
              onPress={() => generate.mutate()}
            >
              <Button type="submit" variant="primary" full loading={generate.isPending}>
                <Trans>Gerar pagamento</Trans>
              </Button>
            </ActForm>
          </DisabledWhileImpersonating>
        ) : null}
      </CardSection>
    </Card>
  )
}
