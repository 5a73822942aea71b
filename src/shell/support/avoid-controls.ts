/** Pixels that stay free around the button, between two places that are tried, and how far it goes. */
const margin = 4
const step = 8
const farthest = 320
/** Points of the button that are looked under, in each direction: no control is smaller than what lies between two. */
const samples = 4

const controls =
  'a[href], button, input, select, textarea, summary, label, iframe, [role="button"], [role="link"], [tabindex]:not([tabindex="-1"])'

/**
 * Keeps a fixed button off every control of the page, the bars that stay on screen and the buttons of assistants: it
 * moves along its edge as far as it must, and where nothing is free it lets go of pointers (`data-aside`) until
 * something is.
 *
 * @param towards -1 for a button at the foot of the screen, which moves up; 1 for one at its head
 * @returns how to stop
 */
export function avoidControls(button: HTMLElement, towards: -1 | 1): () => void {
  let moved = 0
  let frame = 0

  function place(distances: Iterable<number>) {
    frame = 0
    // Where the style sheet puts it: it may be on its way to another place.
    const { offsetLeft: left, offsetTop: top, offsetHeight: size } = button
    for (const distance of distances) {
      if (!isFree(left, top + distance * towards, size, button)) continue
      moved = distance
      button.style.setProperty('--moved', `${distance * towards}px`)
      delete button.dataset.aside
      return
    }
    button.dataset.aside = ''
  }

  // Where it stands first, so that it does not jump at every turn of the wheel.
  const soon = () => {
    frame ||= requestAnimationFrame(() => place([moved, ...outward()]))
  }
  const back = () => {
    frame ||= requestAnimationFrame(() => place(outward()))
  }
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('scroll', soon, { passive: true, capture: true, signal })
  addEventListener('scrollend', back, { passive: true, capture: true, signal })
  addEventListener('resize', back, { signal })
  const changes = new MutationObserver(soon)
  changes.observe(document.body, { childList: true, subtree: true })
  const sizes = new ResizeObserver(back)
  sizes.observe(document.body)
  back()
  return () => {
    stop.abort()
    changes.disconnect()
    sizes.disconnect()
    cancelAnimationFrame(frame)
  }
}

function* outward(): Generator<number> {
  for (let distance = 0; distance <= farthest; distance += step) yield distance
}

function isFree(left: number, top: number, size: number, button: HTMLElement): boolean {
  if (top < margin || top + size + margin > innerHeight) return false
  const gap = (size + 2 * margin) / (samples - 1)
  for (let column = 0; column < samples; column++) {
    for (let row = 0; row < samples; row++) {
      const under = document.elementsFromPoint(left - margin + column * gap, top - margin + row * gap)
      if (under.some((element) => !button.contains(element) && isInTheWay(element))) return false
    }
  }
  return true
}

function isInTheWay(element: Element): boolean {
  return element.closest(controls) !== null || staysOnScreen(element)
}

function staysOnScreen(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { position } = getComputedStyle(one)
    if (position === 'fixed' || position === 'sticky') return true
  }
  return false
}
