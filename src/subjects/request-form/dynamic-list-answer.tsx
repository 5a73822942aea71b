import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValue } from '#api/academic/requests.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { ChoiceGroup, type ChoiceGroupProps } from '#design/components/choices/choice-group.tsx'
import { Combobox } from '#design/components/choices/combobox.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useFieldFrame } from './answer-field.ts'
import { chosenValues } from './answer-text.ts'
import { joined, mostShown, useSearchWords } from './dynamic-answer.tsx'
import { type DynamicAnswerProps, useDynamicOptions } from './use-dynamic-options.tsx'

/** Several of the values of a source. */
export function DynamicListAnswer(props: DynamicAnswerProps) {
  const { field, value, onChange } = props
  const { id, label, hint, ...frame } = useFieldFrame(props)
  const { options, note, failure } = useDynamicOptions(props)
  const isReady = useHydrated()
  const chosen = chosenValues(value)
  const dropUnoffered = useEffectEvent(() => {
    const offered = chosen.filter((one) => options?.some((option) => option.value === one))
    if (options && offered.length < chosen.length) onChange(offered)
  })
  // Other answers may have removed chosen options.
  useEffect(() => dropUnoffered(), [options])
  const group = { ...frame, legend: label, name: field.name }
  return (
    <div id={id} tabIndex={-1}>
      {isReady && options && options.length > mostShown ? (
        <SearchedList {...group} hint={hint} searchId={`${id}-search`} options={options} chosen={chosen} onChange={onChange} />
      ) : (
        <CheckboxGroup {...group} hint={joined(hint, note ?? failure)} options={options ?? []} value={chosen} onChange={onChange} />
      )}
      {/* What was chosen stays while options are on their way. */}
      {options ? null : chosen.map((one) => <input key={one} type="hidden" name={field.name} value={one} />)}
    </div>
  )
}

/** Options are found by typing and stand below once they are chosen. */
function SearchedList({
  name,
  searchId,
  options,
  chosen,
  onChange,
  ...frame
}: ChoiceGroupProps & {
  name: string
  searchId: string
  options: readonly FieldValue[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const { t } = useLingui()
  const count = chosen.length
  return (
    <ChoiceGroup {...frame}>
      <Combobox
        {...useSearchWords()}
        id={searchId}
        label={t`Procurar e incluir`}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value=""
        onChange={(value) => value && onChange([...chosen, value])}
      />
      {options
        .filter(({ value }) => chosen.includes(value))
        .map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={label}
            checked
            onChange={() => {
              // The check box disappears with its option.
              document.getElementById(searchId)?.focus()
              onChange(chosen.filter((one) => one !== value))
            }}
          />
        ))}
      <span role="status">
        <VisuallyHidden>{t`${plural(count, { one: '# escolhida', other: '# escolhidas' })}`}</VisuallyHidden>
      </span>
    </ChoiceGroup>
  )
}
