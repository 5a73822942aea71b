import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { FormField, FormStep } from '#api/academic/request-forms.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { EditedPart } from '#design/components/fields/edited-part.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { ButtonFields } from './button-fields.tsx'
import type { DefinitionEdit } from './edit-definition.ts'
import type { EditorFault } from './editor-faults.ts'
import { FieldEditor } from './field-editor.tsx'
import { localizedName } from './form-paths.ts'
import { LocalizedField } from './localized-field.tsx'
import { focusAdded, focusNeighbor } from '../../kit/editing/focus-part.ts'
import { MoveButtons } from '../../kit/editing/move-buttons.tsx'
import { NameField } from './name-field.tsx'
import { RedirectFields } from './redirect-fields.tsx'
import { TargetField } from './target-field.tsx'
import { useEditorWords } from './use-editor-words.ts'
import { useFaultWords } from './use-fault-words.ts'

interface StepEditorProps {
  steps: readonly FormStep[]
  /** Position of the step. */
  at: number
  /** The faults of the step and its fields. */
  faults: readonly EditorFault[]
  onEdit: (edit: DefinitionEdit) => void
  /** Moves the step, and keeps it shown. */
  onMove: (by: 1 | -1) => void
}

export const stepHeadingId = (step: number) => `edited-step-${step}`

export const stepEditorId = 'edited-step'

const partId = (index: number) => `edited-part-${index}`

/** Edits one step: its texts, its fields, and where it leads. */
export function StepEditor({ steps, at, faults, onEdit, onMove }: StepEditorProps) {
  const { t, i18n } = useLingui()
  const faultText = useFaultWords()
  const step = steps[at]!
  const { name, title, fields, next } = step
  const { stepName, fieldName } = useEditorWords()
  const heading = localizedName(title, i18n.locale, stepName(at + 1))
  const add = useRef<HTMLButtonElement>(null)
  const fieldLabel = ({ label }: FormField, index: number) => localizedName(label, i18n.locale, fieldName(at + 1, index + 1))
  const of = (part: string) => faults.filter((fault) => fault.field === undefined && fault.part === part)
  const change = (values: Extract<DefinitionEdit, { type: 'changeStep' }>['change']) =>
    onEdit({ type: 'changeStep', step: at, change: values })
  const others = new Set(steps.filter((one) => one !== step).map((one) => one.name))
  const ofWays = [...of('next'), ...of('redirects'), ...of('name')]
  return (
    <Card id={stepEditorId} aria-labelledby={stepHeadingId(at)}>
      <CardHeader
        title={
          <span id={stepHeadingId(at)} tabIndex={-1}>
            {at + 1}. {heading}
          </span>
        }
        aside={
          <MoveButtons
            name={heading}
            isFirst={at === 0}
            isLast={at === steps.length - 1}
            onMove={onMove}
            onRemove={steps.length > 1 ? () => onEdit({ type: 'removeStep', step: at }) : undefined}
          />
        }
      />
      <CardSection>
        {ofWays.map((fault) => (
          <Notice key={`${fault.kind} ${fault.part}`} tone="danger" title={faultText(fault)} />
        ))}
        <LocalizedField label={t`Título da etapa`} value={title} faults={of('title')} onChange={(value) => change({ title: value })} />
        <NameField key={name} name={name} taken={others} onRename={(to) => onEdit({ type: 'renameStep', step: at, name: to })} />
      </CardSection>
      <CardSection>
        <FormSection legend={<Trans>Campos</Trans>}>
          {fields.length === 0 ? (
            <p>
              <Trans>Esta etapa ainda não pergunta nada.</Trans>
            </p>
          ) : null}
          {fields.map((field, index) => (
            <EditedPart
              key={field.name}
              id={partId(index)}
              label={fieldLabel(field, index)}
              actions={
                <MoveButtons
                  name={fieldLabel(field, index)}
                  isFirst={index === 0}
                  isLast={index === fields.length - 1}
                  onMove={(by) => onEdit({ type: 'moveField', step: at, field: index, by })}
                  onRemove={() => {
                    onEdit({ type: 'removeField', step: at, field: index })
                    focusNeighbor(partId(Math.min(index, fields.length - 2)), add.current)
                  }}
                />
              }
            >
              <FieldEditor
                field={field}
                at={{ step: at, field: index }}
                steps={steps}
                faults={faults.filter((fault) => fault.field === index)}
                onEdit={onEdit}
              />
            </EditedPart>
          ))}
          <div>
            <Button
              ref={add}
              icon={<Plus />}
              disabled={fields.length >= 40}
              onClick={() => {
                onEdit({ type: 'addField', step: at })
                focusAdded(partId(fields.length))
              }}
            >
              <Trans>Acrescentar campo</Trans>
            </Button>
          </div>
        </FormSection>
      </CardSection>
      <CardSection>
        <FormSection legend={<Trans>Desvios</Trans>} intro={<Trans>O primeiro desvio que vale decide para onde o aluno vai.</Trans>}>
          <RedirectFields step={step} steps={steps} onChange={change} />
        </FormSection>
        <TargetField
          label={t`Nos outros casos, ir para`}
          steps={steps}
          from={name}
          value={next}
          onChange={(target) => change({ next: target })}
        />
      </CardSection>
      <CardSection>
        <FormSection legend={<Trans>Botões</Trans>}>
          <ButtonFields step={step} steps={steps} faults={of('buttons')} onChange={change} />
        </FormSection>
      </CardSection>
    </Card>
  )
}
