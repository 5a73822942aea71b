import { blankSlateRecipe } from './blank-slate.recipe.ts'
import { countBadgeRecipe } from './count-badge.recipe.ts'
import { noticeRecipe } from './notice.recipe.ts'
import { progressRecipe } from './progress.recipe.ts'
import { skeletonRecipe } from './skeleton.recipe.ts'
import { spinnerRecipe } from './spinner.recipe.ts'
import { statusRecipe } from './status.recipe.ts'
import { toastRecipe } from './toast.recipe.ts'

export const recipes = {
  countBadge: countBadgeRecipe,
  progress: progressRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  status: statusRecipe,
}

export const slotRecipes = {
  blankSlate: blankSlateRecipe,
  notice: noticeRecipe,
  toast: toastRecipe,
}
