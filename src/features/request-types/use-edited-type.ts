import { useReducer } from 'react'
import { type RequestDefinition, requestDefinition } from '#api/academic/request-types.ts'
import { useUnsavedEdits } from '../../kit/drafts/use-unsaved-edits.ts'
import { editDefinition } from './edit-definition.ts'

/** Returns whether stored edits have the parts that the editor renders; texts may still be empty. */
function hasForm(kept: unknown): kept is RequestDefinition {
  const read = requestDefinition.safeParse(kept)
  return read.success || read.error.issues.every(({ code }) => code === 'too_small' || code === 'invalid_format' || code === 'too_big')
}

/**
 * The definition being edited; what was not saved comes back with the page.
 * @param draft whose edits these are: the id of a type, `new`, or of which type a new one is a copy
 */
export function useEditedType(draft: string, saved: RequestDefinition) {
  const [definition, edit] = useReducer(editDefinition, saved)
  const isChanged = JSON.stringify(definition) !== JSON.stringify(saved)
  const { isRestored, forget } = useUnsavedEdits({
    key: `request-type-edits:${draft}`,
    edits: definition,
    isChanged,
    restore: (kept) => {
      if (!hasForm(kept)) return false
      edit({ type: 'replace', definition: kept })
      return true
    },
  })
  return { definition, edit, isChanged, isRestored, forget }
}
