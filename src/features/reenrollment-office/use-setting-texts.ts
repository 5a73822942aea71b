import { useLingui } from '@lingui/react/macro'
import type { z } from 'zod'
import type { AppLocale } from '#api/locales.ts'
import type { PeriodSettings, periodOptions } from '#api/academic/reenrollment-office.ts'
import { useFormats } from '../../request/use-formats.ts'
import { ruleWords } from '../../subjects/reenrollment/pendency-words.tsx'
import { measureWords } from './office-words.tsx'

export type SettingTexts = Record<keyof PeriodSettings, string>

/** What each setting is called, in the form and wherever versions are compared. */
export function useSettingLabels(): SettingTexts {
  const { t } = useLingui()
  return {
    period: t`Período letivo`,
    startsOn: t`Início das aulas`,
    endsOn: t`Fim das aulas`,
    opensAt: t`Abertura da rematrícula`,
    closesAt: t`Fim da rematrícula`,
    changesUntil: t`Fim das alterações`,
    curriculumIds: t`Cursos atendidos`,
    rules: t`Exigências para a rematrícula`,
    documentKindIds: t`Documentos exigidos`,
    measure: t`Medida dos limites`,
    minimum: t`Mínimo`,
    maximum: t`Máximo`,
    dependencyMaximum: t`Máximo de dependências`,
    allowsClashes: t`Turmas em horários que coincidem`,
    unitAmount: t`Valor por crédito ou hora`,
    fixedAmount: t`Valor fixo`,
    discountBasisPoints: t`Desconto`,
    installments: t`Parcelas`,
    firstDueDate: t`Primeiro vencimento`,
    admissionsPerMinute: t`Entradas por minuto`,
  }
}

/** The value of each setting in words. */
export function useSettingTexts({ curricula, documentKinds }: z.infer<typeof periodOptions>): (settings: PeriodSettings) => SettingTexts {
  const { t, i18n } = useLingui()
  const { date, dateTime, money, number, percent } = useFormats()
  const listed = (names: readonly string[], none: string) => (names.length === 0 ? none : new Intl.ListFormat(i18n.locale).format(names))
  const getName = (id: number, names: ReadonlyMap<number, string>) => names.get(id) ?? String(id)
  const courses = new Map(curricula.map(({ curriculumId, name }) => [curriculumId, name]))
  const documents = new Map(documentKinds.map(({ kindId, name }) => [kindId, name[i18n.locale as AppLocale]]))
  return (settings) => ({
    period: settings.period,
    startsOn: date(settings.startsOn),
    endsOn: date(settings.endsOn),
    opensAt: dateTime(settings.opensAt),
    closesAt: dateTime(settings.closesAt),
    changesUntil: dateTime(settings.changesUntil),
    curriculumIds: listed(
      settings.curriculumIds.map((id) => getName(id, courses)),
      t`Todos os cursos`,
    ),
    rules: listed(
      settings.rules.map((rule) => i18n._(ruleWords[rule])),
      t`Nenhuma`,
    ),
    documentKindIds: listed(
      settings.documentKindIds.map((id) => getName(id, documents)),
      t({ message: 'Nenhum', context: 'documento' }),
    ),
    measure: i18n._(measureWords[settings.measure]),
    minimum: number(settings.minimum),
    maximum: number(settings.maximum),
    dependencyMaximum: number(settings.dependencyMaximum),
    allowsClashes: settings.allowsClashes ? t`Permitidas` : t`Não permitidas`,
    unitAmount: money(settings.unitAmount),
    fixedAmount: money(settings.fixedAmount),
    discountBasisPoints: percent(settings.discountBasisPoints),
    installments: number(settings.installments),
    firstDueDate: date(settings.firstDueDate),
    admissionsPerMinute: number(settings.admissionsPerMinute),
  })
}
