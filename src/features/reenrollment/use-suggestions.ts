import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Suggestions, TimetablePreferences } from '../../../class-selection/suggest-timetables.ts'

/** Returns the suggestions for the last request, computed in a worker; null while they are being computed. */
export function useSuggestions() {
  const [state, setState] = useState<{ suggestions: Suggestions | null; isBusy: boolean; isError: boolean }>({
    suggestions: null,
    isBusy: false,
    isError: false,
  })
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)
  const answer = useEffectEvent(({ data }: MessageEvent<{ id: number; suggestions: Suggestions }>) => {
    if (data.id === asked.current) setState({ suggestions: data.suggestions, isBusy: false, isError: false })
  })
  const fail = useEffectEvent(() => setState({ suggestions: null, isBusy: false, isError: true }))

  useEffect(() => {
    const opened = new Worker(new URL('suggest.worker.ts', import.meta.url), { type: 'module' })
    opened.addEventListener('message', (event) => answer(event))
    opened.addEventListener('error', () => fail())
    worker.current = opened
    return () => opened.terminate()
  }, [])

  return {
    ...state,
    suggest: (wanted: TimetablePreferences) => {
      asked.current++
      setState({ suggestions: null, isBusy: true, isError: false })
      worker.current?.postMessage({ id: asked.current, wanted })
    },
  }
}
