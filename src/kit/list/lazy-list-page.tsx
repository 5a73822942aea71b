import { lazyRouteComponent } from '@tanstack/react-router'
import { loadWords } from '../../i18n/create-i18n.ts'
import type { ListDefinition, ListResult } from './list.ts'
import type { ListSearch } from './list-address.ts'

/** Lazy, since students open these routes too and never need the large table. @param catalog feature area */
export function lazyListPage<Row extends object, Search extends ListSearch, Input, Page extends ListResult<Row>>(
  catalog: string,
  loadList: () => Promise<ListDefinition<Row, Search, Input, Page>>,
) {
  return lazyRouteComponent(async () => {
    const [{ ListPage }, list] = await Promise.all([
      import('./list-page.tsx'),
      loadList(),
      loadWords([catalog, 'lists']),
      import('./list-filters.tsx').then(({ PeriodFields }) => PeriodFields.preload?.()),
    ])
    return { default: ({ search }: { search: Search }) => <ListPage list={list} search={search} /> }
  })
}
