import { Trans, useLingui } from '@lingui/react/macro'
import type { FormField } from '#api/academic/request-forms.ts'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { ArrangedParts } from '../../kit/editing/arranged-parts.tsx'
import { emptyText, freeName } from './edit-definition.ts'
import type { EditorFault } from './editor-faults.ts'
import { localizedName } from './form-paths.ts'
import { LocalizedField } from './localized-field.tsx'

type Options = FormField['options']

interface OptionFieldsProps {
  options: Options
  faults: readonly EditorFault[]
  onChange: (options: Options) => void
}

/** What a list offers to choose. */
export function OptionFields({ options, faults, onChange }: OptionFieldsProps) {
  const { t, i18n } = useLingui()
  const isTwice = (value: string) => options.filter((option) => option.value === value).length > 1
  return (
    <FormSection legend={<Trans>Opções</Trans>}>
      <ArrangedParts
        items={options}
        getName={({ label }, index) => localizedName(label, i18n.locale, t`opção ${index + 1}`)}
        onChange={(next) => onChange([...next])}
        movedTo={(position) => t`Opção movida para a posição ${position}`}
        newItem={() => ({ value: freeName('option', new Set(options.map(({ value }) => value))), label: emptyText })}
        addLabel={<Trans>Acrescentar opção</Trans>}
        most={200}
        least={1}
      >
        {(option, index, change) => (
          <FormRow>
            <LocalizedField
              label={t`Opção ${index + 1}`}
              value={option.label}
              faults={faults.filter(({ locale }) => locale !== undefined && option.label[locale].trim() === '')}
              onChange={(label) => change({ ...option, label })}
            />
            <TextField
              label={t`Valor guardado`}
              value={option.value}
              maxLength={100}
              error={option.value === '' ? t`Informe o valor` : isTwice(option.value) ? t`Este valor já existe na lista` : undefined}
              onChange={({ target }) => change({ ...option, value: target.value })}
            />
          </FormRow>
        )}
      </ArrangedParts>
    </FormSection>
  )
}
