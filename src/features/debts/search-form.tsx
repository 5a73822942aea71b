import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ComponentProps, FormEvent } from 'react'
import type { DebtSearch } from './debt-search.ts'

interface SearchFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  /** The address's current values; those that the form's own fields do not name are carried along. */
  search: DebtSearch
  /** Names of the form's own fields. */
  fields: ReadonlyArray<keyof DebtSearch>
}

/** Goes to the first page of a list with other filters: a plain GET form, taken over by the router once it runs. */
export function SearchForm({ search, fields, children, ...form }: SearchFormProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const carried = Object.entries(search).filter(([name]) => name !== 'page' && !fields.includes(name as keyof DebtSearch))
  const kept = Object.entries(router.state.location.search).filter(([name]) => name.startsWith('disable'))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    void navigate({ to: '/financial/payments', search: values as DebtSearch })
  }

  return (
    <form {...form} method="get" action={router.buildLocation({ to: '/financial/payments' }).publicHref.split('?')[0]} onSubmit={submit}>
      {[...carried, ...kept].map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      {children}
    </form>
  )
}
