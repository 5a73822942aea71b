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
      // On a phone the name stands below the icon, so that a long word does not change a tile's layout.
      flexDirection: { base: 'column', sm: 'row' },
      flexWrap: { base: 'nowrap', sm: 'wrap' },
      alignItems: { base: 'flex-start', sm: 'center' },
      gap: { base: '2', sm: '3' },
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
      '& > span:last-child': { flex: { sm: '1 1 6rem' }, maxWidth: 'full', overflowWrap: 'anywhere' },
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
