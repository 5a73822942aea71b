import { amountBreakdownRecipe } from './amount-breakdown.recipe.ts'
import { amountRecipe } from './amount.recipe.ts'
import { areaGridRecipe } from './area-grid.recipe.ts'
import { avatarRecipe } from './avatar.recipe.ts'
import { barListRecipe } from './bar-list.recipe.ts'
import { barcodeRecipe } from './barcode.recipe.ts'
import { cardListRecipe } from './card-list.recipe.ts'
import { cardRecipe } from './card.recipe.ts'
import { columnChartRecipe } from './column-chart.recipe.ts'
import { descriptionListRecipe } from './description-list.recipe.ts'
import { discountedAmountRecipe } from './discounted-amount.recipe.ts'
import { figureListRecipe } from './figure-list.recipe.ts'
import { figureStripRecipe } from './figure-strip.recipe.ts'
import { flowGraphRecipe } from './flow-graph.recipe.ts'
import { itemRowRecipe } from './item-row.recipe.ts'
import { messageListRecipe } from './message-list.recipe.ts'
import { meterRowRecipe } from './meter-row.recipe.ts'
import { monthRibbonRecipe } from './month-ribbon.recipe.ts'
import { noteItemRecipe } from './note-item.recipe.ts'
import { noteListRecipe } from './note-list.recipe.ts'
import { plainListRecipe } from './plain-list.recipe.ts'
import { progressRingRecipe } from './progress-ring.recipe.ts'
import { qrCodeRecipe } from './qr-code.recipe.ts'
import { tileRecipe } from './tile.recipe.ts'
import { timelineRecipe } from './timeline.recipe.ts'
import { timetableRecipe } from './timetable.recipe.ts'
import { workloadChartRecipe } from './workload-chart.recipe.ts'

export const recipes = {
  amount: amountRecipe,
  avatar: avatarRecipe,
  cardList: cardListRecipe,
}

export const slotRecipes = {
  amountBreakdown: amountBreakdownRecipe,
  areaGrid: areaGridRecipe,
  barcode: barcodeRecipe,
  barList: barListRecipe,
  card: cardRecipe,
  columnChart: columnChartRecipe,
  descriptionList: descriptionListRecipe,
  discountedAmount: discountedAmountRecipe,
  figureList: figureListRecipe,
  figureStrip: figureStripRecipe,
  flowGraph: flowGraphRecipe,
  itemRow: itemRowRecipe,
  messageList: messageListRecipe,
  meterRow: meterRowRecipe,
  monthRibbon: monthRibbonRecipe,
  noteItem: noteItemRecipe,
  noteList: noteListRecipe,
  plainList: plainListRecipe,
  progressRing: progressRingRecipe,
  qrCode: qrCodeRecipe,
  tile: tileRecipe,
  timeline: timelineRecipe,
  timetable: timetableRecipe,
  workloadChart: workloadChartRecipe,
}
