import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const noteListRecipe = defineSlotRecipe({
  className: 'note-list',
  slots: ['head', 'title', 'actions', 'notice', 'scroller', 'day', 'dayTitle', 'list', 'more'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingInline: '3',
      paddingBlockEnd: '1',
      minHeight: 'target',
    },
    title: { margin: '0', textStyle: 'strong' },
    // The actions have one size and stand in one row, the only one on a phone.
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      justifyContent: 'space-between',
      smDown: { flexBasis: '100%' },
      _empty: { display: 'none' },
      '& > *': { minHeight: 'target', textStyle: 'smallStrong' },
      // Aligns the buttons with the title and the rows; `!important`, since the button's own styles are in a later layer.
      '& > :not(:disabled)': { justifyContent: 'flex-start !important', paddingInline: '0 !important', textAlign: 'start !important' },
    },
    notice: { margin: '0', paddingInline: '3', paddingBottom: '2', textStyle: 'small', color: 'muted' },
    scroller: {
      // On a phone, as high as the screen allows.
      maxHeight: { base: 'calc(100dvh - 13rem)', sm: 'min({sizes.notificationList}, calc(100dvh - 12rem))' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      _focusVisible: { outlineOffset: '-3px' },
      '.menu__panel > &': { marginBottom: '-2', paddingBottom: '2' },
    },
    day: { paddingBlock: '2' },
    dayTitle: {
      margin: '0',
      paddingInline: { base: '4', sm: '6' },
      paddingTop: '2',
      textStyle: 'smallStrong',
      color: 'muted',
      [enlarged]: { paddingInline: '2' },
    },
    list: { listStyle: 'none', margin: '0', padding: '0' },
    more: { padding: '2', display: 'grid', gap: '2', justifyItems: 'center', textStyle: 'small', color: 'muted', textAlign: 'center' },
  },
})
