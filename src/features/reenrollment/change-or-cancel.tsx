import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { ActForm } from './act-form.tsx'
import { useChoiceProblems } from './choice-problems.ts'
import { itself, useProcessChange } from './use-process.ts'

const { change, discardChange: discard, cancel } = rpc.academic.reenrollment
const acts = { change, discard, cancel }

/** Lets the student change a confirmed choice until the deadline, or cancel it; losses are stated before the button. */
export function ChangeOrCancel({ process, record }: { process: ProcessStep; record: string | undefined }) {
  const { t } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const getProblem = useChoiceProblems()
  const { academicRecord, reenrollment, period, now, result } = process
  const act = useProcessChange(
    academicRecord,
    (kind: keyof typeof acts) => acts[kind].mutate({ academicRecord }),
    itself,
    (_process, kind) => {
      if (kind === 'change') void navigate({ to: '/reenrollments/subjects', search: { record } })
    },
  )
  if (!reenrollment || !period || now >= period.changesUntil || result === 'no_renewal_needed') return null
  const { status, isChanging, confirmedAt, classes, waiting } = reenrollment
  if (status === 'canceled' || status === 'expired') return null
  // There is no choice that could be cancelled.
  if (confirmedAt === null && classes.length === 0 && waiting.length === 0) return null
  const isConfirmed = confirmedAt !== null && status !== 'processing'
  const until = formats.dateTime(period.changesUntil)
  const of = (kind: keyof typeof acts) => ({ act: kind, academicRecord, onPress: () => act.mutate(kind) })
  const isPending = (kind: keyof typeof acts) => act.isPending && act.variables === kind
  return (
    <Card aria-labelledby="change">
      <CardHeader id="change" title={confirmedAt ? <Trans>Alterar ou cancelar</Trans> : <Trans>Remover a escolha</Trans>} />
      <CardSection>
        <p>
          {confirmedAt ? <Trans>Você pode alterar ou cancelar até {until}.</Trans> : <Trans>A escolha ainda não está confirmada.</Trans>}
        </p>
        {act.isError ? <Notice tone="danger" live="alert" title={getProblem(act.error)} /> : null}
        <DisabledWhileImpersonating>
          {isConfirmed && !isChanging ? (
            <>
              <ActForm {...of('change')}>
                <Button type="submit" full loading={isPending('change')}>
                  <Trans>Alterar disciplinas</Trans>
                </Button>
              </ActForm>
              <p>
                <small>
                  <Trans>As vagas que você já tem continuam suas até você confirmar a alteração. A diferença de valor aparece antes.</Trans>
                </small>
              </p>
            </>
          ) : null}
          {isConfirmed && isChanging ? (
            <Disclosure summary={t`Descartar alteração`}>
              <p>
                <Trans>A escolha volta ao que estava confirmado. As turmas incluídas agora são liberadas.</Trans>
              </p>
              <ActForm {...of('discard')}>
                <Button type="submit" variant="danger" full loading={isPending('discard')}>
                  <Trans>Descartar</Trans>
                </Button>
              </ActForm>
            </Disclosure>
          ) : null}
          <Disclosure summary={t`Cancelar rematrícula`}>
            <p>
              <Trans>
                As suas vagas passam a outros alunos e os débitos em aberto desta rematrícula são cancelados. O que já foi pago continua
                registrado.
              </Trans>
            </p>
            <ActForm {...of('cancel')}>
              <Button type="submit" variant="danger" full loading={isPending('cancel')}>
                <Trans>Sim, cancelar</Trans>
              </Button>
            </ActForm>
          </Disclosure>
        </DisabledWhileImpersonating>
      </CardSection>
    </Card>
  )
}
