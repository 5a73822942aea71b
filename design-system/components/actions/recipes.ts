import { buttonRecipe } from './button.recipe.ts'
import { buttonRowRecipe } from './button-row.recipe.ts'
import { copyableCodeRecipe } from './copyable-code.recipe.ts'
import { iconButtonRecipe } from './icon-button.recipe.ts'
import { refusedActRecipe } from './refused-act.recipe.ts'
import { stickyActionBarRecipe } from './sticky-action-bar.recipe.ts'
import { textLinkRecipe } from './text-link.recipe.ts'

export const recipes = {
  button: buttonRecipe,
  buttonRow: buttonRowRecipe,
  iconButton: iconButtonRecipe,
  textLink: textLinkRecipe,
}

export const slotRecipes = {
  copyableCode: copyableCodeRecipe,
  refusedAct: refusedActRecipe,
  stickyActionBar: stickyActionBarRecipe,
}
