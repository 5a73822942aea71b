import { defineSlotRecipe } from '@pandacss/dev'

export const shortcutRowRecipe = defineSlotRecipe({
  className: 'shortcut-row',
  slots: ['root', 'link', 'icon'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5rem, 100%), 1fr))',
      gap: '2',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    link: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '1.5',
      height: 'full',
      paddingBlock: '2',
      borderRadius: 'control',
      color: 'text',
      fontSize: '0.8125rem',
      lineHeight: '1.25',
      textAlign: 'center',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline' },
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '12',
      borderRadius: 'full',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'structure',
      background: 'brand.tint',
      color: 'brand.text',
    },
  },
})
