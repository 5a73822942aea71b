import { queryOptions } from '@tanstack/react-query'
import { getGateKit } from './card-gate.functions.ts'

const renewMs = 300_000

/** Fetched by the browser only, because the difference between its clock and the server's is measured there. */
export const gateKitQuery = queryOptions({
  queryKey: ['card-gate', 'kit'],
  queryFn: async () => {
    const asked = Date.now()
    const { now, ...kit } = await getGateKit()
    /** Milliseconds to add to this device's time. */
    const clockOffset = Date.parse(now) - (asked + Date.now()) / 2
    // These modules are loaded in advance, because they could not be loaded without network.
    await Promise.all([import('./offline-check.ts'), import('#design/components/files/qr-scanner.tsx')])
    return { ...kit, clockOffset }
  },
  staleTime: renewMs,
  refetchInterval: renewMs,
})
