/** Pixels. */
const margin = 4
const step = 8
const maxDistance = 320
/** Grid of hit tests per side: dense enough that no control fits in between. */
const samples = 4

const controls =
  'a[href], button, input, select, textarea, summary, label, iframe, [role="button"], [role="link"], [tabindex]:not([tabindex="-1"])'

/** Moves a fixed button off the page's controls; without free space, disables its pointer events. @param towards -1 moves up, 1 down */
export function avoidControls(button: HTMLElement, towards: -1 | 1): () => void {
  let moved = 0
  let frame = 0

  function place(distances: Iterable<number>) {
    frame = 0
    // The layout position: a transition may be running.
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

  // The current position first, so that the button does not jump while scrolling.
  const schedule = () => {
    frame ||= requestAnimationFrame(() => place([moved, ...distancesFromHome()]))
  }
  const scheduleFromHome = () => {
    frame ||= requestAnimationFrame(() => place(distancesFromHome()))
  }
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('scroll', schedule, { passive: true, capture: true, signal })
  addEventListener('scrollend', scheduleFromHome, { passive: true, capture: true, signal })
  addEventListener('resize', scheduleFromHome, { signal })
  const changes = new MutationObserver(schedule)
  changes.observe(document.body, { childList: true, subtree: true })
  const sizes = new ResizeObserver(scheduleFromHome)
  sizes.observe(document.body)
  scheduleFromHome()
  return () => {
    stop.abort()
    changes.disconnect()
    sizes.disconnect()
    cancelAnimationFrame(frame)
  }
}

function* distancesFromHome(): Generator<number> {
  for (let distance = 0; distance <= maxDistance; distance += step) yield distance
}

function isFree(left: number, top: number, size: number, button: HTMLElement): boolean {
  if (top < margin || top + size + margin > innerHeight) return false
  const gap = (size + 2 * margin) / (samples - 1)
  for (let column = 0; column < samples; column++) {
    for (let row = 0; row < samples; row++) {
      const under = document.elementsFromPoint(left - margin + column * gap, top - margin + row * gap)
      if (under.some((element) => !button.contains(element) && isObstacle(element))) return false
    }
  }
  return true
}

function isObstacle(element: Element): boolean {
  return element.closest(controls) !== null || isFixed(element)
}

function isFixed(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { position } = getComputedStyle(one)
    if (position === 'fixed' || position === 'sticky') return true
  }
  return false
}
