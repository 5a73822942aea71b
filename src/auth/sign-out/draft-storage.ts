/* What a person typed into a long form, for every tab of the browser, until it is saved, a day has passed or somebody signs out. */

const key = 'academic-services:draft'
const maxAgeMs = 86_400_000

type Fields = Record<string, string>

interface Draft {
  who: string
  form: string
  at: number
  fields: Fields
}

/** Null without one of this person and form. */
export function readDraft(who: string, form: string): Fields | null {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const draft = JSON.parse(text) as Draft
    if (draft.who !== who || Date.now() - draft.at > maxAgeMs) forgetDraft()
    else if (draft.form === form) return draft.fields
  } catch {
    // Without storage there is none.
  }
  return null
}

/** Never for passwords. No fields end the draft. */
export function keepDraft(who: string, form: string, fields: Fields): void {
  try {
    if (Object.keys(fields).length === 0) {
      if (readDraft(who, form)) forgetDraft()
    } else localStorage.setItem(key, JSON.stringify({ who, form, at: Date.now(), fields } satisfies Draft))
  } catch {
    // Without storage the text lasts as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing to forget.
  }
}
