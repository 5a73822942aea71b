/** The elements that a toast must not cover: what the user fills in or scans, and job progress, which is a separate toast. */
const fields =
  ':is(input:not([type=hidden]), select, textarea, [role=slider], [contenteditable=true], .qr-code__root, .barcode__root, .toast__root)'

const places = ['end', 'start'] as const

/** Moves the region to the end of the screen where it covers no field. Returns false if it covers one at both. */
export function placeBesideFields(region: HTMLElement): boolean {
  const isFree = places.some((place) => {
    region.dataset.place = place
    return !liesOverField(region)
  })
  if (!isFree) region.dataset.place = 'end'
  return isFree
}

export function liesOverField(region: HTMLElement): boolean {
  const over = region.getBoundingClientRect()
  return [...document.querySelectorAll(fields)].some((field) => {
    const { left, right, top, bottom, width } = field.getBoundingClientRect()
    const meets = width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top
    return meets && field.checkVisibility({ visibilityProperty: true }) && !region.contains(field) && !field.closest('.visually-hidden')
  })
}
