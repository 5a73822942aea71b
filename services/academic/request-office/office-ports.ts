import type { Clock } from '../../platform/clock.ts'
import type { RequestPorts } from '../requests/request-ports.ts'
import type { OfficeSources } from './office-view.queries.ts'

export type OfficePorts = Pick<
  RequestPorts,
  'pool' | 'clock' | 'files' | 'closedDays' | 'getTimeZone' | 'reviewerName' | 'charges' | 'sendJob'
> &
  OfficeSources

/** Ports needed to act on a request. */
export type ActPorts = Pick<OfficePorts, 'pool' | 'closedDays' | 'getTimeZone' | 'reviewerName' | 'sendJob'> & { clock: Clock }
