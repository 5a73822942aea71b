import { useEffect, useSyncExternalStore } from 'react'
import { type SupportSector, supportSectors } from '#api/support-sectors.ts'

/**
 * The event on `window` by which a page, or a component embedded in one, says whose support it wants: a `CustomEvent`
 * with `detail.supportSettingSectorAlias` (docs/requirements/shell.md, section 4). Without a known alias support is taken away.
 */
export const supportSectorEvent = 'support-setting-sector'

/** For pages that belong to no area. */
const defaultSector: SupportSector = 'general'

let current: SupportSector | null = defaultSector
const subscribers = new Set<() => void>()

function setSector(sector: SupportSector | null) {
  current = sector
  for (const notify of subscribers) notify()
}

/** What is wrong with an announced alias, in the words of docs/requirements/shell.md, section 8; null for a known one. */
export function sectorProblem(alias: unknown): string | null {
  if (alias === undefined || alias === null || alias === '') return 'supportSettingSectorAlias is required'
  if (supportSectors.some((known) => known === alias)) return null
  return `supportSettingSectorAlias must be one of ${supportSectors.join(', ')}`
}

function onSectorEvent(event: Event) {
  const alias: unknown = event instanceof CustomEvent ? event.detail?.supportSettingSectorAlias : null
  const problem = sectorProblem(alias)
  // oxlint-disable-next-line no-console -- asked for by docs/requirements/shell.md, section 8
  if (problem) console.error(problem)
  setSector(problem ? null : (alias as SupportSector))
}

// From the start: a page announces its sector before the button is there.
if (typeof window !== 'undefined') window.addEventListener(supportSectorEvent, onSectorEvent)

/** Announces whose support an area wants, as long as it is shown. */
export function useSupportSector(sector: SupportSector): void {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(supportSectorEvent, { detail: { supportSettingSectorAlias: sector } }))
    return () => {
      if (current === sector) setSector(defaultSector)
    }
  }, [sector])
}

/** The sector that was announced last; null where support was taken away. */
export function useAnnouncedSector(): SupportSector | null {
  return useSyncExternalStore(
    (notify) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
    () => current,
    () => defaultSector,
  )
}
