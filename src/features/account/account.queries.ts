import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { getAccount, listActivity, listDevices, listTimeZones } from './account.functions.ts'
import { listPasskeys } from './passkeys.functions.ts'

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: () => getAccount() })

export const timeZonesQuery = (locale: string) =>
  queryOptions({ queryKey: ['time-zones', locale], queryFn: () => listTimeZones(), staleTime: 3_600_000 })

export const activityQuery = infiniteQueryOptions({
  queryKey: ['activity'],
  queryFn: ({ pageParam: before }) => listActivity({ data: { before } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ results, hasMore }) => (hasMore ? results.at(-1)?.at : undefined),
})

export const devicesQuery = queryOptions({ queryKey: ['devices'], queryFn: () => listDevices() })

export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: () => listPasskeys() })

export const secondFactorQuery = queryOptions({ queryKey: ['second-factor'], queryFn: () => rpc.users.secondFactor.query() })
