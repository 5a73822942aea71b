import { amountBreakdownRecipe } from './components/amount-breakdown.recipe.ts'
import { amountRecipe } from './components/amount.recipe.ts'
import { avatarRecipe } from './components/avatar.recipe.ts'
import { blankSlateRecipe } from './components/blank-slate.recipe.ts'
import { buttonRecipe } from './components/button.recipe.ts'
import { cardListRecipe } from './components/card-list.recipe.ts'
import { cardRecipe } from './components/card.recipe.ts'
import { checkboxRecipe } from './components/checkbox.recipe.ts'
import { copyableCodeRecipe } from './components/copyable-code.recipe.ts'
import { countBadgeRecipe } from './components/count-badge.recipe.ts'
import { descriptionListRecipe } from './components/description-list.recipe.ts'
import { dialogRecipe } from './components/dialog.recipe.ts'
import { disclosureRecipe } from './components/disclosure.recipe.ts'
import { orDividerRecipe } from './components/or-divider.recipe.ts'
import { fieldRecipe } from './components/field.recipe.ts'
import { filterBarRecipe } from './components/filter-bar.recipe.ts'
import { filterChipRecipe } from './components/filter-chip.recipe.ts'
import { iconButtonRecipe } from './components/icon-button.recipe.ts'
import { itemRowRecipe } from './components/item-row.recipe.ts'
import { menuRecipe } from './components/menu.recipe.ts'
import { noteItemRecipe } from './components/note-item.recipe.ts'
import { noticeRecipe } from './components/notice.recipe.ts'
import { pageHeaderRecipe } from './components/page-header.recipe.ts'
import { paginationRecipe } from './components/pagination.recipe.ts'
import { progressRecipe } from './components/progress.recipe.ts'
import { qrCodeRecipe } from './components/qr-code.recipe.ts'
import { radioCardsRecipe } from './components/radio-cards.recipe.ts'
import { searchFieldRecipe } from './components/search-field.recipe.ts'
import { selectableCardRecipe } from './components/selectable-card.recipe.ts'
import { skeletonRecipe } from './components/skeleton.recipe.ts'
import { skipLinkRecipe } from './components/skip-link.recipe.ts'
import { spinnerRecipe } from './components/spinner.recipe.ts'
import { statusRecipe } from './components/status.recipe.ts'
import { stickyActionBarRecipe } from './components/sticky-action-bar.recipe.ts'
import { tableRecipe } from './components/table.recipe.ts'
import { textLinkRecipe } from './components/text-link.recipe.ts'
import { toastRecipe } from './components/toast.recipe.ts'
import { visuallyHiddenTextRecipe } from './components/visually-hidden.recipe.ts'
import { appFrameRecipe } from './patterns/app-frame.recipe.ts'
import { appHeaderRecipe } from './patterns/app-header.recipe.ts'
import { brandMarkRecipe } from './patterns/brand-mark.recipe.ts'
import { messagePageRecipe } from './patterns/message-page.recipe.ts'
import { printLayoutRecipe } from './patterns/print-layout.recipe.ts'
import { sidebarRecipe } from './patterns/sidebar.recipe.ts'
import { signInLayoutRecipe } from './patterns/sign-in-layout.recipe.ts'
import { standalonePageRecipe } from './patterns/standalone-page.recipe.ts'
import { twoColumnRecipe } from './patterns/two-column.recipe.ts'

/** Registers every recipe with Panda, under the name that `#styled/recipes` gives its types. */
export const recipes = {
  amount: amountRecipe,
  avatar: avatarRecipe,
  button: buttonRecipe,
  cardList: cardListRecipe,
  countBadge: countBadgeRecipe,
  orDivider: orDividerRecipe,
  filterBar: filterBarRecipe,
  filterChip: filterChipRecipe,
  iconButton: iconButtonRecipe,
  progress: progressRecipe,
  skeleton: skeletonRecipe,
  skipLink: skipLinkRecipe,
  spinner: spinnerRecipe,
  status: statusRecipe,
  textLink: textLinkRecipe,
  visuallyHiddenText: visuallyHiddenTextRecipe,
}

/** The same for recipes of components with several parts. */
export const slotRecipes = {
  amountBreakdown: amountBreakdownRecipe,
  blankSlate: blankSlateRecipe,
  card: cardRecipe,
  checkbox: checkboxRecipe,
  copyableCode: copyableCodeRecipe,
  descriptionList: descriptionListRecipe,
  dialog: dialogRecipe,
  disclosure: disclosureRecipe,
  field: fieldRecipe,
  itemRow: itemRowRecipe,
  menu: menuRecipe,
  noteItem: noteItemRecipe,
  notice: noticeRecipe,
  pageHeader: pageHeaderRecipe,
  pagination: paginationRecipe,
  qrCode: qrCodeRecipe,
  radioCards: radioCardsRecipe,
  searchField: searchFieldRecipe,
  selectableCard: selectableCardRecipe,
  stickyActionBar: stickyActionBarRecipe,
  table: tableRecipe,
  toast: toastRecipe,
  appFrame: appFrameRecipe,
  appHeader: appHeaderRecipe,
  brandMark: brandMarkRecipe,
  messagePage: messagePageRecipe,
  printLayout: printLayoutRecipe,
  sidebar: sidebarRecipe,
  signInLayout: signInLayoutRecipe,
  standalonePage: standalonePageRecipe,
  twoColumn: twoColumnRecipe,
}
