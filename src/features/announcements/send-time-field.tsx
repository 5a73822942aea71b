import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { DateTimeField } from '#design/components/dates/date-time-field.tsx'
import { daysAhead } from '#api/notifications/announcement-limits.ts'
import { useDateField } from '../../i18n/use-date-field.ts'
import { civilTime } from '../../i18n/zone-time.ts'

export function SendTimeField({
  timeZone,
  value,
  error,
  onChange,
}: {
  timeZone: string
  value: string
  error: ReactNode
  onChange: (sendAt: string) => void
}) {
  const { t, i18n } = useLingui()
  const dateField = useDateField()
  const [now] = useState(() => new Date())
  const limits = {
    min: civilTime(now, timeZone),
    max: civilTime(new Date(now.getTime() + daysAhead * 86_400_000), timeZone),
    today: civilTime(now, timeZone).slice(0, 10),
  }
  const zone = new Intl.DateTimeFormat(i18n.locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value
  return (
    <div id="sendAt" tabIndex={-1}>
      <DateTimeField
        {...dateField}
        legend={t`Dia e horário do envio`}
        dateLabel={t`Dia`}
        timeLabel={t`Horário`}
        hint={zone}
        defaultValue={value || undefined}
        {...limits}
        error={error}
        onValueChange={(sendAt) => onChange(sendAt ?? '')}
      />
    </div>
  )
}
