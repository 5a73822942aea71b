import { liveEvents } from '../../request/live-events.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

/** The payment's changes as server-sent events, until it is settled or the page goes away. */
export function paymentEvents(scope: RequestScope, paymentId: string, gone: AbortSignal): Promise<Response> {
  return liveEvents(scope, (signal) => scope.upstream.financial.payments.watch({ paymentId }, { signal }), gone)
}
