import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ProcessStep, ReenrollmentProblem } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Progress } from '#design/components/feedback/progress.tsx'
import { RefreshWithoutScripts } from '#design/components/feedback/refresh-without-scripts.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { ActForm } from './act-form.tsx'
import { useChoiceProblems } from './choice-problems.ts'
import { OpenPeriodNotice } from './open-period-notice.tsx'
import { PeriodEnd } from './period-dates.tsx'
import { stepPath } from './reenrollment-header.tsx'
import { itself, useProcessChange } from './use-process.ts'

interface StandingProps {
  process: ProcessStep
  record: string | undefined
}

/** Shows the result of section 4, or the next step, with the one action that follows from it. */
export function ReenrollmentStatusCard({ process, record }: StandingProps) {
  const words = useStandingWords(process)
  const { period } = process
  if (process.queue) return <QueueCard process={process} />
  const { tone, pill, title, text, action } = words
  const isBefore = action === 'begin' || (action !== null && action.step === 'pending_items')
  const next =
    action === 'begin' ? (
      <Begin process={process} record={record} />
    ) : action ? (
      <Link to={stepPath(action.step)} search={{ record }} className={buttonLook({ variant: 'primary', full: true })}>
        {action.label}
      </Link>
    ) : null
  return (
    <Card aria-labelledby="standing">
      <CardHeader id="standing" title={title} aside={<Status tone={tone}>{pill}</Status>} />
      {isBefore && period ? (
        <OpenPeriodNotice process={process} period={period} record={record} text={text}>
          {next}
        </OpenPeriodNotice>
      ) : (
        <CardSection>
          <p>{text}</p>
          {action && period ? <PeriodEnd period={period} now={process.now} /> : null}
          {next}
          {process.result === 'payment_generation_in_progress' ? <RefreshWithoutScripts /> : null}
        </CardSection>
      )}
    </Card>
  )
}

interface StandingWords {
  tone: 'ok' | 'warning' | 'info'
  pill: ReactNode
  title: ReactNode
  text: ReactNode
  action: 'begin' | { step: ProcessStep['step']; label: ReactNode } | null
}

export function useStandingWords({ result, problem, reenrollment, step, period, now }: ProcessStep): StandingWords {
  const { t } = useLingui()
  const formats = useFormats()
  const goOn = { step, label: <Trans>Continuar</Trans> }
  const isOpen = period !== null && now >= period.opensAt && now < period.closesAt
  const changing: StandingWords = {
    tone: 'warning',
    pill: t`Em alteração`,
    title: t`Alteração sem confirmar`,
    text: t`O que estava confirmado continua valendo até você confirmar a alteração.`,
    action: { step: 'subjects', label: <Trans>Continuar alteração</Trans> },
  }
  switch (result) {
    case 'no_renewal_needed':
      return {
        tone: 'ok',
        pill: t`Em dia`,
        title: t`Você não precisa de rematrícula`,
        text: t`Não há disciplinas a cursar no próximo período. Se isto parecer errado, fale com a secretaria.`,
        action: null,
      }
    case 'problem': {
      const opens = period ? formats.dateTime(period.opensAt) : ''
      const closed = period ? formats.dateTime(period.closesAt) : ''
      const words: Record<ReenrollmentProblem, { title: string; text: string }> = {
        no_period: {
          title: t`Ainda sem período de rematrícula`,
          text: t`Quando a instituição abrir a rematrícula, avisamos nas notificações.`,
        },
        not_yet_open: { title: t`A rematrícula ainda não abriu`, text: t`Ela abre em ${opens} (horário da instituição).` },
        closed: {
          title: t`O período de rematrícula terminou`,
          text: t`Ele terminou em ${closed}. Fale com a secretaria para saber o que fazer.`,
        },
        not_offered: {
          title: t`O seu curso não está neste período`,
          text: t`A instituição não oferece rematrícula ao seu curso neste período. Fale com a secretaria.`,
        },
        enrollment_not_active: {
          title: t`A sua matrícula não está ativa`,
          text: t`Só matrículas ativas são renovadas. Peça a reabertura à secretaria.`,
        },
        expired: {
          title: t`A rematrícula não foi concluída a tempo`,
          text: t`As vagas escolhidas foram liberadas. Fale com a secretaria.`,
        },
        canceled: {
          title: t`Rematrícula cancelada`,
          text: isOpen ? t`As vagas foram liberadas. Você pode começar de novo até ${closed}.` : t`As vagas foram liberadas.`,
        },
      }
      const { title, text } = words[problem ?? 'no_period']
      return {
        tone: problem === 'not_yet_open' || problem === 'no_period' ? 'info' : 'warning',
        pill: problem === 'not_yet_open' || problem === 'no_period' ? t`Aguarde` : t`Atenção`,
        title,
        text,
        action: problem === 'canceled' && isOpen ? 'begin' : null,
      }
    }
    case 'payment_generation_in_progress':
      return {
        tone: 'info',
        pill: t`Em andamento`,
        title: t`Estamos gerando o seu pagamento`,
        text: t`As suas vagas estão confirmadas. Esta página se atualiza sozinha.`,
        action: { step: 'payment', label: <Trans>Acompanhar</Trans> },
      }
    case 'first_debt_pending':
      return {
        tone: 'warning',
        pill: t`Falta pagar`,
        title: t`Pague a primeira parcela`,
        text: t`As suas vagas estão confirmadas. A rematrícula termina quando o pagamento é reconhecido.`,
        action: { step: 'payment', label: <Trans>Ver pagamento</Trans> },
      }
    case 'first_debt_settled':
      if (reenrollment?.isChanging) return changing
      return {
        tone: 'ok',
        pill: t`Concluída`,
        title: t`Rematrícula concluída`,
        text: t`A primeira parcela está paga e as suas turmas estão garantidas. Bons estudos!`,
        action: null,
      }
    case 'dependency_or_adaptation':
    case null:
  }
  if (reenrollment?.isChanging) return changing
  if (reenrollment?.confirmedAt)
    return {
      tone: 'warning',
      pill: t`Falta o contrato`,
      title: t`Disciplinas confirmadas`,
      text: t`As vagas são suas. Falta aceitar o contrato e gerar o pagamento.`,
      action: { step: 'payment', label: <Trans>Continuar</Trans> },
    }
  const hasDependency = result === 'dependency_or_adaptation'
  const dependencyText = t`Você tem disciplinas em dependência ou adaptação: inclua-as na escolha.`
  if (!reenrollment)
    return {
      tone: hasDependency ? 'warning' : 'info',
      pill: hasDependency ? t`Dependência ou adaptação` : t`Aberta`,
      title: t`A rematrícula está aberta`,
      text: hasDependency ? dependencyText : t`Comece agora: são três passos, e você pode parar e voltar depois.`,
      action: 'begin',
    }
  return {
    tone: step === 'pending_items' || hasDependency ? 'warning' : 'info',
    pill: step === 'pending_items' ? t`Há pendências` : hasDependency ? t`Dependência ou adaptação` : t`Em andamento`,
    title: step === 'pending_items' ? t`Resolva as pendências` : t`Escolha as disciplinas`,
    text:
      step === 'pending_items'
        ? t`Há itens que impedem a rematrícula. Veja cada um e o que fazer.`
        : hasDependency
          ? dependencyText
          : t`As vagas só ficam garantidas quando você confirma a escolha.`,
    action: goOn,
  }
}

