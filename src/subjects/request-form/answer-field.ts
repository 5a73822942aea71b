import { useLingui } from '@lingui/react/macro'
import type { FormField } from '#api/academic/request-forms.ts'
import type { AnswerProblem } from '../../../form-engine/read-answer.ts'
import { fieldId, getText } from './field-words.ts'
import { problemMessage } from './problem-words.ts'

/** What a field's part takes. */
export interface AnswerFieldProps {
  field: FormField
  /** As typed, chosen or kept. */
  value: unknown
  problem: AnswerProblem | undefined
  onChange: (raw: unknown) => void
}

/** What every kind of field shows alike. */
export function useFieldFrame({ field, problem }: Pick<AnswerFieldProps, 'field' | 'problem'>) {
  const { t, i18n } = useLingui()
  return {
    id: fieldId(field.name),
    label: getText(field.label, i18n.locale),
    hint: field.hint ? getText(field.hint, i18n.locale) : undefined,
    optional: field.isRequired ? undefined : t`opcional`,
    error: problem && problemMessage(problem, field, i18n),
  }
}
