import { useLayoutEffect, useState } from 'react'
import type { Density } from '#design/components/table/table.tsx'

/** How one person likes to see the table. */
export interface StaffTableSettings {
  hiddenColumns: readonly string[]
  density: Density
}

const usual: StaffTableSettings = { hiddenColumns: [], density: 'comfortable' }

/** Reads stored settings; anything that makes no sense falls back to the usual ones. */
export function parseTableSettings(text: string | null): StaffTableSettings {
  try {
    const { hiddenColumns, density } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return {
      hiddenColumns: Array.isArray(hiddenColumns) ? hiddenColumns.filter((id) => typeof id === 'string') : usual.hiddenColumns,
      density: density === 'compact' ? 'compact' : 'comfortable',
    }
  } catch {
    return usual
  }
}

/** The table's settings, kept in this browser for each person; without storage they last as long as the page. */
export function useStaffTableSettings(username: string) {
  const key = `staff-debts-table:${username}`
  const [settings, setSettings] = useState(usual)

  // The server does not know them. Before painting, so that pages opened within the portal never flicker.
  useLayoutEffect(() => {
    try {
      setSettings(parseTableSettings(localStorage.getItem(key)))
    } catch {
      setSettings(usual)
    }
  }, [key])

  function change(next: StaffTableSettings) {
    setSettings(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is full or forbidden: the choice holds for this page.
    }
  }

  return [settings, change] as const
}
