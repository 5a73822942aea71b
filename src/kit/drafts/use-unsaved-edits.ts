import { useEffect, useRef, useState } from 'react'

interface KeptEdits<Edits> {
  /** The key of what is edited, in this tab's storage. */
  key: string
  edits: Edits
  isChanged: boolean
  /** Restores stored edits; returns false if the editor cannot show them. */
  restore: (kept: unknown) => boolean
}

/** Stores edits in this tab until they are saved or discarded; they are restored when the page opens again. */
export function useUnsavedEdits<Edits>({ key, edits, isChanged, restore }: KeptEdits<Edits>) {
  const [isRestored, setIsRestored] = useState(false)
  const hasKept = useRef(false)
  const restoreNow = useRef(restore)
  useEffect(() => {
    restoreNow.current = restore
  })

  // After hydration: the server knows of no edits.
  useEffect(() => {
    const kept = read(key)
    if (kept !== null && restoreNow.current(kept)) setIsRestored(true)
  }, [key])

  useEffect(() => {
    if (isChanged) store(key, JSON.stringify(edits))
    else if (hasKept.current) store(key, null)
    hasKept.current = isChanged
  }, [key, edits, isChanged])

  return {
    isRestored,
    /** Removes the stored edits, after saving or to discard the changes. */
    forget: () => {
      setIsRestored(false)
      store(key, null)
    },
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text, or removes it. Full or forbidden storage keeps nothing; the question before leaving is asked all the same. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is full or forbidden, so nothing is kept.
  }
}
