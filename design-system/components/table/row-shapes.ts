/** Below 768 px, and on narrow paper, every row is a card. */
export const asCards = '@media (max-width: 767.98px)'

/** From 768 px, and on wide paper, every row is a line of the table. */
export const asLines = '@media (min-width: 768px)'

/** Lines that are wider than the table's frame, or not measured yet. */
export const scrolling = '.table__scroll:not([data-fits=true]) &'

/** Lines of a table of many columns, which stand closer. */
export const crowded = '[data-columns=many] &'

/** A table of many columns that has little room for them. */
export const narrow = '@container (max-width: 75rem)'
