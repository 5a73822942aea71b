import { orDividerRecipe } from './or-divider.recipe.ts'
import { visuallyHiddenTextRecipe } from './visually-hidden.recipe.ts'

export const recipes = {
  orDivider: orDividerRecipe,
  visuallyHiddenText: visuallyHiddenTextRecipe,
}

export const slotRecipes = {}
