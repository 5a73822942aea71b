import { defineRecipe } from '@pandacss/dev'

const line = { content: '""', flex: '1', height: '1px', background: 'hairline' }

export const orDividerRecipe = defineRecipe({
  className: 'or-divider',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    textStyle: 'small',
    color: 'muted',
    _before: line,
    _after: line,
  },
})
