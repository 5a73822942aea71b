import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ManagedInstitution, RatesQuestion } from '#api/financial/financial-settings.ts'
import { listFinancialCatalogs, listFinancialSettings, previewFinancialRates } from './financial-settings.functions.ts'

export const settingQueries = {
  all: ['financial-settings'] as const,
  list: () => queryOptions({ queryKey: [...settingQueries.all, 'list'], queryFn: () => listFinancialSettings() }),
  catalogs: () => queryOptions({ queryKey: [...settingQueries.all, 'catalogs'], queryFn: () => listFinancialCatalogs() }),
  preview: (asked: RatesQuestion) =>
    queryOptions({
      queryKey: [...settingQueries.all, 'preview', asked],
      queryFn: () => previewFinancialRates({ data: asked }),
      placeholderData: keepPreviousData,
    }),
}

export type ListedSettings = Awaited<ReturnType<typeof listFinancialSettings>>
export type SettingChoices = ListedSettings['choices']

/** Puts saved settings into the list that the page shows. */
export function keepSaved(queryClient: QueryClient, saved: ManagedInstitution): void {
  queryClient.setQueryData(
    settingQueries.list().queryKey,
    (known) =>
      known && {
        ...known,
        institutions: known.institutions.map((one) => (one.institutionId === saved.institutionId ? saved : one)),
      },
  )
}

/** Loads the settings and the shown institution's example in advance, so that the layout does not shift. */
export async function loadSettings(queryClient: QueryClient, institution: number | undefined): Promise<void> {
  await queryClient.prefetchQuery(settingQueries.list())
  const institutions = queryClient.getQueryData(settingQueries.list().queryKey)?.institutions ?? []
  const shown = institutions.find(({ institutionId }) => institutionId === institution) ?? institutions[0]
  if (!shown?.setting) return
  const { finesBasisPoints, interestBasisPoints } = shown.setting.content
  await queryClient.prefetchQuery(settingQueries.preview({ institutionId: shown.institutionId, finesBasisPoints, interestBasisPoints }))
}
