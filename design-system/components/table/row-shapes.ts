/** On narrow paper too. */
export const asCards = '@media (max-width: 767.98px)'

export const asLines = '@media (min-width: 768px)'

/** Rows wider than the table's frame, or not measured yet. */
export const scrolling = '.table__scroll:not([data-fits=true]) &'

export const crowded = '[data-columns=many] &'

export const narrow = '@container (max-width: 75rem)'
