import * as actions from './components/actions/recipes.ts'
import * as choices from './components/choices/recipes.ts'
import * as data from './components/data/recipes.ts'
import * as feedback from './components/feedback/recipes.ts'
import * as fields from './components/fields/recipes.ts'
import * as navigation from './components/navigation/recipes.ts'
import * as overlays from './components/overlays/recipes.ts'
import * as text from './components/text/recipes.ts'
import * as patterns from './patterns/recipes.ts'

/** Registers every recipe with Panda, under the name that `#styled/recipes` gives its types. */
export const recipes = {
  ...actions.recipes,
  ...choices.recipes,
  ...data.recipes,
  ...feedback.recipes,
  ...navigation.recipes,
  ...text.recipes,
}

/** The same for recipes of components with several parts. */
export const slotRecipes = {
  ...actions.slotRecipes,
  ...choices.slotRecipes,
  ...data.slotRecipes,
  ...feedback.slotRecipes,
  ...fields.slotRecipes,
  ...navigation.slotRecipes,
  ...overlays.slotRecipes,
  ...patterns.slotRecipes,
}
