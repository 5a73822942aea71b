import * as actions from './components/actions/recipes.ts'
import * as choices from './components/choices/recipes.ts'
import * as data from './components/data/recipes.ts'
import * as dates from './components/dates/recipes.ts'
import * as feedback from './components/feedback/recipes.ts'
import * as fields from './components/fields/recipes.ts'
import * as files from './components/files/recipes.ts'
import * as navigation from './components/navigation/recipes.ts'
import * as overlays from './components/overlays/recipes.ts'
import * as table from './components/table/recipes.ts'
import * as text from './components/text/recipes.ts'
import * as patterns from './patterns/recipes.ts'

/** Every recipe by the name under which `#styled/recipes` exports it. */
export const recipes = {
  ...actions.recipes,
  ...choices.recipes,
  ...data.recipes,
  ...dates.recipes,
  ...feedback.recipes,
  ...fields.recipes,
  ...files.recipes,
  ...navigation.recipes,
  ...overlays.recipes,
  ...table.recipes,
  ...text.recipes,
  ...patterns.recipes,
}

export const slotRecipes = {
  ...actions.slotRecipes,
  ...choices.slotRecipes,
  ...data.slotRecipes,
  ...dates.slotRecipes,
  ...feedback.slotRecipes,
  ...fields.slotRecipes,
  ...files.slotRecipes,
  ...navigation.slotRecipes,
  ...overlays.slotRecipes,
  ...table.slotRecipes,
  ...text.slotRecipes,
  ...patterns.slotRecipes,
}
