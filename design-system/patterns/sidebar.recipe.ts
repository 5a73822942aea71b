import { defineSlotRecipe } from '@pandacss/dev'

/** Wide again while somebody searches in it, or is in a group of items that is open. */
const widened = ':is(:has(.sidebar__search:focus-within), :has(.sidebar__branch[open]:is(:hover, :focus-within)))'
/** Only its icons are seen. */
const mini = `[data-nav=mini] .sidebar__root:not(${widened}) &`

export const sidebarRecipe = defineSlotRecipe({
  className: 'sidebar',
  slots: [
    'root',
    'head',
    'search',
    'close',
    'nothing',
    'groupTitle',
    'list',
    'branch',
    'children',
    'item',
    'itemLabel',
    'away',
    'footer',
    'toggle',
    'opener',
  ],
  base: {
    root: {
      flexDirection: 'column',
      gap: '5',
      padding: '4',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: 'surface',
      color: 'text',
      borderWidth: '0',
      borderStyle: 'solid',
      borderColor: 'hairline',
      // Below 1250 px a popover: a drawer over the page.
      position: 'fixed',
      inset: '0 auto 0 0',
      margin: '0',
      width: 'min(20rem, 85vw)',
      height: 'auto',
      maxHeight: 'none',
      borderInlineEndWidth: '1px',
      '&:popover-open': { display: 'flex' },
      '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
      // From 1250 px the same element stands beside the page, whether "open" or not.
      xl: {
        position: 'sticky',
        // Beside the content and what stands below it.
        gridRow: 'span 2',
        inset: 'auto',
        top: 'var(--header-height)',
        display: 'flex',
        width: 'auto',
        height: 'calc(100dvh - var(--header-height))',
        paddingTop: '6',
        '&::backdrop': { display: 'none' },
        // Over the page, which stays where it is.
        [`[data-nav=mini] > &${widened}`]: { width: 'sidebar', zIndex: 'actionBar' },
      },
      _contrast: { borderInlineEndWidth: '2px' },
      _print: { display: 'none' },
    },
    head: {
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      xl: { '&:not(:has(> .sidebar__search))': { display: 'none' } },
    },
    /** Where there is a drawer to close. */
    close: { marginInlineStart: 'auto', xl: { display: 'none' } },
    search: {
      flex: '1',
      minWidth: '0',
      xl: {
        // The magnifier alone; focus widens the menu.
        [mini]: {
          '& input': { paddingInline: '0' },
          '& ::placeholder': { color: 'transparent' },
          '& :is(kbd, button)': { display: 'none' },
        },
      },
    },
    /** Says that a search found no item. */
    nothing: { paddingInline: '3', color: 'muted', _empty: { display: 'none' } },
    groupTitle: {
      paddingInline: '3',
      paddingBottom: '2',
      textStyle: 'smallStrong',
      color: 'muted',
      xl: { [mini]: { srOnly: true } },
    },
    list: { display: 'grid', gap: '1', listStyle: 'none', margin: '0', padding: '0' },
    branch: {
      '& > summary': {
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        // Its chevron stands at the end, after a count.
        '& > svg:last-child': {
          marginInlineStart: 'auto',
          transition: 'transform token(durations.normal)',
          xl: { [mini]: { display: 'none' } },
        },
        '& > .count-badge + svg:last-child': { marginInlineStart: '0' },
      },
      '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
      // A closed group says that the page shown is one of its own.
      '&:not([open]):has([aria-current=page]) > summary': { color: 'brand.text', fontWeight: 'semibold' },
    },
    children: {
      display: 'grid',
      gap: '1',
      listStyle: 'none',
      marginBlock: '1',
      marginInlineStart: '5',
      paddingInlineStart: '3',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'hairline',
      xl: { [mini]: { display: 'none' } },
    },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: 'target',
      paddingInline: '3',
      paddingBlock: '2',
      border: 'none',
      borderRadius: 'control',
      background: 'transparent',
      color: 'text',
      fontWeight: 'medium',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      overflow: 'clip',
      '& > svg': { flexShrink: '0' },
      '& > .count-badge': {
        marginInlineStart: 'auto',
        // On the icon's shoulder.
        xl: { [mini]: { position: 'absolute', top: '0.5', insetInlineStart: 'calc(50% + 0.25rem)' } },
      },
      _hover: { background: 'sunken' },
      _focusVisible: { outlineOffset: '-3px' },
      '&[aria-current=page]': {
        background: 'brand.tint',
        color: 'brand.text',
        fontWeight: 'semibold',
        _hover: { background: 'brand.tint' },
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          insetInlineStart: '0',
          width: '3px',
          background: 'brand.mark',
        },
      },
      _contrast: {
        _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
        '&[aria-current=page]': {
          background: 'inverse',
          color: 'onInverse',
          _hover: { background: 'inverse' },
          _focusVisible: { outlineColor: 'onInverse' },
        },
      },
      _highContrast: { '&[aria-current=page]::before': { background: 'CanvasText', width: '6px' } },
      xl: { [mini]: { justifyContent: 'center', paddingInline: '0' } },
    },
    itemLabel: { minWidth: '0', overflowWrap: 'anywhere', xl: { [mini]: { srOnly: true } } },
    /** The mark of an item that leads out of the portal. */
    away: { marginInlineStart: 'auto', color: 'muted', xl: { [mini]: { display: 'none' } } },
    // Where it stays when the items are more than the screen holds.
    footer: {
      position: 'sticky',
      bottom: '-4',
      marginTop: 'auto',
      marginBottom: '-4',
      paddingBlock: '3',
      background: 'surface',
      display: 'none',
      xl: { display: 'block' },
    },
    /** Opens the drawer, where there is one. */
    opener: { xl: { display: 'none' } },
    /** What only makes sense beside the page: collapsing. */
    toggle: { display: 'none', xl: { display: 'flex' } },
  },
})