/** @param full as wide as its card */
export function Begin({ process: { academicRecord }, record, full = true }: StandingProps & { full?: boolean }) {
  const navigate = useNavigate()
  const getProblem = useChoiceProblems()
  const enter = useProcessChange(
    academicRecord,
    () => rpc.academic.reenrollment.enter.mutate({ academicRecord }),
    itself,
    ({ queue, step }) => {
      if (!queue) void navigate({ to: stepPath(step), search: { record } })
    },
  )
  return (
    <>
      {enter.isError ? <Notice tone="danger" live="alert" title={getProblem(enter.error)} /> : null}
      <DisabledWhileImpersonating>
        <ActForm act="begin" academicRecord={academicRecord} onPress={() => enter.mutate()}>
          <Button type="submit" variant="primary" full={full} loading={enter.isPending}>
            <Trans>Começar a rematrícula</Trans>
          </Button>
        </ActForm>
      </DisabledWhileImpersonating>
    </>
  )
}

/** Shows the place in the queue of the first minutes; the page continues by itself. */
export function QueueCard({ process: { queue, now } }: { process: ProcessStep }) {
  const { t } = useLingui()
  const formats = useFormats()
  if (!queue) return null
  const { place, admittedAt } = queue
  const at = formats.time(admittedAt)
  const minutes = Math.max(1, Math.ceil((Date.parse(admittedAt) - Date.parse(now)) / 60_000))
  return (
    <Card aria-labelledby="queue">
      <CardHeader id="queue" title={<Trans>Você está na fila</Trans>} aside={<Status tone="info">{t`Aguarde`}</Status>} />
      <CardSection>
        <p role="status">
          <Plural value={place} one="A sua vez é a próxima." other="O seu lugar na fila é o #º." />{' '}
          <Plural value={minutes} one={`Previsão: em até # minuto, às ${at}.`} other={`Previsão: em até # minutos, às ${at}.`} />
        </p>
        <Progress label={t`Aguardando a sua vez`} />
        <p>
          <Trans>
            Muita gente chegou ao mesmo tempo. O seu lugar está guardado, e esta página se atualiza sozinha: não é preciso recarregar.
          </Trans>
        </p>
        <RefreshWithoutScripts />
      </CardSection>
    </Card>
  )
}
