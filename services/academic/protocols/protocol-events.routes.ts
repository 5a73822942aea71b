import { requirePrincipal } from '../../platform/guards.ts'
import { base } from '../base.ts'
import { readProtocolFeed } from './protocol-feed.queries.ts'
import { type ProtocolEventPorts, watchProtocols } from './watch-protocols.ts'

export function protocolEventsRouter(ports: ProtocolEventPorts) {
  const { protocolEvents } = base
  return {
    watch: protocolEvents.watch.handler(({ context, input, signal }) =>
      watchProtocols(ports, requirePrincipal(context), input.after ?? null, signal),
    ),
    since: protocolEvents.since.handler(({ context, input }) =>
      readProtocolFeed(ports.pool, requirePrincipal(context), input.after ?? null),
    ),
  }
}
