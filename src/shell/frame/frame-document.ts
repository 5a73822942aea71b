import type { FramePartName } from './frame-text.ts'

/** The frame's own nodes: React keeps their places, and never looks into them. */
const places = new Map<FramePartName, Element>()

/** Takes up the parts that stand in the document, before React may throw them away after a fault. */
export function adoptPart(name: FramePartName): void {
  if (places.has(name)) return
  const place = document.querySelector(`[data-frame=${name}]`)
  if (place?.hasChildNodes()) places.set(name, place)
}

/** A place that React made anew gets the nodes of the one before. */
export function takePlace(name: FramePartName, place: Element): void {
  const before = places.get(name)
  if (before && before !== place && !place.hasChildNodes()) place.append(...before.childNodes)
  places.set(name, place)
}

/** Whether the frame has been in this document. */
export const hasFrame = (): boolean => {
  adoptPart('top')
  return places.get('top')?.hasChildNodes() ?? false
}

/** Puts other texts in the place of the present ones, or where they are about to be. */
export function replaceFrame(texts: Record<FramePartName, string>): void {
  for (const [name, text] of Object.entries(texts) as [FramePartName, string][]) {
    const place = places.get(name) ?? document.createElement('div')
    // Our own server's, with everything escaped that people wrote.
    place.innerHTML = text
    places.set(name, place)
  }
}

/** All elements of the frame that match. */
export const inFrame = <Found extends HTMLElement>(selector: string): Found[] =>
  [...places.values()].flatMap((place) => [...place.querySelectorAll<Found>(selector)])
