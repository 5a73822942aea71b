import { personalDataContract } from './personal-data.ts'
import { academicEnrollmentsContract, academicSituationContract } from './academic-situation.ts'

/** docs/requirements/academic-and-financial.md, section 7, student portal. */
export const academicContract = {
  enrollments: academicEnrollmentsContract,
  situation: academicSituationContract,
  personalData: personalDataContract,
}
