import { commandPaletteRecipe } from './command-palette.recipe.ts'
import { dialogRecipe } from './dialog.recipe.ts'
import { menuRecipe } from './menu.recipe.ts'

export const slotRecipes = {
  commandPalette: commandPaletteRecipe,
  dialog: dialogRecipe,
  menu: menuRecipe,
}

export const recipes = {}
