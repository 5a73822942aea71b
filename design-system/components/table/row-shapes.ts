/** Shows rows as cards, depending on the table's own width and the size of its text, on narrow paper too. */
export const asCards = '@container (max-width: 44.99rem)'

/** A card of the narrowest phones, where an amount has no room beside a name. */
export const slim = '@container (max-width: 18.5rem)'

/** A phone's card with text of twice its size: content beside the words moves above or below them. */
export const enlarged = '@container (max-width: 15rem)'

/** The same for the page: a phone's width with text of twice its size. */
export const enlargedPage = '@container frame (max-width: 15rem)'

/** Cards, or lines without room for every column. */
export const tight = '@container (max-width: 65.99rem)'

/** Only lines, and without room for every column; cards have room. */
export const tightLines = '@container (min-width: 45rem) and (max-width: 65.99rem)'

/** Only lines, and without room for a tenth column; cards have room. */
export const crowdedLines = '@container (min-width: 45rem) and (max-width: 79.99rem)'

/** Cards, or lines with room for a few columns. */
export const snug = '@container (max-width: 55.99rem)'

/** Only lines, with room for a few columns; cards have room for all. */
export const snugLines = '@container (min-width: 45rem) and (max-width: 55.99rem)'

export const asLines = '@container (min-width: 45rem)'

/** Selects tables whose rows are wider than the frame, or not measured yet. */
export const scrolling = '.table__scroll:not([data-fits=true]) &'

export const crowded = '[data-columns=many] &'

export const narrow = '@container (max-width: 75rem)'

/** The look of the link that opens a row, distinct from the row's other content. */
export const openingLink = {
  textDecorationLine: 'underline',
  textDecorationColor: 'border',
  textUnderlineOffset: '3px',
} as const

/** The tile around a row's icon. */
export const iconTile = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'group',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'structure',
} as const

/** The look of a link by which a whole row is pressed; the row is positioned. */
export const rowTarget = {
  color: 'text',
  textDecoration: 'none',
  _focusVisible: { outlineStyle: 'none' },
  _after: { content: '""', position: 'absolute', inset: '0' },
} as const

/** The ring of a row whose target has the focus. */
export const rowFocus = { outlineWidth: '3px', outlineStyle: 'solid', outlineColor: 'brand.mark', outlineOffset: '-3px' } as const
