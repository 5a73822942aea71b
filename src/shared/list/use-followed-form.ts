import { useEffect, useRef } from 'react'

/**
 * Fields that say what the address says, also after "Limpar" or the browser's back button. Not on the first
 * render: what was typed before scripts ran is kept.
 */
export function useFollowedForm(search: object) {
  const ref = useRef<HTMLFormElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    for (const field of ref.current?.elements ?? []) {
      // The field in hand is left alone: the person may have typed on while the rows came.
      if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = field.defaultValue
    }
  }, [search])
  return ref
}
