import { calendarRecipe } from './calendar.recipe.ts'
import { dateGroupRecipe } from './date-group.recipe.ts'

export const slotRecipes = {
  calendar: calendarRecipe,
  dateGroup: dateGroupRecipe,
}

export const recipes = {}
