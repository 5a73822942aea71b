import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaymentLink } from '#api/payment-links.ts'
import { Button } from '#design/components/actions/button.tsx'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { useShell } from '../../../request/shell.queries.ts'
import type { CardCharge } from '../card-charge.ts'
import { PayProblem } from '../pay-problem.tsx'
import { SlipDay } from '../slip-day.tsx'
import { useCharge } from '../use-charge.ts'
import { useMethodName } from '../use-method-name.ts'
import { LinkSummary } from './link-summary.tsx'
import type { LinkSearch } from './link-search.ts'
import { chargeLinkPix, chargeLinkSlip } from './payment-links.functions.ts'
import { linkQueries } from './payment-links.queries.ts'
import { PayLinkByCard } from './pay-link-by-card.tsx'

type Due = NonNullable<PaymentLink['due']>

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const
const icons = { pix: <QrCode {...icon} />, bank_slip: <Barcode {...icon} />, credit_card: <CreditCard {...icon} /> }

interface LinkCheckoutProps extends Pick<LinkSearch, 'method' | 'on'> {
  token: string
  due: Due
  /** Draws what pays by card: it needs more than this page does. */
  renderCard(charge: CardCharge): ReactNode
}

/** How to pay what a link is for: the method, what it costs on that day, and the one action. */
export function LinkCheckout({ token, due, method = 'pix', on, renderCard }: LinkCheckoutProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const formats = useFormats(useShell())
  const methodName = useMethodName()
  const offered = due.methods.map(({ type }) => type)
  const chosen = offered.find((type) => type === method) ?? offered[0]
  const isSlip = chosen === 'bank_slip'
  const isCard = chosen === 'credit_card'
  const parts = due.installments.at(-1)?.count ?? 1
  const { data: ofDay } = useQuery({ ...linkQueries.detail(token, on), enabled: isSlip && on !== undefined })
  const shown = isSlip && on ? ofDay?.due : due
  const expectedAmount = shown?.amount ?? 0
  const dueOn = on ?? due.today
  const { isPending, error, press } = useCharge({
    intention: `${chosen}:${isSlip ? dueOn : ''}:${expectedAmount}`,
    charge: (idempotencyKey) =>
      isSlip
        ? chargeLinkSlip({ data: { token, dueOn, expectedAmount, idempotencyKey } })
        : chargeLinkPix({ data: { token, expectedAmount, idempotencyKey } }),
    onCharged: ({ paymentId }) => navigate({ to: '.', search: (before) => ({ ...before, payment: paymentId }) }),
    onChanged: () => void queryClient.invalidateQueries({ queryKey: linkQueries.all }),
  })
  const note = { pix: t`Na hora`, bank_slip: t`Até 2 dias úteis`, credit_card: t`Na hora` }
  const description = {
    pix: t`Copie o código ou aponte a câmera.`,
    bank_slip: t`Pague no banco ou no aplicativo até o dia que você escolher.`,
    credit_card: parts > 1 ? t`À vista ou em até ${parts}x sem juros.` : t`À vista.`,
  }
  const amount = formats.money(expectedAmount)
  if (!chosen) {
    return (
      <Notice tone="warning" title={t`Nenhuma forma de pagamento disponível`}>
        <Trans>A instituição não oferece pagamento por aqui. Fale com o setor financeiro.</Trans>
      </Notice>
    )
  }
  return (
    <TwoColumn width="wide" lead={<LinkSummary due={shown ?? due} />} aside={null}>
      <RadioCards
        name="method"
        legend={t`Forma de pagamento`}
        hideLegend
        value={chosen}
        onChange={(type) =>
          void navigate({
            to: '.',
            search: (before) => ({ ...before, method: type as LinkSearch['method'] }),
            replace: true,
            resetScroll: false,
          })
        }
        options={offered.map((type) => ({
          value: type,
          label: methodName(type),
          icon: icons[type],
          description: description[type],
          note: note[type],
        }))}
      />
      {isSlip ? <SlipDay days={due.slipDays} today={due.today} on={dueOn} /> : null}
      {isCard ? <PayLinkByCard token={token} due={due} renderCard={renderCard} /> : null}
      {shown && !isCard ? (
        <Button variant="primary" size="lg" full loading={isPending} onClick={press}>
          {isSlip ? <Trans>Gerar boleto de {amount}</Trans> : <Trans>Pagar {amount} com Pix</Trans>}
        </Button>
      ) : null}
      {error && !isCard ? <PayProblem error={error} title={t`Não foi possível gerar a cobrança agora`} /> : null}
    </TwoColumn>
  )
}
