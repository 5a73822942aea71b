import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtDetails } from '#api/financial/debts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { methodWords } from '../../subjects/debts/method-words.ts'

/** Includes late and duplicate payments: every cent is accounted for. */
export function DebtReceipts({
  receipts,
  paidAt,
  studentName,
}: Pick<DebtDetails, 'receipts' | 'paidAt'> & { /** For staff. */ studentName?: string | undefined }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  if (receipts.length === 0) return null
  const hasCredit = receipts.some(({ kind }) => kind === 'credit')
  const hasLate = paidAt !== null && receipts.some(({ late }) => late)
  return (
    <Card aria-labelledby="receipts">
      <CardHeader id="receipts" title={<Trans>Pagamentos recebidos</Trans>} />
      <CardRows>
        {receipts.map(({ paymentId, receiptNumber, kind, late, byCredit, method, amount, paidAt }) => (
          <ItemRow
            key={`${receiptNumber}-${kind}-${byCredit}-${paidAt}`}
            title={formats.money(amount)}
            description={
              <Facts>
                {byCredit ? t`Crédito abatido` : i18n._(methodWords[method])}
                {formats.dateTime(paidAt)}
                {late ? t`recebido depois do prazo` : null}
                {kind === 'credit' ? t`ficou como crédito` : null}
              </Facts>
            }
            action={
              <Link
                to="/financial/payments/receipts/$paymentId"
                params={{ paymentId }}
                search={{ number: receiptNumber }}
                className={buttonLook({ size: 'sm' })}
              >
                <Trans>Recibo</Trans>
              </Link>
            }
          />
        ))}
      </CardRows>
      {hasCredit || hasLate ? (
        <CardSection>
          <Notice tone="info" title={hasCredit ? t`O que acontece com o crédito` : t`O que acontece agora`}>
            {hasCredit && studentName !== undefined ? (
              <Trans>
                O valor pago a mais fica como crédito de <span dir="auto">{studentName}</span>, para abater do próximo débito ou devolver.
              </Trans>
            ) : hasCredit ? (
              <>
                <Trans>
                  O valor pago a mais fica como crédito em seu nome. Fale com o setor financeiro para abater do próximo débito ou receber de
                  volta.
                </Trans>{' '}
                <Link to="/financial/statement" hash="credit" className={textLinkLook({ variant: 'after' })}>
                  <Trans>Ver seu crédito</Trans>
                </Link>
              </>
            ) : (
              <Trans>O débito está pago, mesmo que o dinheiro tenha chegado depois do prazo. Não é preciso fazer mais nada.</Trans>
            )}
          </Notice>
        </CardSection>
      ) : null}
    </Card>
  )
}
