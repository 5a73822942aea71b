import { Trans } from '@lingui/react/macro'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** Beside an amount to pay today: the statement has them only once they are paid. */
export function IncludedCharges({ charges }: { charges: number }) {
  const amount = useFormats(useShell()).money(charges)
  return <Trans>Inclui {amount} de multa e juros até hoje.</Trans>
}
