import { css } from '#styled/css'

/** Around the table of debts: it dims while other rows are on their way, and gives way where columns do not fit. */
export const tableFrame = css({
  minWidth: '0',
  '& tbody': { transition: 'opacity token(durations.normal)' },
  // Only what takes longer than a blink is worth showing.
  '& tbody[aria-busy=true]': { opacity: '0.6', transitionDelay: '200ms' },
})
