import { documentTextRecipe } from './document-text.recipe.ts'
import { factsRecipe } from './facts.recipe.ts'
import { keyHintRecipe } from './key-hint.recipe.ts'
import { orDividerRecipe } from './or-divider.recipe.ts'
import { richTextRecipe } from './rich-text.recipe.ts'
import { screenOnlyRecipe } from './screen-only.recipe.ts'
import { titledSectionRecipe } from './titled-section.recipe.ts'
import { visuallyHiddenTextRecipe } from './visually-hidden.recipe.ts'

export const recipes = {
  keyHint: keyHintRecipe,
  orDivider: orDividerRecipe,
  richText: richTextRecipe,
  screenOnly: screenOnlyRecipe,
  visuallyHiddenText: visuallyHiddenTextRecipe,
}

export const slotRecipes = {
  documentText: documentTextRecipe,
  facts: factsRecipe,
  titledSection: titledSectionRecipe,
}
