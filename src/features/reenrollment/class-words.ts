import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SubjectType } from '#api/academic/academic-situation.ts'
import type { ClassGroup, Measure, Shift, SubjectList } from '#api/academic/reenrollment.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useMeetingWords } from '../../subjects/reenrollment/meeting-words.ts'

/** Returns texts for classes in the reader's language: schedules, credits or hours, seats, and names of subject lists. */
export function useClassWords() {
  const { t } = useLingui()
  const formats = useFormats()
  const { weekday, meeting, schedule, starts } = useMeetingWords()
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
    schedule: ({ meetings }: Pick<ClassGroup, 'meetings'>) => schedule(meetings),
    starts: ({ meetings }: Pick<ClassGroup, 'meetings'>) => starts(meetings),
    /** What tells a class from the others of its subject. @param subjectCode code of the subject, with which most institutions begin that of the class */
    letter: ({ code }: Pick<ClassGroup, 'code'>, subjectCode: string) =>
      code.startsWith(`${subjectCode}-`) ? code.slice(subjectCode.length + 1) : code,
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
