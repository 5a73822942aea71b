import type { ClassGroup, OfferedSubject, SubjectList, SubjectParameters } from '#api/reenrollment.ts'
import type { ReenrollmentPorts, StudentScope } from './reenrollment-ports.ts'

export async function readParameters(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { externalEnrollmentId: number; externalCarouselId: number },
): Promise<SubjectParameters> {
  throw new Error('unfinished')
}

export async function listCarousel(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _input: { enrollmentId: number; carouselId: number },
): Promise<{ subjectId: number; groups: ClassGroup[] }[]> {
  throw new Error('unfinished')
}

export async function listOfferedSubjects(
  _ports: ReenrollmentPorts,
  _scope: StudentScope,
  _academicRecord: string,
  _list: SubjectList,
): Promise<OfferedSubject[]> {
  throw new Error('unfinished')
}
