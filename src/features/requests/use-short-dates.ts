import { useLingui } from '@lingui/react'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { createShortDates } from './short-dates.ts'

/** Returns short dates in the page's language and the reader's time zone. */
export function useShortDates() {
  const { timeZone } = useShell()
  return createShortDates(useLingui().i18n.locale, timeZone, useFormats())
}
