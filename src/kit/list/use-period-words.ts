import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../request/use-formats.ts'

/** Returns a function that names a period of civil dates, "01/11/2026 a 30/11/2026", also an open one; undefined without any date. */
export function usePeriodWords() {
  const { t } = useLingui()
  const { date } = useFormats()
  return (from: string | undefined, to: string | undefined): string | undefined => {
    const [first, last] = [from && date(from), to && date(to)]
    if (first && last) return t`${first} a ${last}`
    if (first) return t`Desde ${first}`
    return last && t`Até ${last}`
  }
}
