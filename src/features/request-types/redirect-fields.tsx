import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { EditedPart } from '#design/components/fields/edited-part.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { finalStep } from '#api/form-ends.ts'
import type { FormCondition, FormStep } from '#api/request-forms.ts'
import { ConditionFields, mayBeAskedOf, newCondition } from './condition-fields.tsx'
import { changed, moved, without } from '../../shared/editing/list-edits.ts'
import { MoveButtons } from '../../shared/editing/move-buttons.tsx'
import { TargetField } from './target-field.tsx'

type Redirect = FormStep['redirects'][number]

interface RedirectFieldsProps {
  step: FormStep
  steps: readonly FormStep[]
  onChange: (change: Pick<FormStep, 'redirects'>) => void
}

/** The first way whose conditions all hold is taken. */
export function RedirectFields({ step, steps, onChange }: RedirectFieldsProps) {
  const { t } = useLingui()
  // Of this step first: they are what most conditions ask of.
  const fields = [...step.fields, ...steps.flatMap((one) => (one.name === step.name ? [] : one.fields))]
  const first = fields.find(mayBeAskedOf)
  const { redirects } = step
  return (
    <>
      {redirects.map((redirect, index) => (
        <RedirectPart
          // Without names of their own, ways are told apart by their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          redirect={redirect}
          onChange={(change) => onChange({ redirects: changed(redirects, index, (one) => ({ ...one, ...change })) })}
          {...{ step, steps, fields }}
          actions={
            <MoveButtons
              name={t`desvio ${index + 1}`}
              isFirst={index === 0}
              isLast={index === redirects.length - 1}
              onMove={(by) => onChange({ redirects: moved(redirects, index, by) })}
              onRemove={() => onChange({ redirects: without(redirects, index) })}
            />
          }
        />
      ))}
      {first ? (
        <div>
          <Button
            size="sm"
            icon={<Plus size={20} strokeWidth={1.75} aria-hidden />}
            disabled={redirects.length >= 20}
            onClick={() => onChange({ redirects: [...redirects, { action: 'REDIRECT', when: [newCondition(first)], target: finalStep }] })}
          >
            <Trans>Acrescentar desvio</Trans>
          </Button>
        </div>
      ) : (
        <p>
          <Trans>Para desviar por uma resposta, crie antes um campo nesta etapa ou em uma anterior.</Trans>
        </p>
      )}
    </>
  )
}

interface RedirectPartProps {
  number: number
  redirect: Redirect
  step: FormStep
  steps: readonly FormStep[]
  fields: FormStep['fields']
  onChange: (change: Partial<Redirect>) => void
  actions: ReactNode
}

function RedirectPart({ number, redirect: { when, target }, step, steps, fields, onChange, actions }: RedirectPartProps) {
  const { t } = useLingui()
  const first = fields.find(mayBeAskedOf)
  const change = (index: number, condition: FormCondition) => onChange({ when: changed(when, index, () => condition) })
  return (
    <EditedPart actions={actions}>
      <FormSection legend={t`Desvio ${number}`} intro={when.length > 1 ? <Trans>Quando todas as condições valem</Trans> : undefined}>
        {when.map((condition, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <div key={index}>
            <ConditionFields condition={condition} fields={fields} onChange={(next) => change(index, next)} />
            {when.length > 1 ? (
              <Button size="sm" variant="quiet" onClick={() => onChange({ when: without(when, index) })}>
                <Trans>Remover esta condição</Trans>
              </Button>
            ) : null}
          </div>
        ))}
        <TargetField label={t`Ir para`} steps={steps} from={step.name} value={target} onChange={(next) => onChange({ target: next })} />
        <div>
          <Button
            size="sm"
            variant="quiet"
            disabled={when.length >= 10}
            onClick={() => first && onChange({ when: [...when, newCondition(first)] })}
          >
            <Trans>Acrescentar condição</Trans>
          </Button>
        </div>
      </FormSection>
    </EditedPart>
  )
}
