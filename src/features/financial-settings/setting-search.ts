import { allOptional, integer, wordOrUndefined } from '../../kit/search/search-values.ts'

/* Apart from the queries: every page's script holds the searches of all routes. */
export const settingSearch = (search: Record<string, unknown>) =>
  allOptional({ institution: integer(search.institution, 1, 2_147_483_647), view: wordOrUndefined(search.view, ['lists']) })
export type SettingSearch = ReturnType<typeof settingSearch>
