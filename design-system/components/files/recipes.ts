import { fileCardRecipe } from './file-card.recipe.ts'
import { fileUploadRecipe } from './file-upload.recipe.ts'

export const slotRecipes = {
  fileCard: fileCardRecipe,
  fileUpload: fileUploadRecipe,
}

export const recipes = {}
