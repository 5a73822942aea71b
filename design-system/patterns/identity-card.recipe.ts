import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../components/table/row-shapes.ts'

const wide = '@container (min-width: 38rem)'

export const identityCardRecipe = defineSlotRecipe({
  className: 'identity-card',
  slots: ['group', 'root', 'head', 'issuer', 'kind', 'body', 'photo', 'words', 'name', 'code', 'off'],
  base: {
    // The card, and what is said and done about it, of its width.
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
    },
    issuer: { fontWeight: 'semibold' },
    kind: { textStyle: 'small' },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: '5',
      padding: { base: '4', sm: '6' },
      [wide]: { gridTemplateColumns: 'auto 1fr auto', alignItems: 'start', justifyItems: 'stretch' },
      [enlarged]: { paddingInline: '2' },
    },
    photo: {
      display: 'grid',
      placeItems: 'center',
      width: '8rem',
      aspectRatio: '683 / 768',
      borderRadius: 'group',
      background: 'brand.tint',
      color: 'brand.text',
      // The contrast modes have no tint.
      _contrast: { border: '1px solid token(colors.structure)' },
      fontSize: '2.5rem',
      fontWeight: 'bold',
      objectFit: 'cover',
      // Its description, where the picture does not load.
      '&:is(img)': { fontSize: '0.875rem', fontWeight: 'normal', overflow: 'hidden' },
    },
    words: { display: 'grid', gap: '4', width: 'full', minWidth: '0' },
    name: { textStyle: 'section' },
    // The signed code is dense: cameras of cheap phones need its size.
    code: { display: 'grid', gap: '3', width: '17rem', maxWidth: 'full', '& .qr-code__drawing': { boxSize: 'full' } },
    off: { filter: 'grayscale(1)' },
  },
})
