import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Combobox, type ComboboxProps } from '#design/components/choices/combobox.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { useFieldFrame } from './answer-field.ts'
import { typedText } from './answer-text.ts'
import { type DynamicAnswerProps, useDynamicOptions } from './use-dynamic-options.tsx'

/** More options than these are searched by typing. */
export const mostShown = 15

/** One of the values of a source. */
export function DynamicAnswer(props: DynamicAnswerProps) {
  const { t, i18n } = useLingui()
  const { field, value, onChange } = props
  const frame = { ...useFieldFrame(props), name: field.name, required: field.isRequired }
  const { options, note, failure } = useDynamicOptions(props)
  const search = useSearchWords()
  const isReady = useHydrated()
  const chosen = typedText(value, i18n.locale, field.type)
  const dropUnoffered = useEffectEvent(() => {
    if (options && chosen !== '' && !options.some((option) => option.value === chosen)) onChange('')
  })
  // Other answers may have removed the chosen option.
  useEffect(() => dropUnoffered(), [options])
  const isSearched = isReady && options !== undefined && options.length > mostShown
  const replaced = useKeptFocus(frame.id, isSearched)
  if (isSearched) {
    return <Combobox {...frame} {...search} options={options} value={chosen} onChange={onChange} />
  }
  return (
    <SelectField
      {...frame}
      ref={replaced}
      autoComplete="off"
      hint={joined(frame.hint, note)}
      below={failure}
      value={chosen}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{t`Escolha`}</option>
      {/* What was chosen stays while options are on their way. */}
      {!options && chosen !== '' ? <option value={chosen}>{t`Resposta guardada`}</option> : null}
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

/** Keeps the focus when a control is replaced by another one. @returns the ref of the one that is replaced */
function useKeptFocus(id: string, isReplaced: boolean) {
  const wasFocused = useRef(false)
  useLayoutEffect(() => {
    if (isReplaced && wasFocused.current) document.getElementById(id)?.focus()
    wasFocused.current = false
  }, [id, isReplaced])
  return useCallback(
    (control: HTMLElement | null) => () => {
      wasFocused.current = control !== null && control === document.activeElement
    },
    [],
  )
}

/** Joins a hint with a note about the options. */
export const joined = (hint: ReactNode, note: ReactNode): ReactNode =>
  hint && note ? (
    <>
      {hint}
      <br />
      {note}
    </>
  ) : (
    (hint ?? note)
  )

export function useSearchWords(): Pick<ComboboxProps, 'clearLabel' | 'emptyText' | 'resultCount'> {
  const { t } = useLingui()
  return {
    clearLabel: t`Limpar`,
    emptyText: t`Nada encontrado`,
    resultCount: (count) => t`${plural(count, { one: '# opção', other: '# opções' })}`,
  }
}
