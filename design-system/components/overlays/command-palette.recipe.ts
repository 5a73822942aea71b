import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const commandPaletteRecipe = defineSlotRecipe({
  className: 'command-palette',
  slots: ['root', 'search', 'list', 'groupTitle', 'option', 'text', 'title', 'description', 'aside', 'message'],
  base: {
    root: { display: 'flex', flexDirection: 'column', marginTop: { sm: '12vh' }, overflow: 'hidden' },
    search: {
      padding: '3',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'hairline',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      containerType: 'inline-size',
      '& > .field__root': { flex: '1' },
      // With text of twice its size, a phone's line is reserved for the words.
      [enlarged]: { '& .field__icon': { display: 'none' }, '& .field__control': { paddingInline: '2' } },
    },
    list: {
      containerType: 'inline-size',
      [enlarged]: { '& .command-palette__option': { flexWrap: 'wrap', '& > svg': { display: 'none' } } },
      flex: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '2',
      maxHeight: { sm: 'min(34rem, 62vh)' },
    },
    groupTitle: { paddingInline: '3', paddingTop: '3', paddingBottom: '1', textStyle: 'smallStrong', color: 'muted' },
    option: {
      display: 'flex',
      // A long status wraps below the words instead of taking their room.
      smDown: { flexWrap: 'wrap' },
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      paddingInline: '3',
      paddingBlock: '2',
      width: 'full',
      border: 'none',
      borderRadius: 'control',
      background: 'transparent',
      color: 'text',
      textAlign: 'start',
      cursor: 'pointer',
      '& > svg': { flexShrink: '0', color: 'muted' },
      '&[aria-selected=true]': {
        background: 'brand.tint',
        color: 'brand.text',
        boxShadow: 'inset 3px 0 0 token(colors.brand.mark)',
        '& > svg': { color: 'brand.text' },
      },
      _contrast: {
        '&[aria-selected=true]': {
          background: 'inverse',
          color: 'onInverse',
          '& > svg, & .command-palette__description': { color: 'onInverse' },
        },
      },
      _highContrast: { '&[aria-selected=true]': { outlineStyle: 'solid', outlineWidth: '3px', outlineOffset: '-3px' } },
    },
    text: { flex: '1', minWidth: '0', overflowWrap: 'anywhere', smDown: { flexBasis: '10rem' }, [enlarged]: { flexBasis: 'full' } },
    title: { display: 'block', fontWeight: 'medium' },
    description: { display: 'block', textStyle: 'small', color: 'muted' },
    aside: {
      flexShrink: '0',
      textStyle: 'smallStrong',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      smDown: { marginInlineStart: 'auto' },
    },
    message: { paddingInline: '5', paddingTop: '4', color: 'muted', overflowWrap: 'anywhere', _empty: { display: 'none' } },
  },
})
