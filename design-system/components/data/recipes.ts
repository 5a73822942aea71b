import { amountBreakdownRecipe } from './amount-breakdown.recipe.ts'
import { amountRecipe } from './amount.recipe.ts'
import { avatarRecipe } from './avatar.recipe.ts'
import { cardListRecipe } from './card-list.recipe.ts'
import { cardRecipe } from './card.recipe.ts'
import { descriptionListRecipe } from './description-list.recipe.ts'
import { itemRowRecipe } from './item-row.recipe.ts'
import { noteItemRecipe } from './note-item.recipe.ts'
import { qrCodeRecipe } from './qr-code.recipe.ts'

export const recipes = {
  amount: amountRecipe,
  avatar: avatarRecipe,
  cardList: cardListRecipe,
}

export const slotRecipes = {
  amountBreakdown: amountBreakdownRecipe,
  card: cardRecipe,
  descriptionList: descriptionListRecipe,
  itemRow: itemRowRecipe,
  noteItem: noteItemRecipe,
  qrCode: qrCodeRecipe,
}
