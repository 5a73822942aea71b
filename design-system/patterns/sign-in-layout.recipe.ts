import { defineSlotRecipe } from '@pandacss/dev'
import { brandField } from './brand-field.ts'

/** Languages, help and terms, below pages without the portal's frame. */
export const entryFooter = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '5',
  rowGap: '1',
  textStyle: 'small',
  color: 'muted',
} as const

export const signInLayoutRecipe = defineSlotRecipe({
  className: 'sign-in-layout',
  slots: ['root', 'side', 'art', 'image', 'slogan', 'main', 'content', 'brand', 'footer', 'languages', 'legal', 'help', 'demo'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: '100dvh',
      background: 'surface',
      lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(28rem, 35rem)' },
    },
    side: {
      display: 'none',
      position: 'relative',
      overflow: 'clip',
      background: 'brand.solid',
      color: 'brand.onSolid',
      borderInlineEndWidth: '1px',
      borderInlineEndStyle: 'solid',
      borderInlineEndColor: 'brand.edge',
      lg: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' },
      // A field of the brand's bright dark-mode colour would outshine the form.
      _dark: { background: 'page', color: 'brand.text', borderInlineEndColor: 'hairline' },
      _contrast: { background: 'page', color: 'text', '&:has(> .sign-in-layout__image)': { lg: { justifyContent: 'center' } } },
    },
    art: {
      position: 'absolute',
      inset: '0',
      boxSize: 'full',
      // With only two colours, the shapes are drawn as outlines.
      _contrast: { '& > path': { fill: 'none', stroke: 'currentColor', strokeWidth: '1.5', opacity: '1' } },
    },
    // Pictures of an institution have its colours.
    image: {
      position: 'absolute',
      inset: '0',
      boxSize: 'full',
      objectFit: 'cover',
      _dark: { opacity: '0.85' },
      _contrast: { display: 'none' },
    },
    slogan: {
      // Stays on the screen, however long the form beside it is.
      position: 'sticky',
      bottom: '0',
      paddingInline: '16',
      paddingBlock: '10',
      // Text over a picture needs its own background.
      background: 'brand.solid',
      _dark: { background: 'page', color: 'text' },
      _contrast: {
        background: 'page',
        '.sign-in-layout__art + &': { borderTopWidth: '2px', borderTopStyle: 'solid', borderTopColor: 'text' },
      },
      fontSize: '2.75rem',
      lineHeight: '1.2',
      fontWeight: 'medium',
      letterSpacing: '-0.01em',
      whiteSpace: 'pre-line',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
    main: {
      display: 'flex',
      flexDirection: 'column',
      paddingInline: { base: '4', sm: '12', xl: '18' },
      paddingTop: { base: '0', sm: '16' },
      paddingBottom: { base: '3', sm: '16' },
      outlineStyle: 'none',
      borderTopWidth: { base: '0', sm: '4px', lg: '0' },
      borderTopStyle: 'solid',
      borderTopColor: 'brand.solid',
    },
    content: {
      display: 'grid',
      // Smaller gaps, so that all of the form is on the first screen of a small phone.
      gap: { base: '3', sm: '6' },
      width: 'full',
      maxWidth: '26rem',
      marginInline: 'auto',
      marginBlock: { base: '0', sm: 'auto' },
    },
    // On a phone the institution's colours reach from edge to edge, and the form lies over them as a sheet.
    brand: {
      smDown: {
        ...brandField,
        position: 'relative',
        marginInline: '-4',
        paddingInline: '4',
        paddingTop: '7',
        paddingBottom: '13',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          bottom: '0',
          height: '6',
          borderTopRadius: '1.5rem',
          background: 'surface',
        },
        '& .brand-mark__tile': { background: 'bar.text', color: 'bar.shade' },
        '& .brand-mark__logo': { padding: '1.5', borderRadius: 'control', background: 'surface' },
      },
    },
    footer: {
      ...entryFooter,
      marginTop: { base: '0', sm: '2' },
    },
    help: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      marginBlock: { base: '-2', sm: '-3' },
      '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
    },
    demo: {
      paddingTop: '4',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'hairline',
      textStyle: 'small',
      color: 'muted',
      '& > h2': { textStyle: 'smallStrong' },
      '& > *': { marginBottom: '2' },
      '& code': { color: 'text' },
      '& > ul': { listStyle: 'none', display: 'grid', gap: '1', padding: '0' },
    },
    languages: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      '& > button': { minHeight: 'target' },
    },
    legal: { display: 'flex', flexWrap: 'wrap', columnGap: '4', _empty: { display: 'none' } },
  },
})
