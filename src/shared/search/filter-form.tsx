import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { appConfig } from '#config'
import { retainedSearch } from './portal-search.ts'

type Search = Record<string, string | number | boolean | undefined>

/**
 * A plain GET form that narrows a list, taken over by the router once it runs.
 *
 * @param path of the list, below the base path
 * @param search of the list as it is now
 * @param ownFields names of the fields that the form shows itself; what else the list has is sent along, but no page
 * @param read of the list's address: what makes no sense is dropped
 * @returns attributes for the form, and the hidden fields it must hold
 */
export function useFilterForm(
  path: string,
  search: Search,
  ownFields: readonly string[],
  read: (search: Record<string, unknown>) => Search,
) {
  const navigate = useNavigate()
  const flags = useSearch({ from: '__root__' })
  const kept = Object.fromEntries(retainedSearch.map((name) => [name, flags[name]]))
  const carried = Object.entries({ ...kept, ...search }).filter(
    ([name, value]) => value !== undefined && name !== 'page' && !ownFields.includes(name),
  )

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const own = Object.fromEntries(ownFields.map((name) => [name, values.get(name) ?? undefined]))
    void navigate({ to: path, search: read({ ...search, page: undefined, ...own }) })
  }

  return {
    form: { action: `${appConfig.basePath}${path}`, onSubmit },
    carried: carried.map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />),
  }
}
