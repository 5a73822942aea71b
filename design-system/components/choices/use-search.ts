import { useEffect, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'

export type Search = (text: string, signal: AbortSignal) => Promise<readonly ChoiceOption[]>

interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed'
  options: readonly ChoiceOption[]
}

const idle: SearchState = { status: 'idle', options: [] }

/**
 * Searches `delay` milliseconds after the last call, and tells every older search that nobody waits for it. Options
 * stay until the next ones are there.
 */
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
    /** The last search again, at once. */
    retry: () => void run(latest.current, 0),
  }
}
