import type { Assistants } from '#api/settings/embedding.ts'

export type AssistantName = keyof Assistants

interface OfferConditions {
  offered: Assistants
  /** The assistants that the query disables (docs/requirements/shell.md §2). */
  disabled: { disableHandtalk?: boolean | undefined; disableEqualWeb?: boolean | undefined }
  /** False on pages with secret fields. */
  allowed: boolean
}

/** The assistants that a page offers. Two interpreters would overlap. */
export function offeredAssistants({ offered, disabled, allowed }: OfferConditions): AssistantName[] {
  if (!allowed) return []
  const interpreter = offered.handTalk ? 'handTalk' : offered.vlibras ? 'vlibras' : null
  return [
    ...(interpreter && !disabled.disableHandtalk ? ([interpreter] as const) : []),
    ...(offered.equalWeb && !disabled.disableEqualWeb ? (['equalWeb'] as const) : []),
  ]
}

/** Selects from the offered assistants those that the person opened, and sign language where they switched it on in their account. */
export function selectAssistants(
  conditions: OfferConditions & {
    /** Null before sign-in; `signLanguage` is the user's preference. */
    person: object | null
    opened: readonly string[]
  },
): AssistantName[] {
  const { person, opened } = conditions
  return offeredAssistants(conditions).filter((name) => opened.includes(name) || (name !== 'equalWeb' && prefersSignLanguage(person)))
}

export const prefersSignLanguage = (person: object | null) => person !== null && 'signLanguage' in person && person.signLanguage === true
