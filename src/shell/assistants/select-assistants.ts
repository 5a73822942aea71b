import type { Assistants } from '#api/embedding.ts'

export type AssistantName = keyof Assistants

/** What decides which assistants a page has. */
export interface AssistantConditions {
  /** What the tenant chose. */
  offered: Assistants
  /** Null for anybody who is not signed in; `signLanguage` is the person's own switch, off where nothing is said. */
  person: object | null
  /** Of the address, kept across navigation (docs/requirements/shell.md, section 2). */
  disabled: { disableHandtalk?: boolean | undefined; disableEqualWeb?: boolean | undefined }
  /** Whether the page takes neither card nor password. */
  allowed: boolean
}

/**
 * The assistants that a page is to have. Sign language is offered to whoever is not signed in, since nobody could
 * have switched it on, and to signed-in people who did. The toolbar of EqualWeb has no switch of its own.
 */
export function selectAssistants({ offered, person, disabled, allowed }: AssistantConditions): AssistantName[] {
  if (!allowed) return []
  const signs = !disabled.disableHandtalk && (person === null || ('signLanguage' in person && person.signLanguage === true))
  // One interpreter at a time: two would stand in each other's way.
  const interpreter = offered.handTalk ? 'handTalk' : offered.vlibras ? 'vlibras' : null
  return [
    ...(signs && interpreter ? ([interpreter] as const) : []),
    ...(!disabled.disableEqualWeb && offered.equalWeb ? (['equalWeb'] as const) : []),
  ]
}
