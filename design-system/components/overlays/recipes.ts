import { actionMenuRecipe } from './action-menu.recipe.ts'
import { commandPaletteRecipe } from './command-palette.recipe.ts'
import { dialogRecipe } from './dialog.recipe.ts'
import { menuRecipe } from './menu.recipe.ts'
import { popoverRecipe } from './popover.recipe.ts'
import { tooltipRecipe } from './tooltip.recipe.ts'

export const slotRecipes = {
  actionMenu: actionMenuRecipe,
  commandPalette: commandPaletteRecipe,
  dialog: dialogRecipe,
  menu: menuRecipe,
  popover: popoverRecipe,
  tooltip: tooltipRecipe,
}

export const recipes = {}
