import { useLayoutEffect, useState } from 'react'
import type { Density } from '#design/components/table/table.tsx'

export interface TableSettings {
  hiddenColumns: readonly string[]
  density: Density
}

const usual: TableSettings = { hiddenColumns: [], density: 'comfortable' }

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

/** Kept in local storage, or for this page without it. @param key by user and list; null to keep nothing */
export function useTableSettings(key: string | null) {
  const [settings, setSettings] = useState(usual)

  // The server does not know them. Before paint, so that client-side navigation does not flicker.
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
      // Storage is full or disabled: the settings hold for this page.
    }
  }

  return [settings, change] as const
}
