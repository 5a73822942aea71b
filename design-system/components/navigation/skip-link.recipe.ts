import { defineRecipe } from '@pandacss/dev'

export const skipLinkRecipe = defineRecipe({
  className: 'skip-link',
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skipLink',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'control',
    background: 'inverse',
    color: 'onInverse',
    fontWeight: 'medium',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    _print: { display: 'none' },
  },
})
