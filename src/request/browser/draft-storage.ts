/* What a person typed into long forms, for every tab of the browser, until it is saved, a day has passed or somebody signs out. */

const prefix = 'academic-services:draft:'
const maxAgeMs = 86_400_000

type Fields = Record<string, string>

interface Draft {
  who: string
  at: number
  fields: Fields
}

/** Returns the draft of this person and form, or null. Deletes those of others, and old ones. */
export function readDraft(who: string, form: string): Fields | null {
  try {
    const kept = keptForms().flatMap((name) => {
      const draft = readKept(name)
      if (draft && draft.who === who && Date.now() - draft.at <= maxAgeMs) return [[name, draft.fields] as const]
      forgetDraft(name)
      return []
    })
    return kept.find(([name]) => name === form)?.[1] ?? null
  } catch {
    // Without storage there is none.
    return null
  }
}

/** Stores a draft; never for passwords. Empty fields delete it. */
export function keepDraft(who: string, form: string, fields: Fields): void {
  try {
    if (Object.keys(fields).length === 0) {
      if (readDraft(who, form)) forgetDraft(form)
    } else localStorage.setItem(prefix + form, JSON.stringify({ who, at: Date.now(), fields } satisfies Draft))
  } catch {
    // Without storage the text lasts as long as the page.
  }
}

export function forgetDraft(form: string): void {
  try {
    localStorage.removeItem(prefix + form)
  } catch {
    // Nothing to forget.
  }
}

/** Forgets the drafts of every form. */
export function forgetDrafts(): void {
  try {
    for (const form of keptForms()) localStorage.removeItem(prefix + form)
  } catch {
    // Nothing to forget.
  }
}

const keptForms = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))

function readKept(form: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + form) ?? '') as Draft
  } catch {
    return null
  }
}
