import type { Assistants } from '#api/embedding.ts'

export type AssistantName = keyof Assistants

export interface AssistantConditions {
  offered: Assistants
  /** Null before sign-in; `signLanguage` is the user's preference. */
  person: object | null
  /** From the query (docs/requirements/shell.md §2). */
  disabled: { disableHandtalk?: boolean | undefined; disableEqualWeb?: boolean | undefined }
  allowed: boolean
}

/** Sign language is on before sign-in, where there is no preference; EqualWeb has none. */
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
