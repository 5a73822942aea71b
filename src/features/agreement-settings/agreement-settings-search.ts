import { appConfig } from '#config'
import { allOptional, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/* Apart from the queries: every page's script holds the searches of all routes. */
export const agreementSettingsSearch = (search: Record<string, unknown>) =>
  allOptional({
    institution: integer(search.institution, 1, 2_147_483_647),
    tab: wordOrUndefined(search.tab, ['plans'] as const),
    /** Number of the student for whom plans are simulated. */
    student: text(search.student, 100),
    page: integer(search.page, 1, 1_000),
    perPage: wordOrUndefined(search.perPage, appConfig.pageSizes),
  })
export type AgreementSettingsSearch = ReturnType<typeof agreementSettingsSearch>

export const agreementSettingsPage = { path: '/financial/agreement-settings', read: agreementSettingsSearch }
