import type { JobDefinition } from '../platform/jobs.ts'
import { tenantIds } from '../settings/places.ts'
import { purgeAbandonedUploads } from './uploads/abandoned-uploads.ts'
import { documentDecidedQueue, type TellDecision, tellOfDecision } from './documents/review-notice.queries.ts'
import { requestSettledQueue } from './requests/charge-port.ts'
import {
  type ChargePorts,
  chargeLeftRequests,
  chargeRequest,
  requestChargeQueue,
  settleRequest,
} from './requests/request-charges.queries.ts'
import { requestMovedQueue, requestWrittenQueue, type TellRequest, tellOfEvent, tellOfMessage } from './requests/request-notice.queries.ts'
import { type LatePorts, tellLateRequests } from './request-office/late-requests.queries.ts'
import {
  chargeReenrollment,
  type ChargingPorts,
  completePaid,
  goOnWithLeft,
  offerContract,
  reenrollmentChargeQueue,
  reenrollmentContractQueue,
  settleReenrollment,
} from './reenrollment/charge-reenrollment.queries.ts'
import { cancelCharges, reenrollmentCancelQueue } from './reenrollment/change-reenrollment.ts'
import { expireReenrollments } from './reenrollment/expire-reenrollments.queries.ts'
import { reenrollmentMovedQueue, type ReenrollmentNoticePorts, tellOfReenrollment } from './reenrollment/reenrollment-notice.queries.ts'
import { reenrollmentSettledQueue } from './reenrollment/reenrollment-ports.ts'
import { offerSeatsQueue } from './reenrollment/seats.queries.ts'
import { offerLeftSeats, offerSeats } from './reenrollment/waiting-list.queries.ts'
import { classChangedQueue, type ClassNoticePorts, tellOfClass } from './reenrollment-office/class-notice.queries.ts'
import { purgeCardReadings } from './cards/card-readings.queries.ts'
import { purgeProtocolFeed } from './protocols/purge-protocol-feed.ts'
import type { UploadPorts } from './uploads/uploads.ts'

type AcademicJobPorts = UploadPorts &
  ChargePorts &
  LatePorts &
  ChargingPorts &
  ReenrollmentNoticePorts &
  ClassNoticePorts & { tell: TellDecision; tellRequest: TellRequest }

export function academicJobs(ports: AcademicJobPorts): JobDefinition[] {
  return [
    { name: documentDecidedQueue, run: (data) => tellOfDecision(ports, data) },
    { name: requestChargeQueue, run: (data) => chargeRequest(ports, data) },
    { name: requestSettledQueue, run: (data) => settleRequest(ports, data) },
    { name: requestMovedQueue, run: (data) => tellOfEvent(ports, data) },
    { name: requestWrittenQueue, run: (data) => tellOfMessage(ports, data) },
    { name: reenrollmentChargeQueue, run: (data) => chargeReenrollment(ports, data) },
    { name: reenrollmentContractQueue, run: async (data) => void (await offerContract(ports, data)) },
    { name: reenrollmentSettledQueue, run: (data) => settleReenrollment(ports, data) },
    { name: reenrollmentCancelQueue, run: (data) => cancelCharges(ports, data) },
    { name: reenrollmentMovedQueue, run: (data) => tellOfReenrollment(ports, data) },
    { name: classChangedQueue, run: (data) => tellOfClass(ports, data) },
    { name: offerSeatsQueue, run: (data) => offerSeats(ports, data) },
    {
      name: 'academic.offer-left-seats',
      every: '* * * * *',
      run: async () => offerLeftSeats(ports, await tenantIds(ports.pool)),
    },
    {
      name: 'academic.expire-reenrollments',
      every: '*/5 * * * *',
      run: async () => expireReenrollments(ports, await tenantIds(ports.pool)),
    },
    {
      name: 'academic.go-on-with-reenrollments',
      every: '*/10 * * * *',
      run: async () => goOnWithLeft(ports, await tenantIds(ports.pool)),
    },
    {
      name: 'academic.complete-paid-reenrollments',
      every: '25 * * * *',
      run: async () => completePaid(ports, await tenantIds(ports.pool)),
    },
    {
      name: 'academic.charge-left-requests',
      every: '*/10 * * * *',
      run: async () => chargeLeftRequests(ports, await tenantIds(ports.pool)),
    },
    {
      // The job runs at seven in the morning in Brasília.
      name: 'academic.tell-late-requests',
      every: '0 10 * * *',
      run: async () => tellLateRequests(ports, await tenantIds(ports.pool)),
    },
    {
      name: 'academic.purge-abandoned-uploads',
      every: '50 * * * *',
      run: async () => purgeAbandonedUploads(ports, await tenantIds(ports.pool)),
    },
    {
      name: 'academic.purge-protocol-feed',
      every: '20 3 * * *',
      run: async () => purgeProtocolFeed(ports, await tenantIds(ports.pool)),
    },
    {
      name: 'academic.purge-card-readings',
      every: '40 3 * * *',
      run: async () => purgeCardReadings(ports, await tenantIds(ports.pool)),
    },
  ]
}
