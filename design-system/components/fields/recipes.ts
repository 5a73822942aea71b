import { cardNumberFieldRecipe } from './card-number-field.recipe.ts'
import { composerRecipe } from './composer.recipe.ts'
import { currencyFieldRecipe } from './currency-field.recipe.ts'
import { editedPartRecipe } from './edited-part.recipe.ts'
import { errorSummaryRecipe } from './error-summary.recipe.ts'
import { fieldRecipe } from './field.recipe.ts'
import { formRecipe } from './form.recipe.ts'
import { numberFieldRecipe } from './number-field.recipe.ts'
import { passwordRulesRecipe } from './password-rules.recipe.ts'
import { searchFieldRecipe } from './search-field.recipe.ts'
import { settingRecipe } from './setting.recipe.ts'

export const slotRecipes = {
  cardNumberField: cardNumberFieldRecipe,
  composer: composerRecipe,
  currencyField: currencyFieldRecipe,
  editedPart: editedPartRecipe,
  errorSummary: errorSummaryRecipe,
  field: fieldRecipe,
  form: formRecipe,
  numberField: numberFieldRecipe,
  passwordRules: passwordRulesRecipe,
  searchField: searchFieldRecipe,
  setting: settingRecipe,
}

export const recipes = {}
