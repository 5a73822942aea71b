import { type SQL, sql } from 'drizzle-orm'
import { type AppLocale, appLocales } from '#api/locales.ts'
import type { Languages } from '../access/scopes.ts'
import { toSqlArray } from '../../platform/query.ts'

/** Selects a text stored per language in the first available of the languages; null if there is none. */
export const localizedText = <Text extends string | null = string>(texts: SQL, languages: Languages): SQL<Text> =>
  sql<Text>`financial.text_in(${texts}, ${toSqlArray(languages)}::text[])`

/** Selects the text in every language, for readers who are not known yet. */
export const textInEach = (texts: SQL, main: AppLocale): SQL => {
  const entries = appLocales.options.map((locale) => sql`${locale}::text, ${localizedText(texts, [locale, main])}`)
  return sql`case when ${texts} is not null then jsonb_build_object(${sql.join(entries, sql`, `)}) end`
}

/** Amount lines with the names of campaigns as `localizedText` gives them. */
export const localizedLines = (lines: SQL, languages: Languages): SQL => sql`financial.lines_in(${lines}, ${toSqlArray(languages)}::text[])`
