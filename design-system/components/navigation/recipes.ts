import { accordionRecipe } from './accordion.recipe.ts'
import { disclosureRecipe } from './disclosure.recipe.ts'
import { foldRowRecipe } from './fold-row.recipe.ts'
import { foldRecipe } from './fold.recipe.ts'
import { navRowRecipe } from './nav-row.recipe.ts'
import { pageHeaderRecipe } from './page-header.recipe.ts'
import { pageLinksRecipe } from './page-links.recipe.ts'
import { paginationRecipe } from './pagination.recipe.ts'
import { segmentsRecipe } from './segments.recipe.ts'
import { shortcutRowRecipe } from './shortcut-row.recipe.ts'
import { skipLinkRecipe } from './skip-link.recipe.ts'
import { stepsRecipe } from './steps.recipe.ts'
import { tabsRecipe } from './tabs.recipe.ts'

export const recipes = {
  skipLink: skipLinkRecipe,
}

export const slotRecipes = {
  accordion: accordionRecipe,
  disclosure: disclosureRecipe,
  fold: foldRecipe,
  navRow: navRowRecipe,
  foldRow: foldRowRecipe,
  pageHeader: pageHeaderRecipe,
  pageLinks: pageLinksRecipe,
  pagination: paginationRecipe,
  segments: segmentsRecipe,
  shortcutRow: shortcutRowRecipe,
  steps: stepsRecipe,
  tabs: tabsRecipe,
}
