import { defineSlotRecipe } from '@pandacss/dev'

export const sliderRecipe = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'head', 'label', 'value', 'control', 'track', 'range', 'thumb', 'marks', 'mark', 'hint', 'error'],
  base: {
    root: {
      display: 'grid',
      gap: '1',
      minWidth: '0',
      // Positions are known only after hydration.
      '&[data-waiting] :is(.slider__thumb, .slider__range, .slider__mark)': { visibility: 'hidden' },
    },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '4' },
    label: { textStyle: 'strong' },
    value: { textStyle: 'strong', fontVariantNumeric: 'tabular-nums' },
    // Half a thumb on each side, so that the ends align with the text above.
    control: { position: 'relative', display: 'flex', alignItems: 'center', minHeight: 'target', marginInline: '3.5', cursor: 'pointer' },
    track: {
      position: 'relative',
      flex: '1',
      height: '1.5',
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0 -0.875rem',
        borderRadius: 'full',
        background: 'border',
        _contrast: { inset: '0.125rem -0.875rem' },
        _highContrast: { background: 'CanvasText' },
      },
    },
    range: {
      height: 'full',
      background: 'brand.mark',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '-0.875rem',
        width: '3.5',
        borderStartRadius: 'full',
        background: 'inherit',
      },
      '&[data-disabled]': { background: 'muted' },
      // Thickness distinguishes the selected part from the rest.
      _contrast: { height: '2.5', top: '-0.125rem' },
      _highContrast: { background: 'Highlight' },
    },
    thumb: {
      boxSize: '7',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'brand.mark',
      background: 'surface',
      cursor: 'grab',
      // The touch target is larger than the drawing.
      _after: { content: '""', position: 'absolute', inset: '-0.625rem', borderRadius: 'full' },
      _before: { content: '""', position: 'absolute', inset: '0.4375rem', borderRadius: 'full', background: 'brand.mark' },
      '&[aria-invalid=true]': { borderColor: 'danger.text', _before: { background: 'danger.text' } },
      '&[data-dragging]': { cursor: 'grabbing' },
      '&[data-disabled]': { borderColor: 'border', borderStyle: 'dashed', _before: { background: 'border' }, cursor: 'not-allowed' },
      _highContrast: { background: 'Canvas', borderColor: 'CanvasText', _before: { background: 'CanvasText' } },
    },
    marks: { height: '7', marginTop: '-2', marginInline: '3.5', textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
    mark: {
      whiteSpace: 'nowrap',
      paddingTop: '2',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        insetInlineStart: '50%',
        width: '1px',
        height: '1.5',
        background: 'border',
      },
      '&:first-child:not(:only-child)': { '--translate-x': '-0.875rem !important', _before: { insetInlineStart: '0.875rem' } },
      '&:last-child:not(:only-child)': {
        '--translate-x': 'calc(-100% + 0.875rem) !important',
        _before: { insetInlineStart: 'calc(100% - 0.875rem)' },
      },
    },
    hint: { textStyle: 'small', color: 'muted' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      textStyle: 'smallStrong',
      color: 'danger.text',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
    },
  },
})
