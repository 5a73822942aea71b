import { defineSlotRecipe } from '@pandacss/dev'

/** Boxes that were ticked before scripts ran. */
const ticked = '.data-table__root:has(tbody .table-cell__check :checked) >'

export const selectionBarRecipe = defineSlotRecipe({
  className: 'selection-bar',
  slots: ['root', 'count', 'actions'],
  base: {
    root: {
      [`&[data-shown], ${ticked} &`]: {
        position: 'sticky',
        bottom: '4',
        zIndex: 'actionBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '4',
        rowGap: '2',
        marginTop: '4',
        paddingInlineStart: '5',
        paddingInlineEnd: '3',
        paddingBlock: '3',
        background: 'surface',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'border',
        borderRadius: 'group',
        _contrast: { borderWidth: '2px' },
      },
      _print: { display: 'none' },
    },
    count: { flex: '1 1 auto', textStyle: 'strong' },
    actions: {
      display: 'none',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      [`[data-shown] > &, ${ticked} .selection-bar__root > &`]: { display: 'flex' },
    },
  },
})
