import { Trans, useLingui } from '@lingui/react/macro'
import type { ClassGroup } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Timetable } from '#design/components/data/timetable.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useClassWords } from './class-words.ts'

interface WeekProps {
  classes: readonly { group: ClassGroup; subject: string }[]
}

/** Shows the week of the choice; Saturday and Sunday only if a class meets on them. */
export function Week({ classes }: WeekProps) {
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
  if (entries.length === 0) return null
  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) => day < 6 || entries.some((entry) => entry.day === day))
  return (
    <Timetable
      label={t`Horário da semana`}
      timeLabel={t`Horário`}
      clashLabel={t`Choque de horário`}
      days={days.map((day) => ({ day, name: firstCapital(weekday(day, 'long')) }))}
      entries={entries}
    />
  )
}

/** Anchor of the card's heading. */
export const weekId = 'week'

export const hasMeetings = (classes: WeekProps['classes']) => classes.some(({ group }) => group.meetings.length > 0)

export function WeekCard({ classes }: WeekProps) {
  if (!hasMeetings(classes)) return null
  return (
    <Card aria-labelledby={weekId}>
      <CardHeader id={weekId} title={<Trans>Horário da semana</Trans>} />
      <CardSection>
        <Week classes={classes} />
      </CardSection>
    </Card>
  )
}
