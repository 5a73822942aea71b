import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../request/use-formats.ts'

/** Names the time between two civil dates, "01/11/2026 a 30/11/2026", or what one of them leaves open; undefined without any. */
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
