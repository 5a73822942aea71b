import { defineConfig } from '@pandacss/dev'
import { recipes, slotRecipes } from './design-system/recipes.ts'
import { globalStyles } from './design-system/tokens/global-styles.ts'
import * as scale from './design-system/tokens/scale.ts'
import { modeConditions } from './design-system/theme/modes.ts'
import { semanticColors, semanticShadows } from './design-system/theme/semantic-colors.ts'

export default defineConfig({
  // The base utilities without Panda's palette: components may use semantic colours only.
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  include: ['./src/**/*.{ts,tsx}', './design-system/**/*.{ts,tsx}'],
  exclude: ['**/*.test.*', '**/*.stories.*'],
  outdir: 'styled-system',
  outExtension: 'js',
  conditions: { extend: { ...modeConditions, touch: '@media (pointer: coarse)', hovers: '@media (hover: hover)' } },
  globalCss: globalStyles,
  // Components write class names themselves (`look`), so Panda cannot detect which variants are used.
  staticCss: { recipes: '*' },
  theme: {
    breakpoints: scale.breakpoints,
    tokens: {
      spacing: scale.spacing,
      radii: scale.radii,
      sizes: { ...scale.spacing, full: { value: '100%' }, ...scale.sizes },
      fonts: scale.fonts,
      fontWeights: scale.fontWeights,
      zIndex: scale.zIndex,
      durations: scale.durations,
      easings: scale.easings,
      aspectRatios: { square: { value: '1 / 1' } },
    },
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    textStyles: scale.textStyles,
    keyframes: scale.keyframes,
    recipes,
    slotRecipes,
  },
})
