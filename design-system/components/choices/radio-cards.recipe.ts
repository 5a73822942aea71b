import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from '../table/row-shapes.ts'

export const radioCardsRecipe = defineSlotRecipe({
  className: 'radio-cards',
  slots: ['card', 'icon', 'text', 'description', 'note'],
  base: {
    card: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      minHeight: '3.5rem',
      paddingInline: '4',
      paddingBlock: '3',
      background: 'surface',
      borderRadius: 'group',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      cursor: 'pointer',
      '&:has(.mode-picture__root)': { alignContent: 'start', justifyContent: 'center', paddingInline: '2', paddingTop: '2' },
      // On phones a note stands below the words and is aligned with their start.
      '&:has(> .radio-cards__note)': {
        smDown: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          '&:has(> .radio-cards__icon)': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
          '& > .radio-cards__note': { gridColumn: '-2 / -1', margin: '0', textAlign: 'start' },
          // The words have the full width, below the radio button and the icon.
          [enlargedPage]: { '&& > :is(.radio-cards__text, .radio-cards__note)': { gridColumn: '1 / -1' } },
        },
      },
      // Only for pointers that hover: after a tap the card would stay filled.
      _hovers: { '&:hover:not(:has(:disabled))': { background: 'sunken' } },
      '& > input': { outlineStyle: 'none' },
      // An inset shadow, so that selecting does not shift the layout.
      '&:has(:checked)': { borderColor: 'brand.mark', boxShadow: 'inset 0 0 0 1px token(colors.brand.mark)' },
      '&:has(:focus-visible)': {
        outlineWidth: '3px',
        outlineStyle: 'solid',
        outlineColor: 'brand.mark',
        outlineOffset: '2px',
      },
      '&:has([data-invalid]):not(:has(:disabled, :checked))': { borderColor: 'danger.text' },
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'muted', background: 'transparent', borderStyle: 'dashed' },
      // Forced colours drop shadows.
      _highContrast: { '&:has(:checked)': { borderWidth: '3px' } },
      _contrast: {
        '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px token(colors.brand.mark)' },
        _hovers: {
          '&:hover:not(:has(:disabled)) > .radio-cards__text': { textDecoration: 'underline', textDecorationThickness: '2px' },
        },
      },
    },
    icon: {
      display: 'grid',
      flexShrink: '0',
      // A picture is above its words, as wide as the card.
      '&:has(> .mode-picture__root)': { order: '-1', flexBasis: 'full', marginBottom: '1' },
    },
    text: {
      flex: '1 1 8rem',
      minWidth: '0',
      textStyle: 'strong',
      overflowWrap: 'anywhere',
      ':has(> .mode-picture__root) ~ &': { flexBasis: 'full', textStyle: 'smallStrong', textAlign: 'center' },
    },
    description: { display: 'block', textStyle: 'small', color: 'muted' },
    note: { marginInlineStart: 'auto', textStyle: 'small', color: 'muted', textAlign: 'end' },
  },
})
