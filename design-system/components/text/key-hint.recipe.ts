import { defineRecipe } from '@pandacss/dev'

export const keyHintRecipe = defineRecipe({
  className: 'key-hint',
  base: {
    paddingInline: '1.5',
    paddingBlock: '0.5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'currentcolor',
    borderRadius: 'badge',
    fontFamily: 'code',
    fontSize: '0.75rem',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    smDown: { display: 'none' },
    _touch: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
})
