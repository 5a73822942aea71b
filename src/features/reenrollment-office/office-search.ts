import { notFound } from '@tanstack/react-router'
import { funnelStages, pendencyKinds } from '#api/academic/reenrollment-names.ts'
import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/* Apart from the queries: every page's script holds the searches of all routes. */

const pages = (search: Record<string, unknown>) => ({
  page: integer(search.page, 1, 10_000_000),
  perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
  search: text(search.search, 100),
})

export const classesSearch = (search: Record<string, unknown>) =>
  allOptional({ ...pages(search), seats: wordOrUndefined(search.seats, ['full']), done: wordOrUndefined(search.done, ['imported']) })
export type ClassesSearch = ReturnType<typeof classesSearch>

/** Parses the search of the list of people, which names a number of the funnel. */
export const peopleSearch = (search: Record<string, unknown>) =>
  allOptional({ ...pages(search), stage: wordOrUndefined(search.stage, funnelStages), rule: wordOrUndefined(search.rule, pendencyKinds) })
export type PeopleSearch = ReturnType<typeof peopleSearch>

export const settingsSearch = (search: Record<string, unknown>) => allOptional({ done: wordOrUndefined(search.done, ['added']) })
export type SettingsSearch = ReturnType<typeof settingsSearch>

/** Returns the parsing of URL parameters that must be ids. @throws the router's `notFound` for anything else */
export const idParams = <Name extends string>(...names: Name[]) => ({
  parse: (params: Record<Name, string>) => {
    const ids = names.map((name) => [name, integer(params[name], 1, 2_147_483_647)] as const)
    if (ids.some(([, id]) => id === undefined)) throw notFound()
    return Object.fromEntries(ids) as Record<Name, number>
  },
  stringify: (params: Record<Name, number>) =>
    Object.fromEntries(names.map((name) => [name, String(params[name])])) as Record<Name, string>,
})
