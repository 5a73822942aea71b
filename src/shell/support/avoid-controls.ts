/** Pixels. */
const margin = 4
/** Between hit tests from top to bottom: no control is lower. */
const step = 16
const maxDistance = 320
const columns = 4

const controls =
  'a[href], button, input, select, textarea, summary, label, iframe, [role="button"], [role="link"], [tabindex]:not([tabindex="-1"])'

/** Moves a fixed button off the page's controls; without free space, disables its pointer events. @param towards -1 moves up, 1 down */
export function avoidControls(button: HTMLElement, towards: -1 | 1): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let moved = 0
  let isScheduled = false

  function place(distances: Iterable<number>) {
    // The layout position: a transition may be running.
    const { offsetLeft: left, offsetTop: top, offsetHeight: size } = button
    const isFree = freeSpace(left - margin, size + 2 * margin, button)
    for (const distance of distances) {
      if (!isFree(top - margin + distance * towards)) continue
      moved = distance
      button.style.setProperty('--moved', `${distance * towards}px`)
      delete button.dataset.aside
      return
    }
    button.dataset.aside = ''
  }

  const schedule = (distances: () => Iterable<number>) => () => {
    if (isScheduled) return
    isScheduled = true
    // After the paint, which hit tests would delay.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isScheduled = false
        if (!signal.aborted) place(distances())
      }),
    )
  }
  // The current position first, so that the button does not jump while scrolling.
  const onMove = schedule(() => [moved, ...distancesFromHome()])
  const onRest = schedule(distancesFromHome)
  addEventListener('scroll', onMove, { passive: true, capture: true, signal })
  addEventListener('scrollend', onRest, { passive: true, capture: true, signal })
  addEventListener('resize', onRest, { signal })
  const changes = new MutationObserver(onMove)
  changes.observe(document.body, { childList: true, subtree: true })
  const sizes = new ResizeObserver(onRest)
  sizes.observe(document.body)
  onRest()
  return () => {
    stop.abort()
    changes.disconnect()
    sizes.disconnect()
  }
}

function* distancesFromHome(): Generator<number> {
  for (let distance = 0; distance <= maxDistance; distance += step) yield distance
}

/** Says whether a square of `size` from `left` and a given top covers no control. Rows are tested once, since squares share them. */
function freeSpace(left: number, size: number, button: HTMLElement): (top: number) => boolean {
  const rows = new Map<number, boolean>()
  const isRowFree = (y: number) => {
    let isFree = rows.get(y)
    if (isFree === undefined) {
      isFree = Array.from({ length: columns }, (_, column) => left + (column * size) / (columns - 1)).every((x) => {
        const pressed = document.elementsFromPoint(x, y).find((element) => !button.contains(element))
        return !pressed || !isObstacle(pressed)
      })
      rows.set(y, isFree)
    }
    return isFree
  }
  return (top) => {
    if (top < 0 || top + size > innerHeight) return false
    for (let y = top; y < top + size + step; y += step) if (!isRowFree(y)) return false
    return true
  }
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
