import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { appConfig } from '#config'
import { retainedSearch } from '../search/portal-search.ts'

export const formAction = (path: string) => `${appConfig.basePath}${path}`

/** Hidden fields that preserve the other filters. Drops the page, since other rows start at the first, and a failed download. */
export function carriedFields(
  search: object,
  kept: Readonly<Record<string, unknown>>,
  ownFields: readonly string[],
): Array<[name: string, value: string]> {
  const own: readonly string[] = ['page', 'report', ...ownFields]
  return Object.entries({ ...kept, ...search })
    .filter(([name, value]) => value !== undefined && !own.includes(name))
    .map(([name, value]) => [name, String(value)])
}

interface AddressedPage<Search extends object> {
  /** Below the base path. */
  path: string
  /** Set if the list is below other content: a change then does not scroll the page. */
  isPart?: boolean
  read(search: Record<string, unknown>): Search
}

/** A plain GET form that changes the URL, handled by the router after hydration. @param ownFields fields that the form shows itself */
export function useListForm<Search extends object>(
  { path, isPart, read }: AddressedPage<Search>,
  search: Search,
  ownFields: readonly (keyof Search & string)[],
) {
  const navigate = useNavigate()
  const flags = useSearch({ from: '__root__' })
  const kept = Object.fromEntries(retainedSearch.map((name) => [name, flags[name]]))

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    const values = new FormData(event.currentTarget)
    const own = Object.fromEntries(ownFields.map((name) => [name, values.get(name) ?? undefined]))
    // Merges into the current URL, which may be newer than the rows on screen.
    const change = (now: Record<string, unknown>) => read({ ...now, page: undefined, report: undefined, ...own })
    void navigate({ to: path, search: change as never, resetScroll: !isPart })
  }

  return {
    form: { action: formAction(path), onSubmit },
    carried: carriedFields(search, kept, ownFields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
  }
}
