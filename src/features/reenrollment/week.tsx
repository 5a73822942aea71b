import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassGroup } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Timetable } from '#design/components/data/timetable.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useClassWords } from './class-words.ts'

interface WeekProps {
  classes: readonly { group: ClassGroup; subject: string }[]
  /** Classes whose days and times are shown although they are not chosen. */
  offered?: readonly ClassGroup[]
}

/** Shows the week of the choice; Saturday and Sunday only if a class meets on them. */
export function Week({ classes, offered = [] }: WeekProps) {
  const { t } = useLingui()
  const { weekday } = useClassWords()
  const entries = classes.flatMap(({ group, subject }) =>
    group.meetings.map(({ weekday: day, from, to }) => ({
      id: `${group.groupId}-${day}-${from}`,
      day,
      from,
      to,
      title: subject,
      details: [group.code, group.room].filter(Boolean).join(' · '),
    })),
  )
  const times = offered.flatMap(({ meetings }) => meetings)
  if (entries.length === 0 && times.length === 0) return null
  const used = new Set([...entries.map(({ day }) => day), ...times.map((time) => time.weekday)])
  return (
    <Timetable
      label={t`Horário da semana`}
      timeLabel={t`Horário`}
      clashLabel={t`Choque de horário`}
      days={[1, 2, 3, 4, 5, 6, 7]
        .filter((day) => day < 6 || used.has(day))
        .map((day) => ({ day, name: firstCapital(weekday(day, 'long')), short: weekday(day, 'short').replace('.', '') }))}
      entries={entries}
      times={times}
    />
  )
}

export const hasMeetings = (classes: readonly { group: Pick<ClassGroup, 'meetings'> }[]) =>
  classes.some(({ group }) => group.meetings.length > 0)

export function WeekCard({ classes, offered }: WeekProps) {
  if (!hasMeetings(classes) && !offered?.some(({ meetings }) => meetings.length > 0)) return null
  return (
    <Card aria-labelledby="week">
      {offered ? (
        <h2 id="week" className="visually-hidden">
          <Trans>Horário da semana</Trans>
        </h2>
      ) : (
        <CardHeader id="week" title={<Trans>Horário da semana</Trans>} />
      )}
      <CardSection>
        <Week classes={classes} offered={offered} />
      </CardSection>
    </Card>
  )
}
