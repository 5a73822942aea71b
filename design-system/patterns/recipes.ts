import { areaBarRecipe } from './area-bar.recipe.ts'
import { appFrameRecipe } from './app-frame.recipe.ts'
import { appHeaderRecipe } from './app-header.recipe.ts'
import { brandMarkRecipe } from './brand-mark.recipe.ts'
import { brightViewRecipe } from './bright-view.recipe.ts'
import { heroRecipe } from './hero.recipe.ts'
import { identityCardRecipe } from './identity-card.recipe.ts'
import { messagePageRecipe } from './message-page.recipe.ts'
import { paymentOutcomeRecipe } from './payment-outcome.recipe.ts'
import { paidMomentRecipe } from './paid-moment.recipe.ts'
import { payColumnRecipe } from './pay-column.recipe.ts'
import { printLayoutRecipe } from './print-layout.recipe.ts'
import { receiverRecipe } from './receiver.recipe.ts'
import { sidebarRecipe } from './sidebar.recipe.ts'
import { signInLayoutRecipe } from './sign-in-layout.recipe.ts'
import { standalonePageRecipe } from './standalone-page.recipe.ts'
import { twoColumnRecipe } from './two-column.recipe.ts'
import { verdictRecipe } from './verdict.recipe.ts'

export const slotRecipes = {
  appFrame: appFrameRecipe,
  appHeader: appHeaderRecipe,
  brandMark: brandMarkRecipe,
  brightView: brightViewRecipe,
  hero: heroRecipe,
  identityCard: identityCardRecipe,
  messagePage: messagePageRecipe,
  paidMoment: paidMomentRecipe,
  paymentOutcome: paymentOutcomeRecipe,
  printLayout: printLayoutRecipe,
  receiver: receiverRecipe,
  sidebar: sidebarRecipe,
  signInLayout: signInLayoutRecipe,
  standalonePage: standalonePageRecipe,
  twoColumn: twoColumnRecipe,
  verdict: verdictRecipe,
}

export const recipes = { areaBar: areaBarRecipe, payColumn: payColumnRecipe }
