import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../components/table/row-shapes.ts'
import { brandField } from './brand-field.ts'

export const identityCardRecipe = defineSlotRecipe({
  className: 'identity-card',
  slots: ['group', 'press', 'root', 'body', 'brand', 'logo', 'photo', 'words', 'name', 'lines', 'facts', 'fact', 'term', 'actions'],
  base: {
    group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', maxWidth: '27rem' },
    // The link that shows the code covers the card, too.
    press: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      '& > .identity-card__actions > a': { _after: { content: '""', position: 'absolute', inset: '0' } },
    },
    root: {
      ...brandField,
      containerType: 'inline-size',
      display: 'grid',
      // Not wider for a long name, which makes it higher.
      width: 'full',
      minWidth: '0',
      aspectRatio: '85 / 54',
      borderRadius: '1.25rem',
      overflow: 'clip',
      boxShadow: '0 0.625rem 1.75rem rgb(28 26 23 / 0.18)',
      _contrast: { ...brandField._contrast, boxShadow: 'none', border: '2px solid token(colors.structure)' },
      _print: { breakInside: 'avoid', boxShadow: 'none', background: 'none', color: 'text', border: '1px solid token(colors.border)' },
      // A card that does not count has none of the brand's colour; grey alone would not show it, since some brands are grey.
      '&[data-ended]': {
        background: 'sunken',
        color: 'text',
        boxShadow: 'none',
        border: '1px dashed token(colors.border)',
        _before: { display: 'none' },
      },
    },
    body: {
      display: 'grid',
      gridTemplateColumns: '31cqi minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '5cqi',
      rowGap: '3cqi',
      padding: '5cqi',
      [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '4' },
    },
    brand: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
      fontWeight: 'medium',
    },
    logo: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '8',
      borderRadius: '0.625rem',
      background: 'bar.text',
      color: 'bar.shade',
      fontWeight: 'semibold',
      // Logos are drawn for a page.
      '&:is(img)': { padding: '1', objectFit: 'contain', background: 'surface' },
    },
    photo: {
      display: 'grid',
      placeItems: 'center',
      width: '8rem',
      aspectRatio: '112 / 142',
      borderRadius: '0.875rem',
      background: 'color-mix(in srgb, currentColor 16%, transparent)',
      objectFit: 'cover',
      '.identity-card__body > &': {
        width: '31cqi',
        alignSelf: 'end',
        fontSize: 'clamp(1.75rem, 10cqi, 3rem)',
        fontWeight: 'semibold',
      },
      _contrast: { border: '1px solid token(colors.structure)' },
      // Styles the alternative text, shown if the picture does not load.
      '&:is(img)': { fontSize: '0.875rem !important', fontWeight: 'normal', overflow: 'hidden' },
      '[data-ended] &:is(img)': { filter: 'grayscale(1)' },
    },
    words: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: '3cqi',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    name: { fontSize: 'clamp(1.125rem, 7cqi, 1.75rem)', lineHeight: '1.15', fontWeight: 'semibold' },
    lines: { textStyle: 'small', marginTop: '1' },
    facts: { display: 'flex', flexWrap: 'wrap', columnGap: '5cqi', rowGap: '1', margin: '0' },
    fact: { display: 'grid' },
    term: { textStyle: 'small', fontSize: '0.8125rem' },
    actions: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      '& > a': { flexGrow: '1' },
      '& > :not(a)': { position: 'relative', zIndex: '1' },
      _print: { display: 'none' },
    },
  },
})
