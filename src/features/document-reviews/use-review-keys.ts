import { useEffect, useRef, useState } from 'react'
import { type ReviewKey, getReviewKey } from './review-keys.ts'

const storageKey = 'document-review-keys'

/** Returns whether single keys act on the page, and a setter; people who dictate to their computer switch them off. */
export function useKeysSetting(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(storageKey) !== 'off'), [])
  return [
    on,
    (wanted) => {
      setOn(wanted)
      localStorage.setItem(storageKey, wanted ? 'on' : 'off')
    },
  ]
}

export function useReviewKeys(isOn: boolean, actions: Partial<Record<ReviewKey, () => void>>): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const key = getReviewKey(event)
      const act = key && latest.current[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
