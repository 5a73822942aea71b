import { defineSlotRecipe } from '@pandacss/dev'

export const areaGridRecipe = defineSlotRecipe({
  className: 'area-grid',
  slots: ['root', 'area', 'icon'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
        sm: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
      },
      gap: '3',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    area: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      // Beside a longer name, icons stay in a line.
      alignContent: { base: 'flex-start', sm: 'center' },
      gap: { base: '1.5', sm: '3' },
      height: 'full',
      minHeight: '16',
      padding: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      background: 'surface',
      color: 'text',
      fontWeight: 'medium',
      textDecoration: 'none',
      // Below the icon where the text is large.
      '& > span:last-child': { flex: '1 1 6rem' },
      _hover: { background: 'sunken', borderColor: 'border' },
      _contrast: { borderWidth: '2px', _hover: { textDecoration: 'underline', textDecorationThickness: '2px' } },
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: 'target',
      borderRadius: 'control',
      background: 'brand.tint',
      color: 'brand.text',
    },
  },
})
