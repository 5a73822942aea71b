import { useLayoutEffect, useState } from 'react'
import type { Density } from '#design/components/table/table.tsx'

export interface TableSettings {
  hiddenColumns: readonly string[]
  /** The optional columns that are shown. */
  shownColumns: readonly string[]
  density: Density
}

const defaultSettings: TableSettings = { hiddenColumns: [], shownColumns: [], density: 'comfortable' }

type Columns = ReadonlyArray<{ id: string; optional?: true }>

export function getHiddenColumns(columns: Columns, { hiddenColumns, shownColumns }: TableSettings): string[] {
  return columns.filter(({ id, optional }) => (optional ? !shownColumns.includes(id) : hiddenColumns.includes(id))).map(({ id }) => id)
}

/** Stores both hidden and shown columns, so that a column added later follows its own default. */
export function withHiddenColumns(columns: Columns, settings: TableSettings, hidden: readonly string[]): TableSettings {
  const getIds = (isWanted: (column: Columns[number]) => boolean) => columns.filter(isWanted).map(({ id }) => id)
  return {
    ...settings,
    hiddenColumns: getIds(({ id, optional }) => !optional && hidden.includes(id)),
    shownColumns: getIds(({ id, optional }) => optional === true && !hidden.includes(id)),
  }
}

const parseIds = (stored: unknown) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [])

export function parseTableSettings(text: string | null): TableSettings {
  try {
    const { hiddenColumns, shownColumns, density } = JSON.parse(text ?? '{}') as Record<string, unknown>
    return {
      hiddenColumns: parseIds(hiddenColumns),
      shownColumns: parseIds(shownColumns),
      density: density === 'compact' ? 'compact' : 'comfortable',
    }
  } catch {
    return defaultSettings
  }
}

/** Kept in local storage, or for this page without it. @param key by user and list; null to keep nothing */
export function useTableSettings(key: string | null) {
  const [settings, setSettings] = useState(defaultSettings)

  // The server does not know the settings. Applied before paint, so that client-side navigation does not flicker.
  useLayoutEffect(() => {
    try {
      if (key) setSettings(parseTableSettings(localStorage.getItem(key)))
    } catch {
      setSettings(defaultSettings)
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
