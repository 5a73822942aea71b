import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import type { LiveSlip } from '#api/financial/debts.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { ActionRow } from '#design/components/data/action-row.tsx'
import { CardRows } from '#design/components/data/card.tsx'
import { Sheet } from '#design/components/overlays/sheet.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from '../../subjects/debts/debt-words.ts'
import { useMethodName } from './payment-names.ts'

const icons = { pix: <QrCode />, bank_slip: <Barcode />, credit_card: <CreditCard /> }

/** A method, and its price in cents where the discount does not hold. */
export interface Way {
  method: PaymentMethodType
  usual?: number | undefined
}

/** Where the sheet stands: on a debt's page, on the checkout, or where somebody pays for a student. */
export type CheckoutPlace = 'debt' | 'checkout' | 'link'

interface WaysSheetProps {
  ways: readonly Way[]
  debts: ReadonlyArray<NamedDebt & { debtId: number }>
  place: CheckoutPlace
  /** Price in cents without the discount; undefined if there is none. */
  usual?: number | undefined
  /** A slip that can still be paid. */
  liveSlip?: LiveSlip | null
  /** Whether the second group has plans of an agreement. */
  negotiates?: boolean
  /** Whether the second group asks somebody else to pay. */
  asks?: boolean
  /** Whether the page's address asks for the sheet. */
  startsOpen?: boolean
  /** Rows of the second group. */
  children?: ReactNode
}

/** The row of every other way to pay, and the sheet it opens. */
export function WaysSheet({ ways, debts, place, usual, liveSlip, negotiates = false, asks = false, startsOpen, children }: WaysSheetProps) {
  const { t } = useLingui()
  const words = negotiates
    ? asks
      ? t`Outras formas, negociar, pedir para outra pessoa`
      : t`Outras formas, negociar`
    : asks
      ? t`Outras formas, pedir para outra pessoa`
      : t`Outras formas de pagar`
  if (ways.length === 0 && usual === undefined && !negotiates && !asks) return null
  return (
    <li>
      <Sheet
        title={<Trans>Como pagar</Trans>}
        closeLabel={t`Fechar`}
        href={
          place === 'link'
            ? '#'
            : `${appConfig.basePath}/financial/payment-checkout?debts=${debts.map(({ debtId }) => debtId).join(',')}&ways=open`
        }
        startsOpen={startsOpen}
        row={<ActionRow icon={<CreditCard />} title={words} />}
      >
        <div className="sheet__group">
          <CardRows>
            {ways.map((way) => (
              <WayRow key={way.method} way={way} debts={debts} place={place} liveSlip={liveSlip} />
            ))}
          </CardRows>
        </div>
        {children ? (
          <div className="sheet__group">
            <CardRows>{children}</CardRows>
          </div>
        ) : null}
        {usual === undefined ? null : (
          <div className="sheet__last">
            <WithoutDiscount debts={debts} usual={usual} place={place} />
          </div>
        )}
      </Sheet>
    </li>
  )
}

function WayRow({ way: { method, usual }, debts, place, liveSlip }: { way: Way } & Pick<WaysSheetProps, 'debts' | 'place' | 'liveSlip'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const methodName = useMethodName()
  const { getNames } = useDebtWords()
  const speed = { pix: t`Confirma na hora`, bank_slip: t`Confirma em até 2 dias úteis`, credit_card: t`Confirma na hora` }
  const price = usual === undefined ? undefined : formats.money(usual)
  const slip = method === 'bank_slip' ? liveSlip : null
  const day = slip ? formats.date(slip.dueOn) : ''
  const name = slip ? t`Ver o boleto para ${day}` : methodName(method)
  const row = (
    <ActionRow
      icon={icons[method]}
      title={name}
      description={speed[method]}
      end={slip ? formats.money(slip.amount) : price}
      context={getNames(debts)}
    />
  )
  const look = { className: 'action-row__root' }
  const campaign = usual === undefined ? undefined : ('none' as const)
  // Leaving out that no campaign applies brings the discount back; the checkout itself finds out which methods have none.
  const terms = campaign || place === 'checkout' ? { campaign } : {}
  return (
    // Scripts send a card's number to the acquirer.
    <li {...(method === 'credit_card' && { 'data-scripted': '' })}>
      {slip ? (
        <Link to="/financial/payments/slip/$paymentId" params={{ paymentId: slip.paymentId }} {...look}>
          {row}
        </Link>
      ) : place !== 'debt' ? (
        <Link
          to="."
          search={(before) => ({ ...before, ...terms, problem: undefined, ways: undefined, method })}
          replace
          resetScroll={false}
          {...look}
        >
          {row}
        </Link>
      ) : (
        <Link to="/financial/payment-checkout" search={{ debts: debts.map(({ debtId }) => debtId).join(','), method, campaign }} {...look}>
          {row}
        </Link>
      )}
    </li>
  )
}

/** A small link to the usual price, for ways to pay that a campaign does not accept. */
function WithoutDiscount({ debts, usual: cents, place }: Pick<WaysSheetProps, 'debts' | 'place'> & { usual: number }) {
  const { t } = useLingui()
  const { labelFor } = useDebtWords()
  const usual = useFormats().money(cents)
  const look = {
    className: textLinkLook({ variant: 'alone', size: 'sm' }),
    'aria-label': labelFor(t`Pagar ${usual} sem o desconto`, debts),
  }
  const words = <Trans>Pagar {usual} sem o desconto</Trans>
  return place !== 'debt' ? (
    <Link to="." search={(before) => ({ ...before, campaign: 'none', problem: undefined, ways: undefined })} resetScroll={false} {...look}>
      {words}
    </Link>
  ) : (
    <Link to="/financial/payment-checkout" search={{ debts: debts.map(({ debtId }) => debtId).join(','), campaign: 'none' }} {...look}>
      {words}
    </Link>
  )
}
