import { defineSlotRecipe } from '@pandacss/dev'

export const noteListRecipe = defineSlotRecipe({
  className: 'note-list',
  slots: ['head', 'title', 'notice', 'scroller', 'day', 'dayTitle', 'list', 'more'],
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
    day: { '.card__root > &': { padding: '2' } },
    dayTitle: {
      margin: '0',
      paddingInline: '3',
      paddingBlock: '2',
      textStyle: 'smallStrong',
      color: 'muted',
      // Stays while its day is scrolled through.
      '.note-list__scroller > .note-list__day > &': { position: 'sticky', top: '0', zIndex: '2', background: 'surface' },
    },
    list: { listStyle: 'none', margin: '0', padding: '0' },
    more: { padding: '2', display: 'grid', gap: '2', justifyItems: 'center', textStyle: 'small', color: 'muted', textAlign: 'center' },
  },
})
