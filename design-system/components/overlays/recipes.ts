import { commandPaletteRecipe } from './command-palette.recipe.ts'
import { dialogRecipe } from './dialog.recipe.ts'
import { menuRecipe } from './menu.recipe.ts'
import { sheetRecipe } from './sheet.recipe.ts'

export const slotRecipes = {
  commandPalette: commandPaletteRecipe,
  dialog: dialogRecipe,
  menu: menuRecipe,
  sheet: sheetRecipe,
}

export const recipes = {}
