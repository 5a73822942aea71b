let locks = 0

/** Keeps the page behind a modal from scrolling until the answered function is called. Locks may overlap. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  // The scrollbar's room stays, so the page does not jump sideways.
  if (locks++ === 0 && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    if (--locks > 0) return
    style.overflow = ''
    style.scrollbarGutter = ''
  }
}
