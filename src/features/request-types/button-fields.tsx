import { Trans, useLingui } from '@lingui/react/macro'
import { cancelStep } from '#api/academic/form-ends.ts'
import type { FormStep } from '#api/academic/request-forms.ts'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { ArrangedParts } from '../../kit/editing/arranged-parts.tsx'
import { emptyText } from './edit-definition.ts'
import type { EditorFault } from './editor-faults.ts'
import { LocalizedField } from './localized-field.tsx'
import { TargetField } from './target-field.tsx'

type StepButton = FormStep['buttons'][number]

interface ButtonFieldsProps {
  step: FormStep
  steps: readonly FormStep[]
  faults: readonly EditorFault[]
  onChange: (change: Pick<FormStep, 'buttons'>) => void
}

/** Fields for a step's links to URLs and buttons to other steps, beside its usual way on. */
export function ButtonFields({ step, steps, faults, onChange }: ButtonFieldsProps) {
  const { t } = useLingui()
  const hasFaults = faults.length > 0
  return (
    <ArrangedParts
      items={step.buttons}
      getName={(_, index) => t`botão ${index + 1}`}
      onChange={(buttons) => onChange({ buttons: [...buttons] })}
      movedTo={(position) => t`Botão movido para a posição ${position}`}
      newItem={(): StepButton => ({ type: 'link', label: emptyText, url: 'https://' })}
      addLabel={<Trans>Acrescentar botão</Trans>}
      most={5}
    >
      {(button, index, change) => (
        <FormSection legend={t`Botão ${index + 1}`}>
          <SelectField
            label={t`O que ele faz`}
            value={button.type}
            onChange={({ target }) => {
              const { label } = button
              change(target.value === 'link' ? { type: 'link', label, url: 'https://' } : { type: 'button', label, target: cancelStep })
            }}
          >
            <option value="link">{t`Abre um endereço`}</option>
            <option value="button">{t`Leva a outra etapa`}</option>
          </SelectField>
          <LocalizedField
            label={t`Texto do botão`}
            value={button.label}
            faults={hasFaults ? faults.filter(({ locale }) => locale !== undefined && button.label[locale].trim() === '') : []}
            onChange={(label) => change({ ...button, label })}
          />
          {button.type === 'link' ? (
            <TextField
              label={t`Endereço`}
              type="url"
              value={button.url}
              error={hasFaults && !/^https:\/\/[^\s.]+\./.test(button.url) ? t`Informe um endereço que comece com https://` : undefined}
              onChange={({ target }) => change({ ...button, url: target.value })}
            />
          ) : (
            <TargetField
              label={t`Leva para`}
              steps={steps}
              from={step.name}
              value={button.target}
              onChange={(target) => change({ ...button, target })}
            />
          )}
        </FormSection>
      )}
    </ArrangedParts>
  )
}
