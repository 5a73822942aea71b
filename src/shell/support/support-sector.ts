import { useEffect, useSyncExternalStore } from 'react'
import { type SupportSector, supportSectors } from '#api/settings/support-sectors.ts'

/** A `CustomEvent` with `detail.supportSettingSectorAlias` (docs/requirements/shell.md §4); an unknown alias hides support. */
export const supportSectorEvent = 'support-setting-sector'

const defaultSector: SupportSector = 'general'

let current: SupportSector | null = defaultSector
const subscribers = new Set<() => void>()

function setSector(sector: SupportSector | null) {
  current = sector
  for (const notify of subscribers) notify()
}

/** Message by docs/requirements/shell.md §8; null for a known alias. */
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

// At module load: pages announce their sector before the button mounts.
if (typeof window !== 'undefined') window.addEventListener(supportSectorEvent, onSectorEvent)

export function useSupportSector(sector: SupportSector): void {
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(supportSectorEvent, { detail: { supportSettingSectorAlias: sector } }))
    return () => {
      if (current === sector) setSector(defaultSector)
    }
  }, [sector])
}

/** Null hides support. */
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
