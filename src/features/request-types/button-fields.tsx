import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { cancelStep } from '#api/form-ends.ts'
import type { FormStep } from '#api/request-forms.ts'
import { Button } from '#design/components/actions/button.tsx'
import { EditedPart } from '#design/components/fields/edited-part.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { changed, moved, without } from '../../shared/editing/list-edits.ts'
import { emptyText } from './edit-definition.ts'
import type { EditorFault } from './editor-faults.ts'
import { LocalizedField } from './localized-field.tsx'
import { MoveButtons } from '../../shared/editing/move-buttons.tsx'
import { TargetField } from './target-field.tsx'

type StepButton = FormStep['buttons'][number]

interface ButtonFieldsProps {
  step: FormStep
  steps: readonly FormStep[]
  faults: readonly EditorFault[]
  onChange: (change: Pick<FormStep, 'buttons'>) => void
}

/** Links to addresses and buttons to other steps, beside the way on. */
export function ButtonFields({ step, steps, faults, onChange }: ButtonFieldsProps) {
  const { t } = useLingui()
  const { buttons } = step
  const replace = (index: number, button: StepButton) => onChange({ buttons: changed(buttons, index, () => button) })
  const hasFaults = faults.length > 0
  return (
    <>
      {buttons.map((button, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- without names of their own, they are told apart by their place
        <EditedPart
          key={index}
          actions={
            <MoveButtons
              name={t`botão ${index + 1}`}
              isFirst={index === 0}
              isLast={index === buttons.length - 1}
              onMove={(by) => onChange({ buttons: moved(buttons, index, by) })}
              onRemove={() => onChange({ buttons: without(buttons, index) })}
            />
          }
        >
          <FormSection legend={t`Botão ${index + 1}`}>
            <SelectField
              label={t`O que ele faz`}
              value={button.type}
              onChange={({ target }) => {
                const { label } = button
                replace(
                  index,
                  target.value === 'link' ? { type: 'link', label, url: 'https://' } : { type: 'button', label, target: cancelStep },
                )
              }}
            >
              <option value="link">{t`Abre um endereço`}</option>
              <option value="button">{t`Leva a outra etapa`}</option>
            </SelectField>
            <LocalizedField
              label={t`Texto do botão`}
              value={button.label}
              faults={hasFaults ? faults.filter(({ locale }) => locale !== undefined && button.label[locale].trim() === '') : []}
              onChange={(label) => replace(index, { ...button, label })}
            />
            {button.type === 'link' ? (
              <TextField
                label={t`Endereço`}
                type="url"
                value={button.url}
                error={hasFaults && !/^https:\/\/[^\s.]+\./.test(button.url) ? t`Informe um endereço que comece com https://` : undefined}
                onChange={({ target }) => replace(index, { ...button, url: target.value })}
              />
            ) : (
              <TargetField
                label={t`Leva para`}
                steps={steps}
                from={step.name}
                value={button.target}
                onChange={(target) => replace(index, { ...button, target })}
              />
            )}
          </FormSection>
        </EditedPart>
      ))}
      <div>
        <Button
          size="sm"
          icon={<Plus size={20} strokeWidth={1.75} aria-hidden />}
          disabled={buttons.length >= 5}
          onClick={() => onChange({ buttons: [...buttons, { type: 'link', label: emptyText, url: 'https://' }] })}
        >
          <Trans>Acrescentar botão</Trans>
        </Button>
      </div>
    </>
  )
}
