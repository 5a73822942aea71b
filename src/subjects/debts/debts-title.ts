import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { createFormats } from '../../i18n/formats.ts'
import { shellQuery } from '../../request/shell.queries.ts'
import { debtWords, type NamedDebt } from './debt-words.ts'

/** Returns a page title's part for loaders: the name of what is paid, or the number of debts. Empty before the institution is known. */
export function debtsInTitle({ i18n, queryClient }: { i18n: I18n; queryClient: QueryClient }, debts: readonly NamedDebt[]): string {
  const shell = queryClient.getQueryData(shellQuery.queryKey)
  if (!shell) return ''
  return debtWords(i18n, createFormats(i18n.locale, shell.currency, shell.timeZone)).nameOfAll(debts)
}
