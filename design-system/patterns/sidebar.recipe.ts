import { defineSlotRecipe } from '@pandacss/dev'

/** The mini sidebar expands while an open branch, or the area that is shown, is hovered or focused. */
const widened = ':has(.sidebar__branch[open]:is(:hover, :focus-within), .sidebar__area:is(:hover, :focus-within) > [aria-current])'
const mini = `[data-nav=mini] .sidebar__root:not(${widened}) &`
const full = '[data-nav=full] &'

/** Large text on a narrow screen: less padding leaves more room for words, so that they break less. */
const cramped = '@container frame (max-width: 17rem)'

/** Reduced spacing on low screens, so that a group's title rarely ends the first view without its items. */
const low = '@media (max-height: 60rem)'

export const sidebarRecipe = defineSlotRecipe({
  className: 'sidebar',
  slots: [
    'root',
    'head',
    'search',
    'close',
    'items',
    'groupTitle',
    'list',
    'branch',
    'area',
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
      [cramped]: { width: '94vw', padding: '2' },
      height: 'auto',
      maxHeight: 'none',
      borderInlineEndWidth: '1px',
      '&:popover-open': { display: 'flex' },
      '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
      // From 1250 px upwards, the same element is always shown beside the page, whatever its popover state.
      xl: {
        position: 'sticky',
        gridRow: 'span 2',
        inset: 'auto',
        top: 'var(--header-height)',
        display: 'flex',
        width: 'auto',
        height: 'calc(100dvh - var(--header-height))',
        paddingTop: '6',
        overflowY: 'hidden',
        '&::backdrop': { display: 'none' },
        // Overlays the page, whose layout does not change.
        [`[data-nav=mini] &${widened}`]: { width: 'sidebar', zIndex: 'actionBar' },
      },
      _contrast: { borderInlineEndWidth: '2px' },
      _print: { display: 'none' },
    },
    head: {
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      // Beside the page there is nothing to close, and the header has the search.
      xl: { display: 'none' },
    },
    close: { marginInlineStart: 'auto' },
    // The key hint has no room beside the search's words.
    search: {
      flex: '1',
      minWidth: '0',
      '& kbd': { display: 'none' },
      [cramped]: { '& > button': { paddingInlineStart: '2' }, '& svg': { display: 'none' } },
    },
    // Scrolls on its own beside the page, so that nothing covers an item.
    items: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      xl: {
        flex: '1',
        minHeight: '0',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        marginInline: '-4',
        paddingInline: '4',
        [low]: { gap: '3' },
      },
    },
    groupTitle: {
      paddingInline: '3',
      paddingBottom: '2',
      textStyle: 'smallStrong',
      color: 'muted',
      xl: { [mini]: { srOnly: true }, [low]: { paddingBottom: '1' } },
    },
    list: { display: 'grid', gap: '1', listStyle: 'none', margin: '0', padding: '0', xl: { [low]: { gap: '0' } } },
    branch: {
      '& > summary': {
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        '& > svg:last-child': {
          marginInlineStart: 'auto',
          transition: 'transform token(durations.normal)',
          xl: { [mini]: { display: 'none' } },
        },
        '& > .count-badge + svg:last-child': { marginInlineStart: '0' },
      },
      '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
      // A closed branch marks that it contains the current page.
      '&:not([open]):has([aria-current=page]) > summary': { color: 'brand.text' },
    },
    area: {
      '& > a:not([aria-current]) + ul': { display: 'none' },
      // The current page below this area is marked instead of the area.
      [full]: {
        '& > a[aria-current]': {
          '&:not(:hover)': { background: 'transparent' },
          _before: { content: 'none' },
          _contrast: { color: 'text', _focusVisible: { outlineColor: 'text' } },
        },
      },
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
      [cramped]: { gap: '1', paddingInline: '1.5' },
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
        xl: { [mini]: { position: 'absolute', top: '0.5', insetInlineStart: 'calc(50% + 0.25rem)' } },
      },
      _hover: { background: 'sunken' },
      _focusVisible: { outlineOffset: '-3px' },
      '&[aria-current=page]': {
        background: 'brand.tint',
        // The active item is not bolder, since a name that just fits would wrap.
        color: 'brand.text',
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
      xl: {
        [mini]: { justifyContent: 'center', paddingInline: '0' },
        [low]: { minHeight: 'control.sm', paddingBlock: '1.5', _touch: { minHeight: 'target' } },
      },
    },
    itemLabel: { minWidth: '0', overflowWrap: 'anywhere', xl: { [mini]: { srOnly: true } } },
    away: { marginInlineStart: 'auto', color: 'muted', xl: { [mini]: { display: 'none' } } },
    footer: {
      flexShrink: '0',
      marginInline: '-4',
      marginBottom: '-4',
      paddingInline: '4',
      paddingBlock: '2',
      // A border, since items scroll under the footer.
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'hairline',
      display: 'none',
      xl: { display: 'block' },
    },
    opener: { xl: { display: 'none' } },
    toggle: { display: 'none', xl: { display: 'flex' } },
  },
})
