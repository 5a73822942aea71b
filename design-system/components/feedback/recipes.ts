import { badgeRecipe } from './badge.recipe.ts'
import { bannerRecipe } from './banner.recipe.ts'
import { blankSlateRecipe } from './blank-slate.recipe.ts'
import { countBadgeRecipe } from './count-badge.recipe.ts'
import { countdownRecipe } from './countdown.recipe.ts'
import { illustrationRecipe } from './illustration.recipe.ts'
import { loadingMessageRecipe } from './loading-message.recipe.ts'
import { noticeRecipe } from './notice.recipe.ts'
import { progressRecipe } from './progress.recipe.ts'
import { progressWithWordsRecipe } from './progress-with-words.recipe.ts'
import { skeletonRecipe } from './skeleton.recipe.ts'
import { skeletonCardRecipe } from './skeleton-card.recipe.ts'
import { spinnerRecipe } from './spinner.recipe.ts'
import { stageTrackRecipe } from './stage-track.recipe.ts'
import { statusIconRecipe } from './status-icon.recipe.ts'
import { statusRecipe } from './status.recipe.ts'
import { timeRingRecipe } from './time-ring.recipe.ts'
import { toastRecipe } from './toast.recipe.ts'

export const recipes = {
  badge: badgeRecipe,
  countBadge: countBadgeRecipe,
  countdown: countdownRecipe,
  illustration: illustrationRecipe,
  loadingMessage: loadingMessageRecipe,
  progress: progressRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  status: statusRecipe,
  statusIcon: statusIconRecipe,
}

export const slotRecipes = {
  banner: bannerRecipe,
  blankSlate: blankSlateRecipe,
  notice: noticeRecipe,
  progressWithWords: progressWithWordsRecipe,
  skeletonCard: skeletonCardRecipe,
  timeRing: timeRingRecipe,
  stageTrack: stageTrackRecipe,
  toast: toastRecipe,
}
