import { defineSlotRecipe } from '@pandacss/dev'

export const appFrameRecipe = defineSlotRecipe({
  className: 'app-frame',
  slots: ['root', 'part', 'main', 'footer', 'legal'],
  base: {
    root: {
      // Queried in rem, which scales with the text, to detect where large text leaves no room.
      containerName: 'frame',
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      minHeight: '100dvh',
      // Without a header the page is embedded in an iframe that grows with its content.
      '&:not(:has(.app-header__root))': { minHeight: '0' },
      '--header-height': '{sizes.headerPhone}',
      sm: { '--header-height': 'var(--institution-header, {sizes.header})' },
      xl: {
        gridTemplateColumns: '{sizes.sidebar} minmax(0, 1fr)',
        '&[data-nav=mini]': { gridTemplateColumns: '{sizes.sidebarMini} minmax(0, 1fr)' },
        '&:not(:has(.sidebar__root))': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      _print: { display: 'block' },
    },
    // The part's children are laid out in the frame's grid.
    part: {
      display: 'contents',
      '& [data-icon]': { fill: 'none', stroke: 'currentColor', strokeWidth: '1.75', strokeLinecap: 'round', strokeLinejoin: 'round' },
    },
    main: {
      '--page-gutter': '{spacing.4}',
      '--page-end': '{spacing.8}',
      sm: { '--page-gutter': '{spacing.6}' },
      lg: { '--page-gutter': '{spacing.10}' },
      '2xl': { '--page-gutter': '{spacing.12}' },
      '@container frame (max-width: 17rem)': { '--page-gutter': '{spacing.2}' },
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '5', sm: '6', lg: '8' },
      width: 'full',
      maxWidth: 'container',
      marginInline: 'auto',
      paddingInline: 'var(--page-gutter)',
      paddingTop: { base: '6', lg: '10' },
      paddingBottom: 'var(--page-end)',
      outlineStyle: 'none',
      _print: { padding: '0' },
      smDown: {
        position: 'relative',
        background: 'surface',
        // A sheet over the header's colour.
        '&:not(:has(> .hero__root))': { borderTopRadius: '1.5rem' },
      },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6',
      rowGap: '1',
      width: 'full',
      maxWidth: 'container',
      marginInline: 'auto',
      paddingInline: { base: '4', sm: '6', lg: '10', '2xl': '12' },
      paddingBlock: '3',
      xl: { gridColumn: '-2 / -1' },
      _empty: { display: 'none' },
      _print: { display: 'none' },
    },
    // The legal links wrap together, so that none is alone on a line unless the text is large.
    legal: { display: 'flex', flexWrap: 'wrap', columnGap: '6', _empty: { display: 'none' } },
  },
})
