import type { ReactNode } from 'react'

/** One option of a select, combobox or autocomplete. */
export interface ChoiceOption {
  value: string
  label: string
  /** A second, smaller line. */
  description?: string | undefined
  /** A drawing of 20 px before the label. */
  icon?: ReactNode
  /** Address of a square picture before the label; null where there is none, and initials stand in. */
  logo?: string | null | undefined
  disabled?: boolean | undefined
}

/** Options under one heading. */
export interface ChoiceOptionGroup<Option extends ChoiceOption = ChoiceOption> {
  label: string
  options: readonly Option[]
}

export function isOptionGroup<Option extends ChoiceOption>(entry: Option | ChoiceOptionGroup<Option>): entry is ChoiceOptionGroup<Option> {
  return 'options' in entry
}

/** Every option in order, those of groups included. */
export function optionsIn<Option extends ChoiceOption>(entries: ReadonlyArray<Option | ChoiceOptionGroup<Option>>): Option[] {
  return entries.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))
}
