import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SubjectType } from '#api/academic-situation.ts'
import type { ClassGroup, Measure, Meeting, Shift, SubjectList } from '#api/reenrollment.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** A Monday. */
const monday = Date.UTC(2024, 0, 1)

/** Schedules, amounts of study and names of lists, in the reader's language. */
export function useClassWords() {
  const { t, i18n } = useLingui()
  const formats = useFormats(useShell())
  const weekday = (day: number, length: 'long' | 'short') =>
    new Intl.DateTimeFormat(i18n.locale, { weekday: length, timeZone: 'UTC' }).format(monday + (day - 1) * 86_400_000)
  const meeting = ({ weekday: day, from, to }: Meeting) => `${weekday(day, 'short')} ${from}–${to}`
  const shifts: Record<Shift, string> = { morning: t`Manhã`, afternoon: t`Tarde`, evening: t`Noite` }
  const lists: Record<SubjectList, string> = {
    pending: t`Pendentes`,
    curricular: t`Do currículo`,
    elective: t`Eletivas e optativas`,
  }
  const types: Record<SubjectType, string> = { compulsory: t`Obrigatória`, elective: t`Eletiva`, optional: t`Optativa` }
  return {
    weekday,
    meeting,
    shifts,
    lists,
    types,
    schedule: ({ meetings }: Pick<ClassGroup, 'meetings'>) =>
      meetings.length === 0 ? t`Sem horário fixo` : new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(meetings.map(meeting)),
    dates: ({ startsOn, endsOn }: Pick<ClassGroup, 'startsOn' | 'endsOn'>) => {
      const [from, to] = [formats.date(startsOn), formats.date(endsOn)]
      return t`${from} a ${to}`
    },
    /** Credits, or hours. */
    units: (count: number, measure: Measure) =>
      measure === 'credit'
        ? t`${plural(count, { one: '# crédito', other: '# créditos' })}`
        : t`${plural(count, { one: '# hora', other: '# horas' })}`,
    seats: ({ seatsLeft }: Pick<ClassGroup, 'seatsLeft'>) =>
      t`${plural(seatsLeft, { 0: 'Sem vagas', one: '# vaga livre', other: '# vagas livres' })}`,
  }
}
