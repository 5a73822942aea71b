import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import type { OpenReenrollment } from '#api/reenrollment-calls.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** A course that the student may reenroll in, among the tasks of the home page. */
export default function OpenReenrollmentRow({ open: { academicRecord, course, closesAt, hasBegun } }: { open: OpenReenrollment }) {
  const { t } = useLingui()
  const shell = useShell()
  const day = useFormats(shell).day(closesAt)
  // Nobody reenrolls in another person's name.
  const isSeenOnly = Boolean(shell.person?.impersonated)
  return (
    <ItemRow
      icon={<CalendarCheck size={20} strokeWidth={1.75} aria-hidden />}
      title={t`Rematrícula aberta até ${day}`}
      description={course}
      status={<Status tone="warning">{hasBegun ? t`Falta confirmar` : t({ message: 'Não começada', context: 'rematrícula' })}</Status>}
      action={
        <Link
          to="/reenrollments"
          search={{ record: academicRecord }}
          className={buttonLook({ variant: 'outline', size: 'sm' })}
          aria-label={
            isSeenOnly
              ? t`Ver a rematrícula em ${course}`
              : hasBegun
                ? t`Continuar a rematrícula em ${course}`
                : t`Fazer a rematrícula em ${course}`
          }
        >
          {isSeenOnly ? <Trans>Ver</Trans> : hasBegun ? <Trans>Continuar</Trans> : <Trans>Fazer</Trans>}
        </Link>
      }
      dense
    />
  )
}
