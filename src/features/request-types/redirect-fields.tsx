import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useId, useRef } from 'react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { EditedFields } from '#design/components/fields/edited-part.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { OrDivider } from '#design/components/text/or-divider.tsx'
import { finalStep } from '#api/academic/form-ends.ts'
import type { FormCondition, FormStep } from '#api/academic/request-forms.ts'
import { ConditionFields, hasRelations, newCondition } from './condition-fields.tsx'
import { ArrangedParts } from '../../kit/editing/arranged-parts.tsx'
import { focusAdded, focusNeighbor } from '../../kit/editing/focus-part.ts'
import { changed, without } from '../../kit/editing/list-edits.ts'
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
  // The fields of this step come first, because most conditions ask about them.
  const fields = [...step.fields, ...steps.flatMap((one) => (one.name === step.name ? [] : one.fields))]
  const first = fields.find(hasRelations)
  if (!first)
    return (
      <p>
        <Trans>Para desviar por uma resposta, crie antes um campo nesta etapa ou em uma anterior.</Trans>
      </p>
    )
  return (
    <ArrangedParts
      items={step.redirects}
      getName={(_, index) => t`desvio ${index + 1}`}
      onChange={(redirects) => onChange({ redirects: [...redirects] })}
      movedTo={(position) => t`Desvio movido para a posição ${position}`}
      newItem={(): Redirect => ({ action: 'REDIRECT', when: [newCondition(first)], target: finalStep })}
      addLabel={<Trans>Acrescentar desvio</Trans>}
      most={20}
    >
      {(redirect, index, change) => (
        <FormSection
          legend={t`Desvio ${index + 1}`}
          intro={redirect.when.length > 1 ? <Trans>Quando todas as condições valem</Trans> : undefined}
        >
          <Conditions
            when={redirect.when}
            fields={fields}
            newOne={() => newCondition(first)}
            onChange={(when) => change({ ...redirect, when })}
          />
          <TargetField
            label={t`Ir para`}
            steps={steps}
            from={step.name}
            value={redirect.target}
            onChange={(target) => change({ ...redirect, target })}
          />
        </FormSection>
      )}
    </ArrangedParts>
  )
}

const look = textLinkLook({ variant: 'alone', size: 'sm' })

interface ConditionsProps {
  when: Redirect['when']
  fields: FormStep['fields']
  newOne: () => FormCondition
  onChange: (when: FormCondition[]) => void
}

function Conditions({ when, fields, newOne, onChange }: ConditionsProps) {
  const { t } = useLingui()
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const partId = (index: number) => `${id}-${index}`
  return (
    <>
      {when.map((condition, index) => (
        // Conditions have no names, so their position identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 ? (
            <OrDivider>
              <Trans>e</Trans>
            </OrDivider>
          ) : null}
          <div id={partId(index)} tabIndex={-1} role="group" aria-label={t`Condição ${index + 1}`}>
            <EditedFields>
              <ConditionFields condition={condition} fields={fields} onChange={(next) => onChange(changed(when, index, () => next))} />
              {when.length > 1 ? (
                <div>
                  <button
                    type="button"
                    className={look}
                    onClick={() => {
                      onChange(without(when, index))
                      focusNeighbor(partId(Math.min(index, when.length - 2)), add.current)
                    }}
                  >
                    <Trans>Remover esta condição</Trans>
                  </button>
                </div>
              ) : null}
            </EditedFields>
          </div>
        </Fragment>
      ))}
      <div>
        <button
          type="button"
          ref={add}
          className={look}
          disabled={when.length >= 10}
          onClick={() => {
            onChange([...when, newOne()])
            focusAdded(partId(when.length))
          }}
        >
          <Trans>Acrescentar condição</Trans>
        </button>
      </div>
    </>
  )
}
