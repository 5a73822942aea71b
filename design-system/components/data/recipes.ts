import { actionRowRecipe } from './action-row.recipe.ts'
import { amountBreakdownRecipe } from './amount-breakdown.recipe.ts'
import { amountRecipe } from './amount.recipe.ts'
import { areaGridRecipe } from './area-grid.recipe.ts'
import { avatarRecipe } from './avatar.recipe.ts'
import { barListRecipe } from './bar-list.recipe.ts'
import { barcodeRecipe } from './barcode.recipe.ts'
import { cardListRecipe } from './card-list.recipe.ts'
import { cardRecipe } from './card.recipe.ts'
import { chatLogRecipe } from './chat-log.recipe.ts'
import { columnChartRecipe } from './column-chart.recipe.ts'
import { descriptionListRecipe } from './description-list.recipe.ts'
import { discountedAmountRecipe } from './discounted-amount.recipe.ts'
import { figureListRecipe } from './figure-list.recipe.ts'
import { figureStripRecipe } from './figure-strip.recipe.ts'
import { flowGraphRecipe } from './flow-graph.recipe.ts'
import { itemRowRecipe } from './item-row.recipe.ts'
import { ledgerRecipe } from './ledger.recipe.ts'
import { listRowRecipe } from './list-row.recipe.ts'
import { messageListRecipe } from './message-list.recipe.ts'
import { meterRowRecipe } from './meter-row.recipe.ts'
import { monthRibbonRecipe } from './month-ribbon.recipe.ts'
import { noteItemRecipe } from './note-item.recipe.ts'
import { noteListRecipe } from './note-list.recipe.ts'
import { plainListRecipe } from './plain-list.recipe.ts'
import { planNoteRecipe } from './plan-note.recipe.ts'
import { priceFigureRecipe } from './price-figure.recipe.ts'
import { progressRingRecipe } from './progress-ring.recipe.ts'
import { promptRecipe } from './prompt.recipe.ts'
import { qrCodeRecipe } from './qr-code.recipe.ts'
import { tileRecipe } from './tile.recipe.ts'
import { timelineRecipe } from './timeline.recipe.ts'
import { timetableRecipe } from './timetable.recipe.ts'

export const recipes = {
  amount: amountRecipe,
  avatar: avatarRecipe,
  cardList: cardListRecipe,
}

export const slotRecipes = {
  actionRow: actionRowRecipe,
  amountBreakdown: amountBreakdownRecipe,
  areaGrid: areaGridRecipe,
  barcode: barcodeRecipe,
  barList: barListRecipe,
  card: cardRecipe,
  chatLog: chatLogRecipe,
  columnChart: columnChartRecipe,
  descriptionList: descriptionListRecipe,
  discountedAmount: discountedAmountRecipe,
  figureList: figureListRecipe,
  figureStrip: figureStripRecipe,
  flowGraph: flowGraphRecipe,
  itemRow: itemRowRecipe,
  ledger: ledgerRecipe,
  listRow: listRowRecipe,
  messageList: messageListRecipe,
  meterRow: meterRowRecipe,
  monthRibbon: monthRibbonRecipe,
  noteItem: noteItemRecipe,
  noteList: noteListRecipe,
  plainList: plainListRecipe,
  planNote: planNoteRecipe,
  priceFigure: priceFigureRecipe,
  progressRing: progressRingRecipe,
  prompt: promptRecipe,
  qrCode: qrCodeRecipe,
  tile: tileRecipe,
  timeline: timelineRecipe,
  timetable: timetableRecipe,
}
