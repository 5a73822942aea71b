import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { CardSection } from '#design/components/data/card.tsx'
import { Countdown } from '#design/components/feedback/countdown.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { ActForm } from './act-form.tsx'
import { useChoiceProblems } from './choice-problems.ts'
import { reenrollmentQueries } from './reenrollment.queries.ts'
import { itself, useProcessChange } from './use-process.ts'

/** Shows until when chosen seats are held, by the server's clock; this can be prolonged once. */
export function SeatHolds({ process: { academicRecord, reenrollment, now } }: { process: ProcessStep }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const getProblem = useChoiceProblems()
  const prolong = useProcessChange(academicRecord, () => rpc.academic.reenrollment.prolong.mutate({ academicRecord }), itself)
  const held = reenrollment?.classes.filter(({ status, heldUntil }) => status === 'held' && heldUntil !== null) ?? []
  const live = held.filter(({ heldUntil }) => heldUntil! > now)
  if (held.length === 0) return null
  if (live.length === 0)
    return (
      <CardSection>
        <Notice tone="warning" live="status" title={t`O tempo das reservas acabou`}>
          <Trans>Se ainda houver vaga, ela é sua ao confirmar. Confirme assim que puder.</Trans>
        </Notice>
      </CardSection>
    )
  const endsAt = live.map(({ heldUntil }) => heldUntil!).sort()[0]!
  const expired = held.length - live.length
  return (
    <CardSection>
      <p>
        <Trans>As vagas ficam reservadas por mais</Trans>{' '}
        <strong>
          <Countdown
            key={endsAt}
            endsAt={Date.parse(endsAt)}
            now={Date.parse(now)}
            milestones={[300, 60]}
            urgentFrom={120}
            say={(left) => t`Faltam ${plural(Math.round(left / 60), { one: '# minuto', other: '# minutos' })} de reserva.`}
            onEnd={() => void queryClient.invalidateQueries({ queryKey: reenrollmentQueries.process(academicRecord).queryKey })}
          />
        </strong>
        . <Trans>Confirme antes disso.</Trans>
      </p>
      {expired > 0 ? (
        <Notice tone="warning" title={t`${plural(expired, { one: 'Uma reserva acabou', other: '# reservas acabaram' })}`}>
          <Trans>Se ainda houver vaga, ela é sua ao confirmar.</Trans>
        </Notice>
      ) : null}
      {prolong.isError ? <Notice tone="danger" live="alert" title={getProblem(prolong.error)} /> : null}
      {live.some(({ mayProlong }) => mayProlong) ? (
        <DisabledWhileImpersonating>
          <ActForm act="prolong" academicRecord={academicRecord} onPress={() => prolong.mutate()}>
            <div>
              <Button type="submit" size="sm" loading={prolong.isPending}>
                <Trans>Prorrogar uma vez</Trans>
              </Button>
            </div>
          </ActForm>
        </DisabledWhileImpersonating>
      ) : null}
    </CardSection>
  )
}
