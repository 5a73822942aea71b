import { filterBarRecipe } from './filter-bar.recipe.ts'
import { tableRecipe } from './table.recipe.ts'

export const recipes = {
  filterBar: filterBarRecipe,
}

export const slotRecipes = {
  table: tableRecipe,
}
