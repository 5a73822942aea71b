import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Facts } from '#design/components/text/facts.tsx'

/** Whose a debt, an agreement or a document is. @param student null where the reader is the student */
export function EnrollmentFacts({
  student,
  course,
  registration,
  children,
}: {
  student?: string | null
  course: string
  registration: string
  children?: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Facts>
      {student ? <span dir="auto">{student}</span> : null}
      {course}
      {t`matrícula ${registration}`}
      {children}
    </Facts>
  )
}
