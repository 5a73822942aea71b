import { useEffect, useReducer, useState } from 'react'
import { type RequestDefinition, requestDefinition } from '#api/request-types.ts'
import { editDefinition } from './edit-definition.ts'

/** Edits of one type in this tab, until they are saved. */
const storageKey = (typeId: number | null) => `request-type-edits:${typeId ?? 'new'}`

function readKept(typeId: number | null): RequestDefinition | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(typeId)) ?? 'null')
    return hasForm(kept) ? kept : null
  } catch {
    return null
  }
}

/** Texts may still be empty; what the editor draws has to be there. */
function hasForm(kept: unknown): kept is RequestDefinition {
  const read = requestDefinition.safeParse(kept)
  return (
    read.success ||
    (kept !== null && read.error.issues.every(({ code }) => code === 'too_small' || code === 'invalid_format' || code === 'too_big'))
  )
}

/** The definition being edited; what was not saved comes back with the page. */
export function useEditedType(typeId: number | null, saved: RequestDefinition) {
  const [definition, edit] = useReducer(editDefinition, saved)
  const [isRestored, setIsRestored] = useState(false)
  const isChanged = JSON.stringify(definition) !== JSON.stringify(saved)

  // After hydration: the server knows of no edits.
  useEffect(() => {
    const kept = readKept(typeId)
    if (!kept) return
    edit({ type: 'replace', definition: kept })
    setIsRestored(true)
  }, [typeId])

  useEffect(() => {
    try {
      if (isChanged) sessionStorage.setItem(storageKey(typeId), JSON.stringify(definition))
    } catch {
      // Storage that is full or forbidden keeps nothing; leaving asks all the same.
    }
  }, [typeId, definition, isChanged])

  return {
    definition,
    edit,
    isChanged,
    isRestored,
    /** After saving, or to give the changes up. */
    forget: () => {
      setIsRestored(false)
      try {
        sessionStorage.removeItem(storageKey(typeId))
      } catch {
        // As above.
      }
    },
  }
}
