import { useEffect, useRef, useState } from 'react'

interface KeptEdits<Edits> {
  /** Of what is edited, in this tab. */
  key: string
  edits: Edits
  isChanged: boolean
  /** Takes up what was kept; false for what the editor cannot draw. */
  restore: (kept: unknown) => boolean
}

/** Keeps edits in this tab until they are saved or given up; they come back with the page. */
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
    /** After saving, or to give the changes up. */
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

/** Storage that is full or forbidden keeps nothing; leaving asks all the same. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // As above.
  }
}
