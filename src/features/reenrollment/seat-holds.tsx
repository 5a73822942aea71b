import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Countdown } from '#design/components/feedback/countdown.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { ActForm } from './act-form.tsx'
import { useChoiceProblems } from './choice-problems.ts'
import { reenrollmentQueries } from './reenrollment.queries.ts'
import { itself, useProcessChange } from './use-process.ts'

function getHolds({ reenrollment, now }: ProcessStep) {
  const held = reenrollment?.classes.filter(({ status, heldUntil }) => status === 'held' && heldUntil !== null) ?? []
  return { held, live: held.filter(({ heldUntil }) => heldUntil! > now) }
}

/** Counts down how long the chosen seats are held, by the server's clock; this is prolonged once. */
export function SeatTimer({ process }: { process: ProcessStep }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const getProblem = useChoiceProblems()
  const { academicRecord } = process
  const prolong = useProcessChange(academicRecord, () => rpc.academic.reenrollment.prolong.mutate({ academicRecord }), itself)
  const { live } = getHolds(process)
  if (live.length === 0) return null
  const endsAt = live.map(({ heldUntil }) => heldUntil!).sort()[0]!
  return (
    <>
      {live.some(({ mayProlong }) => mayProlong) ? (
        <ActForm act="prolong" academicRecord={academicRecord} onPress={() => prolong.mutate()}>
          <Button type="submit" size="sm" variant="quiet" loading={prolong.isPending}>
            <Trans>Mais tempo</Trans>
          </Button>
        </ActForm>
      ) : null}
      <span>
        <Trans context="vaga">Reserva</Trans>{' '}
        <Countdown
          key={endsAt}
          endsAt={Date.parse(endsAt)}
          now={Date.parse(process.now)}
          milestones={[300, 60]}
          urgentFrom={120}
          say={(left) => t`Faltam ${plural(Math.round(left / 60), { one: '# minuto', other: '# minutos' })} de reserva.`}
          onEnd={() => void queryClient.invalidateQueries({ queryKey: reenrollmentQueries.process(academicRecord).queryKey })}
        />
      </span>
      {prolong.isError ? <Notice tone="danger" live="alert" title={getProblem(prolong.error)} /> : null}
    </>
  )
}

/** Says which seats are not held any more. */
export function ExpiredHolds({ process }: { process: ProcessStep }) {
  const { t } = useLingui()
  const { held, live } = getHolds(process)
  const expired = held.length - live.length
  if (expired === 0) return null
  return (
    <Notice
      tone="warning"
      live="status"
      title={
        live.length === 0
          ? t`O tempo das reservas acabou`
          : t`${plural(expired, { one: 'Uma reserva acabou', other: '# reservas acabaram' })}`
      }
    >
      <Trans>Se ainda houver vaga, ela é sua ao confirmar. Confirme assim que puder.</Trans>
    </Notice>
  )
}
