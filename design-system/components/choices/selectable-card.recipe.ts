import { defineSlotRecipe } from '@pandacss/dev'
import { openingLink } from '../table/row-shapes.ts'

export const selectableCardRecipe = defineSlotRecipe({
  className: 'selectable-card',
  slots: ['root', 'head', 'check', 'words', 'title', 'subtitle', 'foot', 'state', 'note', 'amount', 'below', 'link'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      containerType: 'inline-size',
      // A long list is styled and laid out as far as it is seen. Cards of the first screen are laid out at once: what stands for them until
      // then is higher or lower than they are, and the page would move.
      '&:nth-child(n + 13)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: { base: 'auto 3.5rem', md: 'auto 5.125rem' },
        _print: { contentVisibility: 'visible' },
      },
      gap: { base: '1', md: '3' },
      md: { gridTemplateColumns: 'minmax(min(20rem, 50%), 1fr) minmax(min(13rem, 40%), 30rem)', alignItems: 'center', columnGap: '6' },
      paddingBlock: { base: '3', md: '4' },
      paddingInline: '4',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      // An inset shadow, so that selecting does not shift the layout.
      '&:has(> * > .selectable-card__check > :checked)': {
        background: { base: 'brand.tint', sm: 'surface' },
        borderColor: 'brand.mark',
        boxShadow: { sm: 'inset 0 0 0 1px token(colors.brand.mark)' },
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
      '.app-frame__main .card-list > &': {
        smDown: { borderRadius: '0', borderWidth: '0', borderTopWidth: '1px', '&&': { borderColor: 'hairline' } },
      },
      // Links and buttons stay above the check box's press area, which covers the card.
      '& :is(a, button, summary)': { position: 'relative', zIndex: 'raised' },
    },
    head: { display: 'flex', alignItems: 'flex-start', columnGap: '3' },
    check: {
      display: 'grid',
      flexShrink: '0',
      // The press area of the check box covers the whole card; `_before` draws its check mark.
      '& > input': {
        outlineStyle: 'none',
        _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card', cursor: 'pointer' },
        '&:disabled::after': { cursor: 'not-allowed' },
      },
    },
    words: { flex: '1', minWidth: '0' },
    title: { textStyle: 'strong', overflowWrap: 'anywhere' },
    subtitle: { textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' },
    // On a phone the status and the amount share a line and the note has the next; elsewhere the note is below the status alone.
    foot: {
      display: 'flex',
      '@container (min-width: 40rem)': { display: 'grid' },
      flexWrap: 'wrap',
      alignItems: 'center',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: { base: '2', md: '4' },
      rowGap: { base: '0', md: '1' },
    },
    state: {
      flexShrink: '0',
      maxWidth: 'full',
      gridColumn: '1',
    },
    // Wraps beside the amount, which stays in its column.
    note: {
      flex: '1 1 8.5rem',
      gridColumn: '1',
      minWidth: '0',
      textStyle: 'small',
      color: 'muted',
      _empty: { display: 'none' },
      '.selectable-card__state + &': { order: '1', flexBasis: 'full', '@container (min-width: 40rem)': { order: '0' } },
    },
    amount: {
      marginInlineStart: 'auto',
      gridColumn: '2',
      gridRow: '1 / span 2',
      textStyle: 'amountMedium',
      mdDown: { fontSize: 'clamp(1.125rem, 5.6vw, 1.25rem)' },
      // Otherwise a card without a note would keep an empty row with its gap.
      '.selectable-card__note:empty + &': { gridRow: '1' },
    },
    below: { order: '2', flexBasis: 'full', gridColumn: '1 / -1', marginBottom: '-2', _empty: { display: 'none' } },
    // Underlined to distinguish the link to the details from the card's own target.
    link: {
      color: 'inherit',
      ...openingLink,
      // A single box around two lines, so that the focus ring is one shape; the touch target is larger.
      display: 'inline-block',
      outlineOffset: '0',
      _hovers: { _hover: { textDecorationColor: 'currentColor' } },
      _touch: { _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-3' } },
    },
  },
})
