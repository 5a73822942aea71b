import { useLingui } from '@lingui/react'
import { createFormats, type Formats } from '../i18n/formats.ts'
import { useShell } from './shell.queries.ts'

/** Returns formats in the page's language, with the institution's currency and the reader's time zone. */
export function useFormats(): Formats {
  const { currency, timeZone } = useShell()
  return createFormats(useLingui().i18n.locale, currency, timeZone)
}
