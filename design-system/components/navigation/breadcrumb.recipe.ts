import { defineSlotRecipe } from '@pandacss/dev'

export const breadcrumbRecipe = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['root', 'list', 'item', 'separator', 'back'],
  base: {
    root: { textStyle: 'small', minWidth: '0', _print: { display: 'none' } },
    list: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1.5', margin: '0', padding: '0', listStyle: 'none' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '&[aria-current]': { color: 'muted' },
      '& > a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '6',
        color: 'brand.text',
        fontWeight: 'semibold',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
        _touch: { minHeight: 'target' },
        _contrast: { textDecoration: 'underline' },
      },
      // Phones show the way up alone.
      smDown: { '&:not(:nth-last-child(2), :only-child)': { display: 'none' } },
    },
    separator: { flexShrink: '0', color: 'muted', smDown: { display: 'none' } },
    back: { flexShrink: '0', sm: { display: 'none' } },
  },
})
