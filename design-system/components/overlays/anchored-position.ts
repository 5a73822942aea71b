/** Where something stands on the screen, in CSS pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Beside its opener: under it unless there is only room above, along one of its edges or in its middle. */
export type Alignment = 'start' | 'center' | 'end'

/**
 * Where a panel goes beside the element that opened it: wholly inside the viewport, as far as it fits.
 *
 * @param gap CSS pixels between the two, and at least that to the viewport's edge
 */
export function besideAnchor(
  anchor: Box,
  panel: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
  { alignment, above = false, gap = 8 }: { alignment: Alignment; above?: boolean; gap?: number },
): { left: number; top: number } {
  const under = anchor.top + anchor.height + gap
  const over = anchor.top - gap - panel.height
  const fitsUnder = under + panel.height <= viewport.height
  const fitsOver = over >= 0
  const aligned = { start: 0, center: (anchor.width - panel.width) / 2, end: anchor.width - panel.width }[alignment]
  const inside = (at: number, size: number, room: number) => Math.max(0, Math.min(at, room - size))
  const top = (above ? fitsOver || !fitsUnder : fitsOver && !fitsUnder) ? over : under
  return {
    left: inside(anchor.left + aligned, panel.width, viewport.width),
    top: inside(top, panel.height, viewport.height),
  }
}

/** Puts an open popover beside its anchor where the browser cannot do so by CSS. */
export function placeWithoutCss(anchor: HTMLElement, panel: HTMLElement, options: { alignment: Alignment; above?: boolean }): void {
  if (CSS.supports('position-area', 'block-end')) return
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const { left, top } = besideAnchor(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), viewport, options)
  Object.assign(panel.style, { inset: 'auto', margin: '0', left: `${left}px`, top: `${top}px` })
}
