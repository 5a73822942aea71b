import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import type { AgreementSettingsSearch } from './agreement-settings-search.ts'
import { getAgreementSettings } from './agreement-settings.functions.ts'

export const agreementSettingsQueries = {
  all: ['agreement-settings'] as const,
  shown: ({ institution: institutionId, page, perPage }: AgreementSettingsSearch) =>
    queryOptions({
      queryKey: [...agreementSettingsQueries.all, { institutionId, page, perPage }],
      queryFn: () => getAgreementSettings({ data: { institutionId, page, perPage } }),
      placeholderData: keepPreviousData,
    }),
  simulation: (externalId: string, academicRecord: string) =>
    queryOptions({
      queryKey: [...agreementSettingsQueries.all, 'simulation', externalId, academicRecord],
      queryFn: () => rpc.integration.agreementSettings.simulate.query({ externalId, academicRecord }),
    }),
}

export type ShownSettings = Awaited<ReturnType<typeof getAgreementSettings>>
/** The shown institution with the payment methods, places, accounts and events that its setting may refer to. */
export type ShownPlace = NonNullable<ShownSettings['place']>
export type ShownPlans = NonNullable<ShownSettings['plans']>
