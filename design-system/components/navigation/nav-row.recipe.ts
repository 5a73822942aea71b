import { defineSlotRecipe } from '@pandacss/dev'
import { rowFocus, rowTarget } from '../table/row-shapes.ts'

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
      '&:has(.nav-row__link:focus-visible)': rowFocus,
    },
    icon: { display: 'grid', flexShrink: '0', color: 'brand.text' },
    link: {
      ...rowTarget,
      flex: '1 1 9rem',
      minWidth: '0',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline' },
      '&:is(button)': { padding: '0', border: 'none', background: 'transparent', font: 'inherit', textAlign: 'start', cursor: 'pointer' },
    },
    end: { marginInlineStart: 'auto', textStyle: 'small', color: 'muted' },
  },
})
