import { useMemo, useState } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import type { ChoiceOption } from './option.tsx'
import { ComboboxShell, type ComboboxFieldProps } from './combobox-shell.tsx'
import { filterOptions } from './filter-options.ts'
import { useControllable } from './use-controllable.ts'

export type ComboboxProps = ComboboxFieldProps & {
  options: readonly ChoiceOption[]
  /** The chosen option's value, or with `allowFreeText` any text; empty for none. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  allowFreeText?: boolean | undefined
  emptyText: string
  resultCount: (count: number) => string
  loading?: boolean | undefined
  loadingText?: string | undefined
}

/** A choice from a known list that is too long to scan: typing filters it, ignoring case and accents. */
export function Combobox({
  options,
  value,
  defaultValue = '',
  onChange,
  allowFreeText = false,
  emptyText,
  resultCount,
  loading = false,
  loadingText = '',
  ...shell
}: ComboboxProps) {
  const [chosenValue, choose] = useControllable(value, defaultValue, onChange)
  const [text, setText] = useState('')
  const found = useMemo(() => filterOptions(options, text), [options, text])
  const listed = options.find((option) => option.value === chosenValue)
  const chosen = listed ?? (allowFreeText && chosenValue ? { value: chosenValue, label: chosenValue } : null)
  const isEmpty = found.length === 0

  return (
    <ComboboxShell
      {...shell}
      onReset={() => choose(defaultValue)}
      list={{
        options: loading ? [] : found,
        chosen,
        onChoose: (option) => choose(option?.value ?? ''),
        onType: (typed) => {
          setText(typed)
          if (allowFreeText || !typed) choose(typed)
        },
        onRest: () => setText(''),
        keepsText: allowFreeText,
        takesText: allowFreeText,
        opensOnPress: true,
        isBusy: loading,
        message: loading ? (
          <>
            <Spinner />
            {loadingText}
          </>
        ) : isEmpty ? (
          emptyText
        ) : null,
        announcement: loading ? loadingText : isEmpty ? emptyText : resultCount(found.length),
      }}
    />
  )
}
