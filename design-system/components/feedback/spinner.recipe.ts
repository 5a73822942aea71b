import { defineRecipe } from '@pandacss/dev'

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    boxSize: 'icon.md',
    flexShrink: '0',
    animation: 'spin 0.8s linear infinite',
    _motionReduce: { animation: 'none' },
  },
})
