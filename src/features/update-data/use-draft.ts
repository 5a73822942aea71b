import { useEffect, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from '../../request/browser/draft-storage.ts'
import type { AddressChoice, UpdateValues } from './update-values.ts'

export const draftName = (choice: AddressChoice) => `update-data ${choice}`

interface DraftedForm {
  values: UpdateValues
  set(name: keyof UpdateValues, value: string): void
}

/** Keeps what differs from `saved`, but no password, and puts it back when the page opens again. */
export function useDraft(form: DraftedForm, saved: UpdateValues, { who, name, isOff }: { who: string; name: string; isOff: boolean }) {
  const [state, setState] = useState<'unread' | 'none' | 'restored'>('unread')
  const { values } = form

  useEffect(() => {
    if (isOff || state !== 'unread') return
    const kept = Object.entries(readDraft(who, name) ?? {}) as Array<[keyof UpdateValues, string]>
    const draft = kept.filter(([field, value]) => field in saved && field !== 'currentPassword' && value !== saved[field])
    for (const [field, value] of draft) form.set(field, value)
    setState(draft.length > 0 ? 'restored' : 'none')
  }, [form, saved, state, isOff, who, name])

  useEffect(() => {
    if (isOff || state === 'unread') return
    const fields = (Object.keys(saved) as Array<keyof UpdateValues>).filter(
      (field) => field !== 'currentPassword' && values[field] !== saved[field],
    )
    keepDraft(who, name, Object.fromEntries(fields.map((field) => [field, values[field]])))
  }, [values, saved, state, isOff, who, name])

  return {
    isRestored: state === 'restored',
    discard() {
      forgetDraft(name)
      for (const [field, value] of Object.entries(saved)) form.set(field as keyof UpdateValues, value)
      setState('none')
    },
  }
}
