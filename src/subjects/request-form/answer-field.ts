import { useLingui } from '@lingui/react/macro'
import type { FormField } from '#api/academic/request-forms.ts'
import type { AnswerProblem } from '../../../form-engine/read-answer.ts'
import { fieldId, getText } from './field-words.ts'
import { problemMessage } from './problem-words.ts'

/** The props of a field's component. */
export interface AnswerFieldProps {
  field: FormField
  /** The value as typed, chosen or kept. */
  value: unknown
  problem: AnswerProblem | undefined
  onChange: (raw: unknown) => void
}

/** Returns the props that every kind of field shares. */
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
