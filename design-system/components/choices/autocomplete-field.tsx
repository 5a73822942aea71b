import { Search as Magnifier } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { type ComboboxFieldProps, ComboboxShell } from './combobox-shell.tsx'
import { type ChoiceOption, OptionLogo } from './option.tsx'
import { useControllable } from './use-controllable.ts'

export type AutocompleteFieldProps = ComboboxFieldProps & {
  onSearch: Search
  value?: ChoiceOption | null | undefined
  defaultValue?: ChoiceOption | null | undefined
  onChange?: ((option: ChoiceOption | null) => void) | undefined
  loadingText: string
  emptyText: string
  failedText: string
  retryText: string
  resultCount: (count: number) => string
}

/** A choice from a list that only a server search knows. Only a chosen option is a value, but typed text is kept. */
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
  const [chosen, choose] = useControllable(value, defaultValue, onChange)
  const { status, options, search, retry } = useSearch(onSearch)
  const isEmpty = status === 'done' && options.length === 0
  const announcements: Record<typeof status, string> = {
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
          <Magnifier />
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
        announcement: announcements[status],
      }}
    />
  )
}

export type Search = (text: string, signal: AbortSignal) => Promise<readonly ChoiceOption[]>

interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed'
  options: readonly ChoiceOption[]
}

const idle: SearchState = { status: 'idle', options: [] }

/** Debounces by `delay` milliseconds and aborts older searches. Keeps the previous options until new ones arrive. */
export function useSearch(onSearch: Search, delay = 300) {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController>(undefined)
  const latest = useRef('')

  useEffect(() => () => running.current?.abort(), [])

  async function run(text: string, wait: number) {
    running.current?.abort()
    latest.current = text
    if (!text.trim()) {
      setState(idle)
      return
    }
    const { signal } = (running.current = new AbortController())
    setState(({ options }) => ({ status: 'searching', options }))
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (signal.aborted) return
    try {
      const options = await onSearch(text, signal)
      if (!signal.aborted) setState({ status: 'done', options })
    } catch {
      if (!signal.aborted) setState({ status: 'failed', options: [] })
    }
  }

  return {
    ...state,
    search: (text: string) => void run(text, delay),
    retry: () => void run(latest.current, 0),
  }
}
