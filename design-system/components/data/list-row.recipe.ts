import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged, rowFocus, rowTarget } from '../table/row-shapes.ts'

export const listRowRecipe = defineSlotRecipe({
  className: 'list-row',
  slots: ['root', 'words', 'title', 'link', 'note', 'news', 'number', 'dot'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '4.25rem',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '3',
      '& > .button': { flexShrink: '0', minWidth: '6.125rem', _touch: { minHeight: 'target' } },
      [enlarged]: { flexWrap: 'wrap', paddingInline: '2', '& > .list-row__words': { flexBasis: 'full' } },
      // The arrow of a row that is a link as a whole.
      '&:has(.list-row__link)::after': {
        content: '""',
        flexShrink: '0',
        boxSize: '2',
        marginInlineEnd: '1',
        borderTopWidth: '2px',
        borderInlineEndWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'muted',
        rotate: '45deg',
        _rtl: { rotate: '-45deg' },
      },
      '&:has(.list-row__link):hover': { background: 'sunken', _contrast: { '& .list-row__link': { textDecoration: 'underline' } } },
      '&:has(.list-row__link:focus-visible)': rowFocus,
    },
    words: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    title: { textStyle: 'body' },
    link: rowTarget,
    note: { textStyle: 'small', color: 'muted' },
    news: { fontWeight: 'semibold', color: 'brand.text' },
    number: { whiteSpace: 'nowrap' },
    dot: { flexShrink: '0', boxSize: '2.5', borderRadius: 'full', background: 'brand.mark' },
  },
})
