import { defineSlotRecipe } from '@pandacss/dev'

export const noteListRecipe = defineSlotRecipe({
  className: 'note-list',
  slots: ['head', 'title', 'notice', 'scroller', 'list', 'more'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '2',
      paddingInlineStart: '3',
      paddingBlockEnd: '1',
      minHeight: 'target',
      '& > button': { paddingInline: '3', marginInlineStart: '-3' },
    },
    title: { margin: '0', textStyle: 'strong' },
    notice: { margin: '0', paddingInline: '3', paddingBottom: '2', textStyle: 'small', color: 'muted' },
    scroller: {
      maxHeight: 'min(400px, calc(100dvh - 12rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      _focusVisible: { outlineOffset: '-3px' },
      '.menu__panel > &': { marginBottom: '-2', paddingBottom: '2' },
    },
    list: { listStyle: 'none', margin: '0', padding: '0', '.card__root > &': { padding: '2' } },
    more: { padding: '2', display: 'grid', gap: '2', justifyItems: 'center', textStyle: 'small', color: 'muted', textAlign: 'center' },
  },
})
