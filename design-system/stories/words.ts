/** The languages of the interface. */
export type StoryLocale = 'pt-BR' | 'en' | 'es'

/** What a story needs of its context: the toolbar's choices. */
interface StoryContext {
  globals: Record<string, unknown>
}

/** The words of a story in the language that the toolbar chose. */
export function words<Words>(inEach: Record<StoryLocale, Words>, { globals }: StoryContext): Words {
  return inEach[storyLocale({ globals })]
}

/** The language that the toolbar chose. */
export function storyLocale({ globals }: StoryContext): StoryLocale {
  return globals.locale as StoryLocale
}
