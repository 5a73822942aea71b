import { defineSlotRecipe } from '@pandacss/dev'

export const navRowRecipe = defineSlotRecipe({
  className: 'nav-row',
  slots: ['root', 'icon', 'link', 'end'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '0.5',
      minHeight: '12',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '2.5',
      _hover: { background: 'sunken' },
    },
    icon: { display: 'grid', flexShrink: '0', color: 'brand.text' },
    link: {
      flex: '1 1 9rem',
      minWidth: '0',
      color: 'text',
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _hover: { textDecoration: 'underline' },
      _focusVisible: { outlineStyle: 'none', _after: { outline: '3px solid token(colors.brand.mark)', outlineOffset: '-3px' } },
    },
    end: { marginInlineStart: 'auto', textStyle: 'small', color: 'muted' },
  },
})
