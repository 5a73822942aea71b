import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

/** One line of title and one of text, as high as the others of a list that is looked through; the date stands beside them. */
const compact = '[data-compact] &'

export const noteItemRecipe = defineSlotRecipe({
  className: 'note-item',
  slots: ['root', 'icon', 'body', 'title', 'open', 'text', 'state', 'unread', 'action'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      padding: '3',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
      '&[data-unread]': {
        background: 'brand.tint',
        boxShadow: 'inset 4px 0 0 token(colors.brand.mark)',
        _contrast: { background: 'transparent', boxShadow: 'inset 4px 0 0 token(colors.text)' },
        // Forced colours drop shadows.
        _highContrast: { borderInlineStart: '4px solid CanvasText' },
      },
      '&:has(.note-item__open:hover)': { background: 'sunken' },
      '& + &': { marginTop: '1' },
      '&[data-compact]': {
        flexWrap: 'nowrap',
        alignItems: 'center',
        paddingBlock: '2',
        paddingInlineEnd: '1',
        [enlarged]: { flexWrap: 'wrap' },
      },
    },
    icon: { flexShrink: '0', display: 'grid', marginTop: '0.5', color: 'muted', [compact]: { alignSelf: 'flex-start' } },
    // Enlarged text stands below the icon, and the action below the text.
    body: {
      flex: '1 1 9rem',
      minWidth: '0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      [compact]: {
        gap: '0',
        columnGap: '3',
        sm: { gridTemplateColumns: 'minmax(0, 1fr) auto', [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
    title: {
      textStyle: 'smallStrong',
      color: 'text',
      '.note-item__root:not([data-unread]) &': { fontWeight: 'medium' },
      [compact]: { truncate: true, [enlarged]: { whiteSpace: 'normal' } },
    },
    // The whole item is clickable; its accessible name remains the title.
    open: {
      padding: '0',
      border: 'none',
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
      '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
      _focusVisible: { outline: 'none', '&::after': { outline: '3px solid token(colors.brand.mark)', outlineOffset: '-3px' } },
      '& > svg': { display: 'inline-block', marginInlineStart: '1', verticalAlign: '-0.125em' },
    },
    text: {
      textStyle: 'small',
      color: 'text',
      whiteSpace: 'pre-line',
      [compact]: { gridColumn: '1 / -1', truncate: true, [enlarged]: { whiteSpace: 'normal' } },
    },
    state: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      textStyle: 'small',
      color: 'muted',
      [compact]: {
        sm: { gridColumn: '2', gridRow: '1', [enlarged]: { gridColumn: '1', gridRow: 'auto' } },
      },
    },
    unread: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      fontWeight: 'semibold',
      color: 'text',
      [compact]: { srOnly: true },
      '&::before': {
        content: '""',
        width: '2',
        height: '2',
        borderRadius: 'full',
        background: 'brand.text',
        _contrast: { background: 'text' },
        _highContrast: { background: 'CanvasText' },
        // The button that marks it is a dot already.
        '.note-item__root:has(.note-item__action .icon-button) &': { display: 'none' },
      },
    },
    action: {
      position: 'relative',
      zIndex: '1',
      flexShrink: '0',
      marginBlock: '-1',
      marginInlineEnd: '-1',
      [compact]: { margin: '0' },
      color: 'muted',
      '& .icon-button': { color: 'inherit' },
      '[data-unread] > &': { color: 'brand.text' },
    },
  },
})
