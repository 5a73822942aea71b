import { defineRecipe } from '@pandacss/dev'

export const loadingMessageRecipe = defineRecipe({
  className: 'loading-message',
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    padding: '6',
    color: 'muted',
    '& > svg': { color: 'loading.mark' },
    // Delayed, so that it does not flash on quick responses.
    animation: 'rise 1ms 200ms backwards',
  },
})
