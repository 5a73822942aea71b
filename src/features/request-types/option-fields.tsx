import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { FormField } from '#api/request-forms.ts'
import { Button } from '#design/components/actions/button.tsx'
import { EditedPart } from '#design/components/fields/edited-part.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { changed, moved, without } from '../../shared/editing/list-edits.ts'
import { emptyText, freeName } from './edit-definition.ts'
import type { EditorFault } from './editor-faults.ts'
import { nameIn } from './form-paths.ts'
import { LocalizedField } from './localized-field.tsx'
import { MoveButtons } from '../../shared/editing/move-buttons.tsx'

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
      {options.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the value is being typed, and may be there twice
        <EditedPart
          key={index}
          actions={
            <MoveButtons
              name={nameIn(option.label, i18n.locale, t`opção ${index + 1}`)}
              isFirst={index === 0}
              isLast={index === options.length - 1}
              onMove={(by) => onChange(moved(options, index, by))}
              onRemove={options.length > 1 ? () => onChange(without(options, index)) : undefined}
            />
          }
        >
          <LocalizedField
            label={t`Opção ${index + 1}`}
            value={option.label}
            faults={faults.filter(({ locale }) => locale !== undefined && option.label[locale].trim() === '')}
            onChange={(label) => onChange(changed(options, index, (one) => ({ ...one, label })))}
          />
          <TextField
            label={t`Valor guardado da opção ${index + 1}`}
            value={option.value}
            maxLength={100}
            error={option.value === '' ? t`Informe o valor` : isTwice(option.value) ? t`Este valor já existe na lista` : undefined}
            onChange={({ target }) => onChange(changed(options, index, (one) => ({ ...one, value: target.value })))}
          />
        </EditedPart>
      ))}
      <div>
        <Button
          size="sm"
          icon={<Plus size={20} strokeWidth={1.75} aria-hidden />}
          disabled={options.length >= 200}
          onClick={() =>
            onChange([...options, { value: freeName('option', new Set(options.map(({ value }) => value))), label: emptyText }])
          }
        >
          <Trans>Acrescentar opção</Trans>
        </Button>
      </div>
    </FormSection>
  )
}
