import type { FramePartName } from './frame-text.ts'

/** The elements with the frame's own nodes: React keeps the elements and never touches their content. */
const places = new Map<FramePartName, Element>()

/** Registers a part that is in the document, before React may discard it after an error. */
export function adoptPart(name: FramePartName): void {
  if (places.has(name)) return
  const place = document.querySelector(`[data-frame=${name}]`)
  if (place?.hasChildNodes()) places.set(name, place)
}

/** Moves the nodes to an element that React created again. */
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

/** Replaces the texts of the frame, also of parts that are not in the document yet. */
export function replaceFrame(texts: Record<FramePartName, string>): void {
  for (const [name, text] of Object.entries(texts) as [FramePartName, string][]) {
    const place = places.get(name) ?? document.createElement('div')
    // The text comes from our own server, with all user content escaped.
    place.innerHTML = text
    places.set(name, place)
  }
}

/** All elements of the frame that match. */
export const inFrame = <Found extends HTMLElement>(selector: string): Found[] =>
  [...places.values()].flatMap((place) => [...place.querySelectorAll<Found>(selector)])
