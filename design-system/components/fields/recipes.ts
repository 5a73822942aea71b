import { fieldRecipe } from './field.recipe.ts'
import { searchFieldRecipe } from './search-field.recipe.ts'

export const slotRecipes = {
  field: fieldRecipe,
  searchField: searchFieldRecipe,
}

export const recipes = {}
