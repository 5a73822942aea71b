import { useLayoutEffect, useState } from 'react'
import type { Density } from '#design/components/table/table.tsx'

/** How one person likes to see the table. */
export interface TableSettings {
  hiddenColumns: readonly string[]
  density: Density
}

const usual: TableSettings = { hiddenColumns: [], density: 'comfortable' }

/** Reads stored settings; anything that makes no sense falls back to the usual ones. */
export function parseTableSettings(text: string | null): TableSettings {
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

/**
 * The table's settings, kept in this browser; without storage they last as long as the page.
 *
 * @param key of one person and one list; null where there is nothing to keep
 */
export function useTableSettings(key: string | null) {
  const [settings, setSettings] = useState(usual)

  // The server does not know them. Before painting, so that pages opened within the portal never flicker.
  useLayoutEffect(() => {
    try {
      if (key) setSettings(parseTableSettings(localStorage.getItem(key)))
    } catch {
      setSettings(usual)
    }
  }, [key])

  function change(next: TableSettings) {
    setSettings(next)
    try {
      if (key) localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is full or forbidden: the choice holds for this page.
    }
  }

  return [settings, change] as const
}
