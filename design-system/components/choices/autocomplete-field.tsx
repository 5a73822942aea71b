import { Search as Magnifier } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import type { ChoiceOption } from './choice-option.ts'
import { ComboboxShell, type ComboboxFieldProps } from './combobox-shell.tsx'
import { OptionLogo } from './option-logo.tsx'
import { useChosen } from './use-chosen.ts'
import { useSearch, type Search } from './use-search.ts'

export type AutocompleteFieldProps = ComboboxFieldProps & {
  /** Answers with the options for a text; `signal` tells when nobody waits any more. */
  onSearch: Search
  value?: ChoiceOption | null | undefined
  defaultValue?: ChoiceOption | null | undefined
  onChange?: ((option: ChoiceOption | null) => void) | undefined
  loadingText: string
  /** The sentence where nothing was found. */
  emptyText: string
  /** The sentence where the search failed, before the button named `retryText`. */
  failedText: string
  retryText: string
  /** How many options were found, for screen readers. */
  resultCount: (count: number) => string
}

/** One of a list that only a search knows, such as banks by their logos. Only a chosen option is a value; the typed text stays. */
export function AutocompleteField({
  onSearch,
  value,
  defaultValue = null,
  onChange,
  loadingText,
  emptyText,
  failedText,
  retryText,
  resultCount,
  ...shell
}: AutocompleteFieldProps) {
  const [chosen, choose] = useChosen(value, defaultValue, onChange)
  const { status, options, search, retry } = useSearch(onSearch)
  const isEmpty = status === 'done' && options.length === 0
  const told: Record<typeof status, string> = {
    idle: '',
    searching: options.length > 0 ? '' : loadingText,
    done: isEmpty ? emptyText : resultCount(options.length),
    failed: failedText,
  }
  const message: Record<typeof status, ReactNode> = {
    idle: null,
    searching: options.length > 0 ? null : loadingText,
    done: isEmpty ? emptyText : null,
    failed: (
      <>
        {failedText}
        <Button size="sm" onClick={retry}>
          {retryText}
        </Button>
      </>
    ),
  }

  return (
    <ComboboxShell
      {...shell}
      icon={
        status === 'searching' ? (
          <Spinner />
        ) : chosen?.logo === undefined ? (
          <Magnifier size={20} strokeWidth={1.75} aria-hidden />
        ) : (
          <OptionLogo name={chosen.label} logo={chosen.logo} size="sm" />
        )
      }
      onReset={() => choose(defaultValue)}
      list={{
        options,
        chosen,
        onChoose: choose,
        onType: (text) => {
          if (chosen && text !== chosen.label) choose(null)
          search(text)
        },
        keepsText: true,
        opensOnPress: false,
        isBusy: status === 'searching',
        message: message[status],
        messageActs: status === 'failed',
        announcement: told[status],
      }}
    />
  )
}
