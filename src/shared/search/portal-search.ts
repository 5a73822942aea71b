import { allOptional, flag, text } from './search-values.ts'

/** Search values that every page understands and keeps across navigation (docs/requirements/shell.md, section 2). */
export function portalSearch(search: Record<string, unknown>) {
  return allOptional({
    disableHeader: flag(search.disableHeader),
    disableEqualWeb: flag(search.disableEqualWeb),
    disableHandtalk: flag(search.disableHandtalk),
    /** Names a tab with a session of its own. */
    tab: text(search.tab, 32),
  })
}

export const retainedSearch = ['disableHeader', 'disableEqualWeb', 'disableHandtalk', 'tab'] as const
