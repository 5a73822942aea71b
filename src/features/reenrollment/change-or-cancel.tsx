import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ProcessStep } from '#api/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useChoiceProblems } from './choice-problems.ts'
import { cancelReenrollment, changeChoice, discardChange } from './reenrollment.functions.ts'
import { itself, useProcessChange } from './use-process.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

type Asked = 'change' | 'discard' | 'cancel'

/** Changes of a confirmed choice until the deadline, and its end; each is confirmed. */
export function ChangeOrCancel({ process, record }: { process: ProcessStep; record: string | undefined }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const navigate = useNavigate()
  const problemOf = useChoiceProblems()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { academicRecord, reenrollment, period, now } = process
  const acts = { change: changeChoice, discard: discardChange, cancel: cancelReenrollment }
  const act = useProcessChange(
    academicRecord,
    (kind: Asked) => acts[kind]({ data: { academicRecord } }),
    itself,
    (_process, kind) => {
      setAsked(null)
      if (kind === 'change') void navigate({ to: '/reenrollments/subjects', search: { record } })
    },
  )
  if (!reenrollment || !period || now >= period.changesUntil) return null
  const { status, isChanging, confirmedAt } = reenrollment
  if (status === 'canceled' || status === 'expired') return null
  const isConfirmed = confirmedAt !== null && status !== 'processing'
  const until = formats.dateTime(period.changesUntil)
  const ask = (kind: Asked) => () => {
    act.reset()
    setAsked(kind)
  }
  const questions: Record<Asked, { question: string; confirm: string; text: string }> = {
    change: {
      question: t`Alterar as disciplinas?`,
      confirm: t`Alterar`,
      text: t`As vagas que você já tem continuam suas até você confirmar a alteração. A diferença de valor aparece antes.`,
    },
    discard: {
      question: t`Descartar a alteração?`,
      confirm: t`Descartar`,
      text: t`A escolha volta ao que estava confirmado. As turmas incluídas agora são liberadas.`,
    },
    cancel: {
      question: t`Cancelar a rematrícula?`,
      confirm: t`Sim, cancelar`,
      text: t`As suas vagas passam a outros alunos e os débitos em aberto desta rematrícula são cancelados. O que já foi pago continua registrado.`,
    },
  }
  return (
    <Card aria-labelledby="change">
      <CardHeader id="change" title={<Trans>Alterar ou cancelar</Trans>} />
      <CardSection data-needs-scripts>
        <p>
          <Trans>Você pode alterar ou cancelar até {until}.</Trans>
        </p>
        {isConfirmed ? (
          <Button full onClick={ask(isChanging ? 'discard' : 'change')}>
            {isChanging ? <Trans>Descartar alteração</Trans> : <Trans>Alterar disciplinas</Trans>}
          </Button>
        ) : null}
        <Button full variant="quiet" onClick={ask('cancel')}>
          <Trans>Cancelar rematrícula</Trans>
        </Button>
      </CardSection>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open
            question={questions[asked].question}
            confirmLabel={questions[asked].confirm}
            cancelLabel={t`Voltar`}
            destructive={asked !== 'change'}
            loading={act.isPending}
            error={act.isError ? problemOf(act.error) : undefined}
            onCancel={() => setAsked(null)}
            onConfirm={() => act.mutate(asked)}
          >
            {questions[asked].text}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </Card>
  )
}
