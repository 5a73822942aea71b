import { dataTableRecipe } from './data-table.recipe.ts'
import { filterBarRecipe } from './filter-bar.recipe.ts'
import { filterMenuRecipe } from './filter-menu.recipe.ts'
import { filterToggleRecipe } from './filter-toggle.recipe.ts'
import { selectionBarRecipe } from './selection-bar.recipe.ts'
import { tableChoiceRecipe } from './table-choice.recipe.ts'
import { cellRecipe } from './table-cell.recipe.ts'
import { tablePagerRecipe } from './table-pager.recipe.ts'
import { tableRecipe } from './table.recipe.ts'
import { tableSkeletonRecipe } from './table-skeleton.recipe.ts'
import { toolbarRecipe } from './toolbar.recipe.ts'

export const recipes = {
  filterBar: filterBarRecipe,
  tableChoice: tableChoiceRecipe,
  tablePager: tablePagerRecipe,
  tableSkeleton: tableSkeletonRecipe,
}

export const slotRecipes = {
  dataTable: dataTableRecipe,
  filterMenu: filterMenuRecipe,
  filterToggle: filterToggleRecipe,
  selectionBar: selectionBarRecipe,
  table: tableRecipe,
  cell: cellRecipe,
  toolbar: toolbarRecipe,
}
