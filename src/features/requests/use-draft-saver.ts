import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FormField } from '#api/academic/request-forms.ts'
import type { RequestDraft } from '#api/academic/requests.ts'
import { forgetDraft, keepDraft, readDraft } from '../../request/browser/draft-storage.ts'
import { rpc } from '../../rpc/rpc.ts'
import { createDraftSaver, type DraftSaver, type DraftState, type UnsavedAnswers } from './draft-saver.ts'

/** Saves a draft as it is typed, and keeps on the device what could not be saved. */
export function useDraftSaver(draft: RequestDraft, who: string): { saver: DraftSaver; state: DraftState; isRestored: boolean } {
  const name = keptName(draft.draftId)
  const [isRestored, setRestored] = useState(false)
  const [saver] = useState(() =>
    createDraftSaver({
      draft,
      fileFields: new Set(getFields(draft).flatMap((field) => (field.type === 'file' ? [field.name] : []))),
      calls: {
        saveFields: (data) => rpc.academic.requests.saveFields.mutate(data),
        saveFiles: (data) => rpc.academic.requests.saveFiles.mutate(data),
        load: () => rpc.academic.requests.draft.query({ draftId: draft.draftId }),
      },
      keep: (unsaved) => keepDraft(who, name, unsaved ? { unsaved: JSON.stringify(unsaved) } : {}),
    }),
  )
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state)

  useEffect(() => {
    const kept = readUnsaved(who, name)
    if (!kept) return
    saver.restore(kept)
    setRestored(true)
  }, [saver, who, name])

  useEffect(() => {
    const save = () => void saver.flush()
    // Another device may have changed the draft.
    const look = () => (document.hidden ? save() : void saver.refresh())
    addEventListener('online', save)
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('online', save)
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', look)
      save()
      saver.stop()
    }
  }, [saver])

  return { saver, state, isRestored }
}

const keptName = (draftId: string) => `request ${draftId}`

/** Deletes the kept answers after the draft was sent or discarded. */
export const forgetUnsaved = (draftId: string) => forgetDraft(keptName(draftId))

function readUnsaved(who: string, name: string): UnsavedAnswers | null {
  try {
    const kept = readDraft(who, name)?.unsaved
    return kept ? (JSON.parse(kept) as UnsavedAnswers) : null
  } catch {
    return null
  }
}

export const getFields = ({ form }: Pick<RequestDraft, 'form'>): FormField[] => form.steps.flatMap(({ fields }) => fields)
