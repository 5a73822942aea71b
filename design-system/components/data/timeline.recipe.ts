import { defineSlotRecipe } from '@pandacss/dev'

export const timelineRecipe = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'event', 'mark', 'body', 'head', 'title', 'meta', 'text'],
  base: {
    root: { listStyle: 'none', margin: '0', padding: '0' },
    event: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '4',
      paddingBottom: '6',
      _last: { paddingBottom: '0' },
      // From this mark down to the next.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: '9',
        bottom: '0',
        insetInlineStart: 'calc({sizes.9} / 2 - 1px)',
        borderInlineStartWidth: '2px',
        borderInlineStartStyle: 'solid',
        borderInlineStartColor: 'hairline',
      },
      '&:has(+ [data-when=future])::before': { borderInlineStartStyle: 'dashed', borderInlineStartColor: 'border' },
    },
    mark: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      boxSize: '9',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'structure',
      background: 'sunken',
      color: 'text',
      '& > svg': { boxSize: 'icon.md' },
      // Without an icon a dot, so that the line has where to end.
      _empty: { _before: { content: '""', boxSize: '2.5', borderRadius: 'full', border: '5px solid' } },
      '[data-when=current] > &': {
        background: 'brand.solid',
        borderColor: 'brand.edge',
        color: 'brand.onSolid',
        _highContrast: { borderWidth: '4px' },
      },
      '[data-when=future] > &': { background: 'surface', borderStyle: 'dashed', borderColor: 'border', color: 'muted' },
    },
    body: { display: 'grid', gap: '1', paddingTop: '1.5', minWidth: '0', overflowWrap: 'anywhere' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    title: { textStyle: 'strong', '[data-when=future] &': { fontWeight: 'medium' } },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '1',
      textStyle: 'small',
      color: 'muted',
      '& > * + *::before': { content: '"· " / ""' },
    },
    text: { maxWidth: 'prose', marginTop: '1', textStyle: 'small', '& > * + *': { marginTop: '2' } },
  },
})
