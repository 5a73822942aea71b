import { useLingui } from '@lingui/react'
import { createFormats, type Formats } from '../i18n/formats.ts'
import { useShell } from './shell.queries.ts'

/** Formats of the page's language, with the currency of the institution and the zone of the reader. */
export function useFormats(): Formats {
  const { currency, timeZone } = useShell()
  return createFormats(useLingui().i18n.locale, currency, timeZone)
}
