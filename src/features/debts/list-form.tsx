import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { keptSearch } from '../../session/portal-search.ts'
import { debtSearch, type DebtSearch } from './debt-search.ts'
import { carriedFields, listAction } from './list-address.ts'

/**
 * A plain GET form that asks the list for other rows, taken over by the router once it runs.
 *
 * @param ownFields names of the fields that the form shows itself
 * @returns attributes for the form, and the hidden fields it must hold
 */
export function useListForm(search: DebtSearch, ownFields: ReadonlyArray<keyof DebtSearch>) {
  const navigate = useNavigate()
  const flags = useSearch({ from: '__root__' })
  const kept = Object.fromEntries(keptSearch.map((name) => [name, flags[name]]))

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    const values = new FormData(event.currentTarget)
    const own = Object.fromEntries(ownFields.map((name) => [name, values.get(name) ?? undefined]))
    // The rest from the address, which may be newer than the rows on screen.
    void navigate({ to: '/financial/payments', search: (now) => debtSearch({ ...now, page: undefined, ...own }) })
  }

  return {
    form: { action: listAction, onSubmit },
    carried: carriedFields(search, kept, ownFields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />),
  }
}
