import type { Assistants } from '#api/embedding.ts'

export type AssistantName = keyof Assistants

export interface AssistantConditions {
  /** What the tenant chose. */
  offered: Assistants
  /** Null before sign-in; `signLanguage` is the person's own switch. */
  person: object | null
  /** Of the address, kept across navigation (docs/requirements/shell.md, section 2). */
  disabled: { disableHandtalk?: boolean | undefined; disableEqualWeb?: boolean | undefined }
  /** Whether the page takes neither card nor password. */
  allowed: boolean
}

/**
 * The assistants that a page loads. Sign language is for anonymous visitors, who have no switch, and for signed-in people
 * who switched it on. EqualWeb has no switch.
 */
export function selectAssistants({ offered, person, disabled, allowed }: AssistantConditions): AssistantName[] {
  if (!allowed) return []
  const signs = !disabled.disableHandtalk && (person === null || ('signLanguage' in person && person.signLanguage === true))
  // Two interpreters would overlap.
  const interpreter = offered.handTalk ? 'handTalk' : offered.vlibras ? 'vlibras' : null
  return [
    ...(signs && interpreter ? ([interpreter] as const) : []),
    ...(!disabled.disableEqualWeb && offered.equalWeb ? (['equalWeb'] as const) : []),
  ]
}
