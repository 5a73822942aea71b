import { defineRecipe } from '@pandacss/dev'

const fill = { background: 'brand.mark', borderRadius: 'full' } as const

export const progressRecipe = defineRecipe({
  className: 'progress',
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '2.5',
    overflow: 'hidden',
    borderWidth: '1px',
    borderStyle: 'solid',
    // 3:1 around the empty part, so that a pale brand colour still shows how much is left.
    borderColor: 'border',
    borderRadius: 'full',
    background: 'sunken',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      background: 'repeating-linear-gradient(-45deg, token(colors.loading.mark) 0 0.5rem, token(colors.surface) 0.5rem 1rem)',
      animation: 'pulse 1.6s ease-in-out infinite',
      _motionReduce: { animation: 'none' },
      '&::-moz-progress-bar': { background: 'transparent' },
    },
    _highContrast: { appearance: 'auto' },
  },
})
