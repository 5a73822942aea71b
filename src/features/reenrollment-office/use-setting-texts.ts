import { useLingui } from '@lingui/react/macro'
import type { z } from 'zod'
import type { AppLocale } from '#api/locales.ts'
import type { periodOptions } from '#api/academic/reenrollment-office.ts'
import { ruleWords } from '../../subjects/reenrollment/pendency-words.tsx'
import type { FieldTexts } from '../../kit/form/field-codec.ts'
import { useFieldTexts } from '../../kit/form/use-field-texts.ts'
import { measureWords } from './office-words.tsx'
import { periodFields } from './period-values.ts'

export type SettingTexts = FieldTexts<typeof periodFields>

/** Returns the labels of the settings, for the form and for comparing versions. */
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
export function useSettingTexts({ curricula, documentKinds }: z.infer<typeof periodOptions>) {
  const { t, i18n } = useLingui()
  const courses = new Map(curricula.map(({ curriculumId, name }) => [String(curriculumId), name]))
  const documents = new Map(documentKinds.map(({ kindId, name }) => [String(kindId), name[i18n.locale as AppLocale]]))
  return useFieldTexts(
    periodFields,
    {
      courses: (id) => courses.get(id) ?? id,
      rules: (rule) => i18n._(ruleWords[rule]),
      documents: (id) => documents.get(id) ?? id,
      measures: (measure) => i18n._(measureWords[measure]),
      clashes: (areAllowed) => (areAllowed ? t`Permitidas` : t`Não permitidas`),
    },
    {
      curriculumIds: t`Todos os cursos`,
      rules: t`Nenhuma`,
      documentKindIds: t({ message: 'Nenhum', context: 'documento' }),
      // The rest is never empty where it is compared.
      other: '',
    },
  )
}
