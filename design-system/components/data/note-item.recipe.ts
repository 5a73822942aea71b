import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged, iconTile, openingLink } from '../table/row-shapes.ts'

/** Matches the parts of an item in a compact list, which people skim. */
const compact = '[data-compact] &'
const roomy = '@container (min-width: 34rem)'
const whole = '.note-item__root:not([data-compact]) &'
const unread = '[data-unread] > &'
const unreadAction = '[data-unread] &'

const dot = {
  content: '""',
  boxSize: '2.5',
  borderRadius: 'full',
  background: 'brand.text',
  _contrast: { background: 'text' },
  _highContrast: { background: 'CanvasText' },
} as const

export const noteItemRecipe = defineSlotRecipe({
  className: 'note-item',
  slots: ['root', 'icon', 'body', 'title', 'open', 'text', 'when', 'action'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: { base: '3', sm: '4' },
      rowGap: '2',
      paddingBlock: '4',
      overflowWrap: 'anywhere',
      '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
      // The padding lets the items reach from edge to edge of a card.
      '.note-list__day &': { paddingInline: { base: '4', sm: '6' }, [enlarged]: { paddingInline: '2' } },
      '&:has(.note-item__open:hover)': { background: 'sunken' },
      '&[data-example] > .note-item__body': { fontStyle: 'italic', '& > .note-item__title': { color: 'muted' } },
      '&[data-compact]': {
        flexWrap: 'nowrap',
        columnGap: '3',
        paddingBlock: '3',
        paddingInline: '3',
        [enlarged]: { flexWrap: 'wrap' },
      },
    },
    icon: {
      position: 'relative',
      ...iconTile,
      flexShrink: '0',
      boxSize: { base: '9', sm: 'target' },
      background: 'sunken',
      color: 'muted',
      [compact]: { boxSize: '9', alignSelf: 'flex-start', marginTop: '0.5' },
      [unread]: {
        background: 'brand.tint',
        color: 'brand.text',
        _contrast: { background: 'text', color: 'page' },
        // An action has a dot of its own; an outline separates this one from the icon behind it.
        '&:not(:has(~ .note-item__action))': {
          _after: { ...dot, position: 'absolute', top: '-1', insetInlineEnd: '-1', outline: '2px solid token(colors.surface)' },
        },
      },
    },
    // Enlarged text stands below the icon.
    body: {
      flex: '1 1 9rem',
      minWidth: '0',
      alignSelf: 'center',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: '6',
      rowGap: '0.5',
      [roomy]: {
        [whole]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateRows: 'auto 1fr',
          '& > :not(.note-item__when)': { gridColumn: '1' },
        },
      },
    },
    title: {
      textStyle: 'strong',
      color: 'text',
      '.note-item__root:not([data-unread]) &': { fontWeight: 'normal' },
      '[data-unread] > .note-item__body:first-child &': {
        _before: { ...dot, display: 'inline-block', marginInlineEnd: '2', verticalAlign: '0.0625em' },
      },
      [compact]: { textStyle: 'smallStrong' },
    },
    // The whole item is clickable; its accessible name remains the title.
    open: {
      padding: '0',
      border: 'none',
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      ...openingLink,
      cursor: 'pointer',
      _hover: { textDecorationColor: 'currentColor' },
      _contrast: { textDecorationColor: 'currentColor' },
      '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
      _focusVisible: { outline: 'none', '&::after': { outline: '3px solid token(colors.brand.mark)', outlineOffset: '-3px' } },
      '& > svg': { display: 'inline-block', marginInlineStart: '1', verticalAlign: '-0.125em' },
    },
    text: {
      maxWidth: 'prose',
      textStyle: 'small',
      color: 'muted',
      whiteSpace: 'pre-line',
      '[data-unread] &': { color: 'text' },
    },
    // Below the text; on a wide page at the end.
    when: { textStyle: 'small', color: 'muted', [roomy]: { [whole]: { gridColumn: '2', gridRow: '1 / span 2' } } },
    // Above the surface that opens the message, and in its padding.
    action: {
      position: 'relative',
      zIndex: '1',
      flexShrink: '0',
      marginBlock: '-2',
      marginInlineEnd: '-2',
      '& button::before': {
        content: '""',
        boxSize: '2.5',
        borderRadius: 'full',
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'border',
        [unreadAction]: { borderColor: 'brand.text', background: 'brand.text', _highContrast: { background: 'CanvasText' } },
      },
    },
  },
})
