export type StoryLocale = 'pt-BR' | 'en' | 'es'

interface StoryContext {
  globals: Record<string, unknown>
}

/** Returns a story's texts in the toolbar's language. */
export function words<Words>(inEach: Record<StoryLocale, Words>, { globals }: StoryContext): Words {
  return inEach[storyLocale({ globals })]
}

export function storyLocale({ globals }: StoryContext): StoryLocale {
  return globals.locale as StoryLocale
}
