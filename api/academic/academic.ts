import { requestOfficeContract } from './request-office.ts'
import { officeHomeContract } from './office-home.ts'
import { documentReviewsContract } from './document-reviews.ts'
import { personalDataContract } from './personal-data.ts'
import { protocolEventsContract } from './protocol-events.ts'
import { personalDataStaffContract } from './personal-data-staff.ts'
import { academicEnrollmentsContract, academicSituationContract } from './academic-situation.ts'
import { sharedDocumentsContract } from './shared-documents.ts'
import { studentCardsContract } from './student-cards.ts'
import { enrollmentDocumentsContract } from './enrollment-documents.ts'
import { protocolsContract } from './protocols.ts'
import { reenrollmentContract } from './reenrollment-calls.ts'
import { reenrollmentOfficeContract } from './reenrollment-office.ts'
import { requestsContract } from './requests.ts'
import { requestTypesContract } from './request-types.ts'
import { uploadsContract } from './uploads.ts'

/** docs/requirements/academic-and-financial.md, section 7, student portal. */
export const academicContract = {
  enrollments: academicEnrollmentsContract,
  situation: academicSituationContract,
  studentCards: studentCardsContract,
  sharedDocuments: sharedDocumentsContract,
  uploads: uploadsContract,
  enrollmentDocuments: enrollmentDocumentsContract,
  personalData: personalDataContract,
  personalDataStaff: personalDataStaffContract,
  documentReviews: documentReviewsContract,
  officeHome: officeHomeContract,
  requestOffice: requestOfficeContract,
  requests: requestsContract,
  protocolEvents: protocolEventsContract,
  protocols: protocolsContract,
  requestTypes: requestTypesContract,
  reenrollment: reenrollmentContract,
  reenrollmentOffice: reenrollmentOfficeContract,
}
