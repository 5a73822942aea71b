import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChosenClass, SeatStatus } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useClassWords } from './class-words.ts'

const tones = { held: 'warning', taken: 'ok', dropping: 'neutral' } as const

/** Lists the chosen classes with the status of each seat; a status that all share is shown once. */
export function ChosenClasses({
  classes,
  renderAction,
}: {
  classes: readonly ChosenClass[]
  renderAction?: (chosen: ChosenClass) => ReactNode
}) {
  const { t } = useLingui()
  const { schedule } = useClassWords()
  const names: Record<SeatStatus, string> = {
    held: t`Vaga reservada`,
    taken: t`Vaga confirmada`,
    dropping: t`Sai ao confirmar`,
  }
  const common = classes.every(({ status }) => status === classes[0]?.status) ? classes[0]?.status : undefined
  return (
    <Card aria-labelledby="classes">
      <CardHeader
        id="classes"
        title={<Trans>Turmas escolhidas</Trans>}
        aside={
          common === 'taken' ? (
            <Status tone="ok">
              <Plural value={classes.length} one="# vaga confirmada" other="# vagas confirmadas" />
            </Status>
          ) : common === 'held' ? (
            <Status tone="warning">
              <Plural value={classes.length} one="# vaga reservada" other="# vagas reservadas" />
            </Status>
          ) : null
        }
      />
      <CardRows aria-labelledby="classes">
        {classes.map((chosen) => {
          const { group, subject, status } = chosen
          return (
            <ItemRow
              key={group.groupId}
              title={subject}
              description={
                <Facts>
                  {group.code}
                  {schedule(group)}
                  {group.room}
                  {group.teacher}
                </Facts>
              }
              status={status === common && status !== 'dropping' ? null : <Status tone={tones[status]}>{names[status]}</Status>}
              action={renderAction?.(chosen)}
            />
          )
        })}
      </CardRows>
    </Card>
  )
}
