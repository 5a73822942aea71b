import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarPlus, FileCheck } from 'lucide-react'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'

const check = <FileCheck />

/** The files of a confirmed choice: the proof for others, and the classes for a calendar. */
export function ClassFiles({ process: { academicRecord, enrollmentId, reenrollment } }: { process: ProcessStep }) {
  const { person } = useShell()
  if (!reenrollment?.classes.some(({ status }) => status === 'taken')) return null
  return (
    <Card aria-labelledby="class-files">
      <CardHeader id="class-files" title={<Trans>Para guardar</Trans>} />
      <CardSection>
        {reenrollment.status !== 'completed' ? null : person?.impersonated ? (
          <DisabledWhileImpersonating>
            <Button full icon={check}>
              <Trans>Emitir comprovante</Trans>
            </Button>
          </DisabledWhileImpersonating>
        ) : (
          <Link
            to="/academic-situation/documents"
            search={{ enrollment: enrollmentId, kind: 'reenrollment' }}
            className={buttonLook({ variant: 'outline', full: true })}
          >
            {check}
            <Trans>Emitir comprovante</Trans>
          </Link>
        )}
        <a
          href={`${appConfig.basePath}/reenrollments/calendar.ics?${new URLSearchParams({ record: academicRecord })}`}
          className={buttonLook({ variant: 'outline', full: true })}
        >
          <CalendarPlus />
          <Trans>Baixar horário (.ics)</Trans>
        </a>
      </CardSection>
    </Card>
  )
}
