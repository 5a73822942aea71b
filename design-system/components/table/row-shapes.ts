/** Also on narrow paper. */
export const asCards = '@media (max-width: 767.98px)'

/** Also on wide paper. */
export const asLines = '@media (min-width: 768px)'

/** Rows wider than the table's frame, or not measured yet. */
export const scrolling = '.table__scroll:not([data-fits=true]) &'

export const crowded = '[data-columns=many] &'

/** Container of a table with many columns that are tightly spaced. */
export const narrow = '@container (max-width: 75rem)'
