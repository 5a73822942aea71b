import { useLingui } from '@lingui/react/macro'
import type { GroupSettings } from '#api/academic/reenrollment-office.ts'
import { useFormats } from '../../request/use-formats.ts'
import type { FieldMessages } from '../../kit/form/use-app-form.ts'
import { useMeetingWords } from '../../subjects/reenrollment/meeting-words.ts'
import { type ClassProblem, getClassProblems, type ClassValues, mostSeats } from './class-values.ts'
import { shiftWords } from './office-words.tsx'

export type ClassTexts = Record<keyof ClassValues, string>

/** Returns the labels of a class's fields, their values as text, and their problems. */
export function useClassWords() {
  const { t, i18n } = useLingui()
  const { date, number } = useFormats()
  const { schedule } = useMeetingWords()
  const labels: ClassTexts = {
    subjectId: t`Disciplina`,
    code: t`Código da turma`,
    shift: t`Turno`,
    teacher: t`Docente`,
    room: t`Sala`,
    meetings: t`Aulas na semana`,
    startsOn: t`Início das aulas`,
    endsOn: t`Fim das aulas`,
    seats: t`Vagas`,
    isOpen: t`Situação da turma`,
  }
  const texts = (settings: GroupSettings, subject: string): ClassTexts => ({
    subjectId: subject,
    code: settings.code,
    shift: i18n._(shiftWords[settings.shift]),
    teacher: settings.teacher ?? t`a definir`,
    room: settings.room ?? t`a definir`,
    meetings: schedule(settings.meetings),
    startsOn: date(settings.startsOn),
    endsOn: date(settings.endsOn),
    seats: number(settings.seats),
    isOpen: settings.isOpen ? t({ message: 'Aberta', context: 'turma' }) : t({ message: 'Fechada', context: 'turma' }),
  })
  const most = number(mostSeats)
  const problems: Partial<Record<keyof ClassValues, Partial<Record<ClassProblem, string>>>> = {
    subjectId: { missing: t`Escolha a disciplina` },
    code: { missing: t`Informe o código da turma` },
    meetings: {
      missing: t`Informe o início e o fim de cada aula`,
      notAfter: t`Cada aula precisa terminar depois de começar`,
      overlap: t`Duas aulas da turma coincidem`,
    },
    startsOn: { missing: t`Informe o início das aulas` },
    endsOn: { missing: t`Informe o fim das aulas`, notAfter: t`O fim das aulas precisa ser depois do início` },
    seats: { missing: t`Informe as vagas, ou zero`, range: t`Informe até ${most} vagas` },
  }
  const toMessages = (values: ClassValues): FieldMessages<ClassValues> =>
    Object.fromEntries(
      (Object.entries(getClassProblems(values)) as [keyof ClassValues, ClassProblem][]).map(([name, problem]) => [
        name,
        problems[name]?.[problem],
      ]),
    )
  return { labels, texts, messagesOf: toMessages }
}
