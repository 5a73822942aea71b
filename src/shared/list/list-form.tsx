import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { appConfig } from '#config'
import { retainedSearch } from '../search/portal-search.ts'

/** Where forms of a page go before scripts run. */
export const formAction = (path: string) => `${appConfig.basePath}${path}`

/**
 * What a form must send along with its own fields: the other filters, but no page, since other rows start at the first,
 * and no failed download.
 */
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
  /** Reads an address; what makes no sense is left out. */
  read(search: Record<string, unknown>): Search
}

/**
 * A plain GET form that asks the page for another address, such as other rows of a list, taken over by the router
 * once it runs.
 *
 * @param ownFields names of the fields that the form shows itself
 * @returns attributes for the form, and the hidden fields it must hold
 */
export function useListForm<Search extends object>(
  { path, read }: AddressedPage<Search>,
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
    // The rest from the address, which may be newer than the rows on screen. The path is the caller's, and so is its search.
    const change = (now: Record<string, unknown>) => read({ ...now, page: undefined, report: undefined, ...own })
    void navigate({ to: path, search: change as never })
  }

  return {
    form: { action: formAction(path), onSubmit },
    carried: carriedFields(search, kept, ownFields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
  }
}
