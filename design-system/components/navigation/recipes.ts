import { disclosureRecipe } from './disclosure.recipe.ts'
import { pageHeaderRecipe } from './page-header.recipe.ts'
import { paginationRecipe } from './pagination.recipe.ts'
import { skipLinkRecipe } from './skip-link.recipe.ts'

export const recipes = {
  skipLink: skipLinkRecipe,
}

export const slotRecipes = {
  disclosure: disclosureRecipe,
  pageHeader: pageHeaderRecipe,
  pagination: paginationRecipe,
}
