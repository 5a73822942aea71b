import { personalDataContract } from './personal-data.ts'
import { personalDataStaffContract } from './personal-data-staff.ts'
import { academicEnrollmentsContract, academicSituationContract } from './academic-situation.ts'
import { studentCardsContract } from './student-cards.ts'
import { uploadsContract } from './uploads.ts'

/** docs/requirements/academic-and-financial.md, section 7, student portal. */
export const academicContract = {
  enrollments: academicEnrollmentsContract,
  situation: academicSituationContract,
  studentCards: studentCardsContract,
  uploads: uploadsContract,
  personalData: personalDataContract,
  personalDataStaff: personalDataStaffContract,
}
