import { allOptional, flag, text } from './search-values.ts'

/** Kept across navigation (docs/requirements/shell.md §2). */
export function portalSearch(search: Record<string, unknown>) {
  return allOptional({
    disableHeader: flag(search.disableHeader),
    /** The chosen appearance was only saved in the session. */
    modeNotSaved: flag(search.modeNotSaved),
    /** Somebody has just stopped acting as another person. */
    leftActing: flag(search.leftActing),
    disableEqualWeb: flag(search.disableEqualWeb),
    disableHandtalk: flag(search.disableHandtalk),
    tab: text(search.tab, 32),
  })
}

export const retainedSearch = ['disableHeader', 'disableEqualWeb', 'disableHandtalk', 'tab'] as const
