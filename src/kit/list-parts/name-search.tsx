import { Trans } from '@lingui/react/macro'
import { SearchField } from '#design/components/fields/search-field.tsx'
import { useListForm } from '../list/list-form.tsx'

/** A search field that filters a list; a plain GET form before scripts load. */
export function NameSearch<Search extends object>({
  page,
  search,
  name,
  label,
}: {
  page: Parameters<typeof useListForm<Search>>[0]
  search: Search
  name: keyof Search & string
  label: string
}) {
  const { form, carried } = useListForm(page, search, [name])
  const value = search[name] as string | undefined
  return (
    <form key={value} {...form} role="search" aria-label={label}>
      {carried}
      <SearchField name={name} label={label} defaultValue={value} maxLength={100} />
      <button type="submit" className="visually-hidden">
        <Trans>Buscar</Trans>
      </button>
    </form>
  )
}
