import { defineSlotRecipe } from '@pandacss/dev'
import { asLines } from '../table/row-shapes.ts'

export const chosenFilterRecipe = defineSlotRecipe({
  className: 'chosen-filter',
  slots: ['root', 'remove'],
  base: {
    root: {
      display: 'inline-flex',
      maxWidth: 'full',
      minWidth: '0',
      // This menu is shown only where rows are cards: elsewhere its empty box would leave a gap.
      '&:has(> .filter-menu__trigger--only_cards)': { [asLines]: { display: 'none' } },
      '& > .filter-chip': {
        flexShrink: '1',
        minWidth: '0',
        // A phone with text of twice its size.
        '@container (max-width: 15rem)': { paddingInline: '2', gap: '1' },
      },
      '& > .filter-chip:not(:last-child)': { borderEndEndRadius: '0', borderStartEndRadius: '0', borderInlineEndWidth: '0' },
    },
    remove: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: 'control.sm',
      _touch: { width: 'target' },
      background: 'inverse',
      color: 'onInverse',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'inverse',
      borderInlineStartColor: 'onInverse',
      borderEndEndRadius: 'full',
      borderStartEndRadius: 'full',
      _hover: { background: 'muted' },
      // Forced colours drop the fill that marks the selection.
      _highContrast: { borderWidth: '4px', borderInlineStartWidth: '1px' },
    },
  },
})
