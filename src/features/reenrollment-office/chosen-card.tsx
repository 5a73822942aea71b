import { Trans, useLingui } from '@lingui/react/macro'
import type { ChosenClass, Reenrollment, WaitingPlace } from '#api/academic/reenrollment.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { RowMenu } from '../../kit/list-parts/row-menu.tsx'
import { useMeetingWords } from '../../subjects/reenrollment/meeting-words.ts'

interface ChosenCardProps {
  /** The student's reenrollment; null if it has not begun. */
  reenrollment: Reenrollment | null
  onChoose: () => void
  onGiveUp: (chosen: ChosenClass) => void
  onMove: (chosen: ChosenClass) => void
}

/** Lists a student's classes, with the office's actions for each, and places on waiting lists. */
export function ChosenCard({ reenrollment, onChoose, onGiveUp, onMove }: ChosenCardProps) {
  const { t } = useLingui()
  const { classes = [], waiting = [] } = reenrollment ?? {}
  return (
    <Card aria-labelledby="chosen">
      <CardHeader
        id="chosen"
        title={<Trans>Turmas escolhidas</Trans>}
        aside={
          <span data-scripted>
            <Button size="sm" onClick={onChoose}>
              <Trans>Escolher turma</Trans>
            </Button>
          </span>
        }
      />
      {classes.length === 0 ? (
        <CardSection>
          <p>
            <Trans>Nenhuma turma escolhida.</Trans>
          </p>
        </CardSection>
      ) : (
        <CardRows aria-label={t`Turmas escolhidas`}>
          {classes.map((chosen) => (
            <ChosenRow key={chosen.group.groupId} chosen={chosen} onGiveUp={onGiveUp} onMove={onMove} />
          ))}
        </CardRows>
      )}
      {waiting.length > 0 ? (
        <CardRows aria-label={t`Listas de espera`}>
          {waiting.map((place) => (
            <WaitingRow key={place.group.groupId} place={place} />
          ))}
        </CardRows>
      ) : null}
    </Card>
  )
}

function ChosenRow({ chosen, onGiveUp, onMove }: { chosen: ChosenClass } & Pick<ChosenCardProps, 'onGiveUp' | 'onMove'>) {
  const { t } = useLingui()
  const { schedule } = useMeetingWords()
  const { group, subject, status, heldUntil } = chosen
  const { code, meetings, teacher, room } = group
  return (
    <ItemRow
      title={<span dir="auto">{subject}</span>}
      description={
        <>
          <div>
            <code>{code}</code> · {schedule(meetings)}
          </div>
          {teacher || room ? <div dir="auto">{[teacher, room].filter(Boolean).join(' · ')}</div> : null}
        </>
      }
      status={<SeatPill status={status} heldUntil={heldUntil} />}
      action={
        <RowMenu
          label={t`Ações para a turma ${code}`}
          acts={[
            { name: t`Mudar de turma`, onPress: () => onMove(chosen) },
            { name: t`Retirar da turma`, onPress: () => onGiveUp(chosen) },
          ]}
        />
      }
    />
  )
}

function SeatPill({ status, heldUntil }: Pick<ChosenClass, 'status' | 'heldUntil'>) {
  const { t } = useLingui()
  const { time } = useFormats()
  if (status === 'taken')
    return (
      <Status tone="ok">
        <Trans>Vaga confirmada</Trans>
      </Status>
    )
  if (status === 'dropping')
    return (
      <Status tone="warning">
        <Trans>Sai ao confirmar</Trans>
      </Status>
    )
  const until = heldUntil && time(heldUntil)
  return <Status tone="info">{until ? t`Reservada até ${until}` : t`Reservada`}</Status>
}

function WaitingRow({ place: { group, subject, place, joinedAt } }: { place: WaitingPlace }) {
  const { t } = useLingui()
  const { dateTime } = useFormats()
  return (
    <ItemRow
      title={<span dir="auto">{subject}</span>}
      description={<code>{group.code}</code>}
      status={<Status tone="neutral">{t`${place}º na lista de espera`}</Status>}
      date={<time dateTime={joinedAt}>{dateTime(joinedAt)}</time>}
    />
  )
}
