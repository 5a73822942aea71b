import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commonErrors } from '../contract-errors.ts'
import { instant } from '../shared.ts'

/** Position in the sequence of changes of one person's protocols; it counts without gaps. */
export const feedPosition = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)

const protocolChange = z.object({ position: feedPosition, requestId: z.uuid(), status: z.string(), at: instant })
export type ProtocolChange = z.infer<typeof protocolChange>

/** Says that changes before `position` are no longer available, so the client must reload the protocols. */
const protocolReset = z.object({ reset: z.literal(true), position: feedPosition })

export const protocolEvent = z.union([protocolChange, protocolReset])
export type ProtocolEvent = z.infer<typeof protocolEvent>

/** Without a position the first event is a reset to the current one. */
const afterPosition = z.object({ after: feedPosition.optional() })

/** docs/requirements/academic-and-financial.md, section 7: the websocket for academic protocols. */
export const protocolEventsContract = {
  watch: oc
    .route({ method: 'GET', path: '/protocols/events', summary: 'Stream of changes of own protocols: what was missed, then live' })
    .errors(commonErrors)
    .input(afterPosition)
    .output(eventIterator(protocolEvent)),
  since: oc
    .route({ method: 'GET', path: '/protocols/changes', summary: 'Changes of own protocols after a position, at most 200' })
    .errors(commonErrors)
    .input(afterPosition)
    .output(z.array(protocolEvent)),
}
