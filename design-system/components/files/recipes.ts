import { fileCardRecipe } from './file-card.recipe.ts'
import { fileUploadRecipe } from './file-upload.recipe.ts'
import { fileViewerRecipe } from './file-viewer.recipe.ts'
import { imageCropRecipe } from './image-crop.recipe.ts'
import { photoPickerRecipe } from './photo-picker.recipe.ts'
import { photoRowRecipe } from './photo-row.recipe.ts'
import { qrScannerRecipe } from './qr-scanner.recipe.ts'

export const slotRecipes = {
  fileCard: fileCardRecipe,
  fileUpload: fileUploadRecipe,
  fileViewer: fileViewerRecipe,
  imageCrop: imageCropRecipe,
  photoPicker: photoPickerRecipe,
  photoRow: photoRowRecipe,
}

export const recipes = { qrScanner: qrScannerRecipe }
