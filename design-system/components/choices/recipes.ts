import { checkboxRecipe } from './checkbox.recipe.ts'
import { choiceGroupRecipe } from './choice-group.recipe.ts'
import { chosenFilterRecipe } from './chosen-filter.recipe.ts'
import { comboboxRecipe } from './combobox.recipe.ts'
import { filterChipRecipe } from './filter-chip.recipe.ts'
import { linkRowRecipe } from './link-row.recipe.ts'
import { modePictureRecipe } from './mode-picture.recipe.ts'
import { optionLogoRecipe } from './option-logo.recipe.ts'
import { optionRowRecipe } from './option-row.recipe.ts'
import { optionPopupRecipe } from './option-popup.recipe.ts'
import { radioRecipe } from './radio.recipe.ts'
import { radioCardsRecipe } from './radio-cards.recipe.ts'
import { radioRowsRecipe } from './radio-rows.recipe.ts'
import { selectRecipe } from './select.recipe.ts'
import { selectableCardRecipe } from './selectable-card.recipe.ts'
import { sliderRecipe } from './slider.recipe.ts'
import { switchRecipe } from './switch.recipe.ts'

export const recipes = {
  filterChip: filterChipRecipe,
  optionLogo: optionLogoRecipe,
}

export const slotRecipes = {
  checkbox: checkboxRecipe,
  choiceGroup: choiceGroupRecipe,
  chosenFilter: chosenFilterRecipe,
  combobox: comboboxRecipe,
  linkRow: linkRowRecipe,
  modePicture: modePictureRecipe,
  optionPopup: optionPopupRecipe,
  optionRow: optionRowRecipe,
  radio: radioRecipe,
  radioCards: radioCardsRecipe,
  radioRows: radioRowsRecipe,
  select: selectRecipe,
  selectableCard: selectableCardRecipe,
  slider: sliderRecipe,
  switchToggle: switchRecipe,
}
