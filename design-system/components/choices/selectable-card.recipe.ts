import { defineSlotRecipe } from '@pandacss/dev'

export const selectableCardRecipe = defineSlotRecipe({
  className: 'selectable-card',
  slots: ['root', 'head', 'check', 'about', 'words', 'title', 'subtitle', 'foot', 'note', 'amount', 'below', 'link'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      // A long list is styled and laid out as far as it is seen.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: { base: 'auto 7.5rem', md: 'auto 4.875rem' },
      _print: { contentVisibility: 'visible' },
      gap: '3',
      md: { gridTemplateColumns: 'minmax(min(20rem, 50%), 1fr) minmax(min(13rem, 40%), 30rem)', alignItems: 'center', columnGap: '6' },
      padding: '4',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      // An inset shadow, so that selecting does not shift the layout.
      '&:has(> * > .selectable-card__check > :checked)': {
        borderColor: 'brand.mark',
        boxShadow: 'inset 0 0 0 1px token(colors.brand.mark)',
        _contrast: { boxShadow: 'inset 0 0 0 2px token(colors.brand.mark)' },
        // Forced colours drop shadows.
        _highContrast: { borderWidth: '3px' },
      },
      '&:has(> * > .selectable-card__check > :focus-visible)': {
        outlineWidth: '3px',
        outlineStyle: 'solid',
        outlineColor: 'brand.mark',
        outlineOffset: '2px',
      },
      '&:has(> * > .selectable-card__check > :disabled)': {
        background: 'transparent',
        borderStyle: 'dashed',
        borderColor: 'border',
        color: 'muted',
      },
      // Links and buttons stay above what covers the card.
      '& :is(a, button, summary)': { position: 'relative', zIndex: 'raised' },
    },
    head: { display: 'flex', alignItems: 'flex-start', columnGap: '3' },
    about: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: { base: 'flex-start', md: 'center' },
      columnGap: '3',
      rowGap: '2',
    },
    check: {
      display: 'grid',
      flexShrink: '0',
      // The box's own press reaches over the whole card; its check mark is drawn before.
      '& > input': {
        outlineStyle: 'none',
        _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card', cursor: 'pointer' },
        '&:disabled::after': { cursor: 'not-allowed' },
      },
    },
    words: { flex: '1 1 8rem', minWidth: '0' },
    title: { textStyle: 'strong', overflowWrap: 'anywhere' },
    subtitle: { textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      marginTop: { base: '0.5', md: '0' },
    },
    // Wraps beside the amount, which stays in its column.
    note: { flex: '1 1 8.5rem', minWidth: '0', textStyle: 'small', color: 'muted' },
    amount: { marginInlineStart: 'auto', textStyle: 'amountMedium' },
    below: { flexBasis: 'full', marginBottom: '-2' },
    // Underlined to distinguish the link to the details from the card's own target.
    link: {
      color: 'inherit',
      textDecorationLine: 'underline',
      textDecorationColor: 'border',
      textUnderlineOffset: '3px',
      // One box around two lines, for its focus; the finger's is wider.
      display: 'inline-block',
      outlineOffset: '0',
      _hovers: { _hover: { textDecorationColor: 'currentColor' } },
      _touch: { _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-3' } },
    },
  },
})
