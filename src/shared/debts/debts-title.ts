import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createFormats } from '../../i18n/formats.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { debtWords, type NamedDebt } from './debt-words.ts'

/** For a page's title: the name of what is paid, or how many debts. Empty before they are known. */
export function debtsInTitle(
  { context: { i18n, queryClient } }: { context: { i18n: I18n; queryClient: QueryClient } },
  debts: readonly NamedDebt[] | undefined,
): string {
  const shell = queryClient.getQueryData(shellQuery.queryKey)
  if (!shell || !debts) return ''
  return debtWords(i18n, createFormats(i18n.locale, shell.currency, shell.timeZone)).nameOfAll(debts)
}
