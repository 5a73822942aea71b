import { dialogRecipe } from './dialog.recipe.ts'
import { menuRecipe } from './menu.recipe.ts'

export const slotRecipes = {
  dialog: dialogRecipe,
  menu: menuRecipe,
}

export const recipes = {}
