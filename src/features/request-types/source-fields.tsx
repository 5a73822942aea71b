import { useLingui } from '@lingui/react/macro'
import { fieldSourceId } from '#api/academic/request-field-sources.ts'
import type { FormField, FormStep } from '#api/academic/request-forms.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { localizedName } from './form-paths.ts'
import { useEditorWords } from './use-editor-words.ts'

type Source = NonNullable<FormField['source']>

/** Name that a field must have for its answer to narrow the source. */
const narrowing: Partial<Record<string, string>> = { cities: 'state', 'subjects-of-curriculum': 'term' }

interface SourceFieldsProps {
  source: Source
  /** Name of the edited field. */
  own: string
  steps: readonly FormStep[]
  error: string | undefined
  onChange: (source: Source) => void
}

/** Fields for the source of a list's values, and the answers that narrow them. */
export function SourceFields({ source: { sourceId, filteredBy }, own, steps, error, onChange }: SourceFieldsProps) {
  const { t, i18n } = useLingui()
  const { sources } = useEditorWords()
  const others = steps.flatMap((step) => step.fields).filter(({ name, type }) => name !== own && type !== 'html' && type !== 'file')
  const filter = narrowing[sourceId]
  const isKnown = fieldSourceId.safeParse(sourceId).success
  return (
    <>
      <SelectField
        label={t`De onde vêm as opções`}
        value={sourceId}
        error={error}
        onChange={({ target }) => onChange({ sourceId: target.value, filteredBy: [] })}
      >
        {isKnown ? null : <option value={sourceId}>{sourceId}</option>}
        {fieldSourceId.options.map((id) => (
          <option key={id} value={id}>
            {sources[id]}
          </option>
        ))}
      </SelectField>
      {filter && others.length > 0 ? (
        <CheckboxGroup
          legend={t`Só as opções que combinam com a resposta de`}
          hint={t`O campo precisa ter o identificador “${filter}”.`}
          name={`filters-${own}`}
          options={others
            .filter(({ name }) => name === filter || filteredBy.includes(name))
            .map(({ name, label }) => ({ value: name, label: localizedName(label, i18n.locale, t`Campo sem pergunta`) }))}
          value={filteredBy}
          onChange={(names) => onChange({ sourceId, filteredBy: names })}
        />
      ) : null}
    </>
  )
}
