import { Trans, useLingui } from '@lingui/react/macro'
import { QrCode } from 'lucide-react'
import type { LivePix } from '#api/financial/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { LivePixLink } from '../../subjects/debts/live-pix.tsx'
import type { Payer } from './charge.ts'
import { ChargeButton } from './charge-button.tsx'
import type { CheckoutQuote } from './checkout.tsx'
import type { ChargeProblemCode } from './payment-params.ts'

/** A quote with the Pix codes that exist; these are missing for payers other than the student, who may not see them. */
export type PixQuote = CheckoutQuote & { livePix?: LivePix | null; replacedPix?: LivePix | null }

interface PixMethodProps {
  payer: Payer
  quote: PixQuote
  problem: ChargeProblemCode | undefined
}

/** Shows the code that can still be paid, or lets the payer create a new one. */
export function PixMethod({ payer, quote, problem }: PixMethodProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { labelFor } = useDebtWords()
  if (quote.livePix)
    return (
      <LivePixLink
        pix={quote.livePix}
        debts={quote.debts}
        className={buttonLook({ variant: 'primary', size: 'lg', full: true })}
        icon={<QrCode />}
      />
    )
  const amount = formats.money(quote.amount)
  return (
    <>
      {quote.replacedPix ? <PixReplaced pix={quote.replacedPix} /> : null}
      <ChargeButton payer={payer} amount={quote.amount} label={labelFor(t`Pagar com Pix`, quote.debts, amount)} problem={problem}>
        <Trans>Pagar com Pix</Trans>
      </ChargeButton>
    </>
  )
}

/** A second code cancels the first, which may have been sent to somebody already. */
function PixReplaced({ pix }: { pix: LivePix }) {
  const { t } = useLingui()
  const owed = useFormats().money(pix.amount)
  return (
    <Notice
      tone="warning"
      title={t`Já existe um código Pix de ${owed}`}
      action={<LivePixLink pix={pix} debts={[]} className={buttonLook({ size: 'sm' })} />}
    >
      <Trans>Se você gerar outro, ele deixa de valer.</Trans>
    </Notice>
  )
}
