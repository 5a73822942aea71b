import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from '../table/row-shapes.ts'

const current = '&[aria-current=page]'

export const segmentsRecipe = defineSlotRecipe({
  className: 'segments',
  slots: ['root', 'list', 'segment'],
  base: {
    root: { _print: { display: 'none' } },
    list: {
      display: 'flex',
      gap: '1',
      width: { base: 'full', md: 'fit-content' },
      margin: '0',
      padding: '1',
      listStyle: 'none',
      background: 'sunken',
      borderRadius: 'group',
      _contrast: { boxShadow: 'inset 0 0 0 1px token(colors.text)' },
      _highContrast: { border: '1px solid' },
      '& > li': { flex: '1 1 auto', display: 'grid' },
      [enlargedPage]: { flexDirection: 'column' },
    },
    segment: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 'target',
      paddingInline: { base: '2', md: '5' },
      borderRadius: 'control',
      color: 'muted',
      textStyle: { base: 'small', md: 'body' },
      textAlign: 'center',
      textDecoration: 'none',
      _hover: { color: 'text' },
      [current]: { background: 'surface', color: 'brand.text', textStyle: 'smallStrong', md: { textStyle: 'strong' } },
      _contrast: {
        _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
        [current]: { background: 'inverse', color: 'onInverse' },
      },
      _highContrast: { [current]: { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
})
