import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../components/table/row-shapes.ts'

const wide = '@container (min-width: 38rem)'

export const identityCardRecipe = defineSlotRecipe({
  className: 'identity-card',
  slots: ['group', 'root', 'head', 'issuer', 'kind', 'body', 'photo', 'words', 'name', 'facts', 'code'],
  base: {
    // The card with the texts and actions about it, which have its width.
    group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', maxWidth: '52rem', 'li + li > &': { marginTop: '6' } },
    root: {
      containerType: 'inline-size',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      overflow: 'clip',
      _print: { breakInside: 'avoid' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '4',
      background: 'brand.solid',
      color: 'brand.onSolid',
      [enlarged]: { paddingInline: '2' },
      // An expired card has none of the brand's colour; grey alone would not show it, since some brands are grey.
      '[data-ended] > &': {
        background: 'sunken',
        color: 'muted',
        borderBottom: '1px solid token(colors.hairline)',
        _contrast: { background: 'page', color: 'text', borderBottom: '2px dashed token(colors.structure)' },
      },
    },
    issuer: { fontWeight: 'semibold' },
    kind: { textStyle: 'small' },
    body: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: { base: '4', sm: '5' },
      rowGap: { base: '4', sm: '5' },
      padding: { base: '4', sm: '6' },
      [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gridTemplateRows: 'auto 1fr', alignItems: 'start', rowGap: '4' },
      [enlarged]: { paddingInline: '2', gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    photo: {
      display: 'grid',
      placeItems: 'center',
      width: '8rem',
      // Small on a phone, whose first screen is for the code.
      '.identity-card__body > &': { width: '5rem', fontSize: '1.75rem', [wide]: { width: '8rem', gridRow: '1 / -1', fontSize: '2.5rem' } },
      aspectRatio: '683 / 768',
      borderRadius: 'group',
      background: 'brand.tint',
      color: 'brand.text',
      // The contrast modes have no tint.
      _contrast: { border: '1px solid token(colors.structure)' },
      fontSize: '2.5rem',
      fontWeight: 'bold',
      objectFit: 'cover',
      // Styles the alternative text, shown if the picture does not load.
      '&:is(img)': { fontSize: '0.875rem !important', fontWeight: 'normal', overflow: 'hidden' },
      '[data-ended] &:is(img)': { filter: 'grayscale(1)' },
    },
    words: { display: 'grid', gap: '2', minWidth: '0', [wide]: { gap: '4' } },
    name: { textStyle: 'section' },
    // The signed code is dense: cameras of cheap phones need its size.
    code: {
      display: 'grid',
      gap: '3',
      width: '17rem',
      maxWidth: 'full',
      gridColumn: '1 / -1',
      justifySelf: 'center',
      '& .qr-code__drawing': { boxSize: 'full' },
      [wide]: { gridColumn: '3', gridRow: '1 / -1' },
    },
    facts: { gridColumn: '1 / -1', minWidth: '0', [wide]: { gridColumn: '2', gridRow: '2' } },
  },
})
