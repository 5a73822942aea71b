import { base } from './base.ts'
import { cardsRouter, type StudentCardPorts } from './cards/cards.routes.ts'
import { documentsRouter } from './documents/documents.routes.ts'
import type { SharedDocumentPorts } from './shared-documents/shared-documents.ts'
import { sharedDocumentsRouter } from './shared-documents/shared-documents.routes.ts'
import { type ReviewPorts, reviewsRouter } from './documents/reviews.routes.ts'
import { enrollmentsRouter } from './enrollments/enrollments.routes.ts'
import { officeHomeRouter } from './office-home/office-home.routes.ts'
import type { PersonalDataStaffPorts } from './personal-data/personal-data-staff.ts'
import { personalDataStaffRouter } from './personal-data/personal-data-staff.routes.ts'
import { personalDataRouter } from './personal-data/personal-data.routes.ts'
import { reenrollmentRouter } from './reenrollment/reenrollment.routes.ts'
import type { ReenrollmentPorts } from './reenrollment/reenrollment-ports.ts'
import { reenrollmentOfficeRouter } from './reenrollment-office/reenrollment-office.routes.ts'
import type { OfficePorts } from './request-office/office-ports.ts'
import { requestOfficeRouter } from './request-office/request-office.routes.ts'
import type { RequestPorts } from './requests/request-ports.ts'
import { requestsRouter } from './requests/requests.routes.ts'
import { protocolEventsRouter } from './protocols/protocol-events.routes.ts'
import type { ProtocolEventPorts } from './protocols/watch-protocols.ts'
import { type SituationPorts, situationRouter } from './situation/situation.routes.ts'
import { protocolsRouter } from './protocols/protocols.routes.ts'
import { type RequestTypePorts, requestTypesRouter } from './request-types/request-types.routes.ts'
import type { UploadPorts } from './uploads/uploads.ts'
import { uploadsRouter } from './uploads/uploads.routes.ts'

type AcademicPorts = StudentCardPorts &
  UploadPorts &
  PersonalDataStaffPorts &
  SharedDocumentPorts &
  SituationPorts &
  ReviewPorts &
  RequestPorts &
  ProtocolEventPorts &
  OfficePorts &
  ReenrollmentPorts &
  RequestTypePorts

export function academicRouter(ports: AcademicPorts) {
  return base.router({
    enrollments: enrollmentsRouter(ports),
    situation: situationRouter(ports),
    studentCards: cardsRouter(ports),
    sharedDocuments: sharedDocumentsRouter(ports),
    uploads: uploadsRouter(ports),
    enrollmentDocuments: documentsRouter(ports),
    personalData: personalDataRouter(ports),
    personalDataStaff: personalDataStaffRouter(ports),
    documentReviews: reviewsRouter(ports),
    officeHome: officeHomeRouter(ports),
    requests: requestsRouter(ports),
    requestOffice: requestOfficeRouter(ports),
    protocolEvents: protocolEventsRouter(ports),
    protocols: protocolsRouter(ports),
    requestTypes: requestTypesRouter(ports),
    reenrollment: reenrollmentRouter(ports),
    reenrollmentOffice: reenrollmentOfficeRouter(ports),
  })
}
