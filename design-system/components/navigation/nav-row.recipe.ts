import { defineSlotRecipe } from '@pandacss/dev'

export const navRowRecipe = defineSlotRecipe({
  className: 'nav-row',
  slots: ['root', 'icon', 'title', 'end'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '0.5',
      minHeight: '12',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '2.5',
      color: 'text',
      textDecoration: 'none',
      _focusVisible: { outlineOffset: '-3px' },
      _hover: { background: 'sunken' },
      _contrast: { _hover: { textDecoration: 'underline', textDecorationThickness: '2px' } },
    },
    icon: { display: 'grid', flexShrink: '0', color: 'brand.text' },
    title: { flex: '1 1 9rem', minWidth: '0', overflowWrap: 'anywhere' },
    end: { marginInlineStart: 'auto', textStyle: 'small', color: 'muted' },
  },
})
