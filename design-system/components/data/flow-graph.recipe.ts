import { defineSlotRecipe } from '@pandacss/dev'

export const flowGraphRecipe = defineSlotRecipe({
  className: 'flow-graph',
  slots: ['root', 'drawing', 'arrow', 'way', 'end', 'step', 'link', 'name', 'reasons'],
  base: {
    root: {
      overflow: 'auto',
      maxHeight: '[36rem]',
      padding: '4',
      borderRadius: 'control',
      // Shades the sides beyond which the drawing continues; the layers that scroll with the drawing cover the shade at its ends.
      '--shade': 'color-mix(in srgb, token(colors.text) 22%, transparent)',
      _contrast: { '--shade': 'token(colors.text)', borderWidth: '1px', borderStyle: 'solid', borderColor: 'structure' },
      background: [
        'linear-gradient(to right, token(colors.sunken) 50%, transparent) left / 2rem 100% no-repeat local',
        'linear-gradient(to left, token(colors.sunken) 50%, transparent) right / 2rem 100% no-repeat local',
        'linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat scroll',
        'linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat scroll',
        'token(colors.sunken)',
      ].join(', '),
    },
    drawing: { display: 'block', marginInline: 'auto' },
    way: {
      fill: 'none',
      stroke: 'muted',
      strokeWidth: '1.5',
      _contrast: { stroke: 'text' },
      _highContrast: { stroke: 'CanvasText' },
      '&.flow-graph__way--back': { stroke: 'danger.text', strokeDasharray: '[6 4]' },
    },
    arrow: { fill: 'muted', _contrast: { fill: 'text' }, _highContrast: { fill: 'CanvasText' } },
    end: { fill: 'sunken', stroke: 'border', strokeWidth: '1.5', strokeDasharray: '[4 4]', _highContrast: { stroke: 'CanvasText' } },
    step: { fill: 'surface', stroke: 'border', strokeWidth: '1.5', _contrast: { stroke: 'text' }, _highContrast: { stroke: 'CanvasText' } },
    link: {
      color: 'text',
      textDecoration: 'none',
      outline: 'none',
      '&:is(:hover, :focus-visible) .flow-graph__step': { stroke: 'brand.mark', strokeWidth: '3', _highContrast: { stroke: 'Highlight' } },
      '&.flow-graph__link--current .flow-graph__step': { stroke: 'brand.mark', strokeWidth: '3', _contrast: { strokeWidth: '4' } },
    },
    name: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: 'full',
      paddingInline: '[12px]',
      textAlign: 'center',
      // The drawing scales with the text size, so sizes inside it are in its own pixels.
      fontSize: '[14px]',
      lineHeight: '[20px]',
      fontWeight: 'medium',
      '& > span': { lineClamp: '2', overflowWrap: 'anywhere' },
    },
    reasons: {
      display: 'grid',
      fontSize: '[12px]',
      lineHeight: '[16px]',
      textAlign: 'center',
      color: 'muted',
      _contrast: { color: 'text' },
      '& > span': {
        justifySelf: 'center',
        maxWidth: 'full',
        paddingInline: '[4px]',
        background: 'sunken',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  },
})
