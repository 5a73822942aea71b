import { lazy } from 'react'
import { loadWords } from '../../../i18n/create-i18n.ts'

/** The search of the whole portal, loaded with its words when it is first opened. */
export const lazyQuickSearch = lazy(async () => {
  await loadWords(['debts', 'panels'])
  return import('./quick-search.tsx')
})
