import { checkboxRecipe } from './checkbox.recipe.ts'
import { filterChipRecipe } from './filter-chip.recipe.ts'
import { radioCardsRecipe } from './radio-cards.recipe.ts'
import { selectableCardRecipe } from './selectable-card.recipe.ts'

export const recipes = {
  filterChip: filterChipRecipe,
}

export const slotRecipes = {
  checkbox: checkboxRecipe,
  radioCards: radioCardsRecipe,
  selectableCard: selectableCardRecipe,
}
