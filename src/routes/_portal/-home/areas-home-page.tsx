import type { ReactNode } from 'react'
import { mayReviewDocuments } from '#api/document-review-limits.ts'
import { ChooseInstitutionCard } from '../../../auth/contexts/choose-institution.tsx'
import { hasPermission, isStaff } from '../../../auth/permissions.ts'
import { ReviewFigures } from '../../../features/document-reviews/review-figures.tsx'
import { useShell } from '../../../request/shell.queries.ts'
import { Areas } from './areas.tsx'
import { Greeting } from './greeting.tsx'

/** For staff, and where the institution lacks the financial feature. */
export default function AreasHomePage({ workload }: { workload: ReactNode }) {
  const { person } = useShell()
  return (
    <>
      <Greeting />
      {person?.context?.tenantId === null ? <ChooseInstitutionCard /> : null}
      {person && isStaff(person) && hasPermission(person, mayReviewDocuments) ? <ReviewFigures isAlone /> : null}
      {workload}
      <Areas />
    </>
  )
}
