import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { PayerAccess, PayerEvent } from '#api/financial/payer-access.ts'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { Timeline } from '#design/components/data/timeline.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { AddressWords } from '../../kit/text/address-words.tsx'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { QueryError } from '../../kit/query-error.tsx'
import { payerAccessQueries } from './payer-access.queries.ts'
import { usePermissionList } from './use-permission-words.ts'

/** Shows who did what with the access of a payer and when, newest first. */
export function PayerRecord({ access: { accessId, email }, onClose }: { access: PayerAccess; onClose: () => void }) {
  const { t } = useLingui()
  const formats = useFormats()
  const describe = useEventWords()
  const query = useQuery(payerAccessQueries.record(accessId))
  const address = <AddressWords address={email} />
  return (
    <Dialog open onClose={onClose} title={<Trans>Registro de {address}</Trans>} closeLabel={t`Fechar`}>
      {query.isError ? (
        <QueryError query={query} title={t`Não foi possível carregar o registro`} />
      ) : query.data ? (
        <div className="form__section">
          <p>
            <Trans>Várias visitas em dez minutos aparecem como uma.</Trans>
          </p>
          <Timeline
            label={t`O que aconteceu com este acesso`}
            events={query.data.map((event, index) => ({
              id: `${event.at}-${event.kind}-${index}`,
              date: formats.dateTime(event.at),
              ...describe(event),
            }))}
          />
        </div>
      ) : (
        <div aria-busy>
          <Skeleton shape="card" />
        </div>
      )}
    </Dialog>
  )
}

function useEventWords() {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const listed = usePermissionList()
  const methods: Record<PaymentMethodType, string> = { pix: t`Pix`, bank_slip: t`boleto`, credit_card: t`cartão de crédito` }
  return ({ kind, payment, permissions }: PayerEvent): { title: string; text?: string } => {
    const amount = payment ? formats.money(payment.amount) : ''
    const method = payment ? methods[payment.method] : ''
    const list = permissions ? listed(permissions) : ''
    const allowed = permissions && t`Pode ${list}`
    const text = payment ? payment.debts.map(fullName).join(', ') : allowed
    const title = {
      invited: t`Você convidou`,
      changed: t`Você alterou as permissões`,
      seen: t`Abriu a página`,
      charged: t`Começou a pagar ${amount} por ${method}`,
      paid: t`Pagou ${amount} por ${method}`,
      receipt: t`Baixou o recibo de ${amount}`,
      ended: t`O prazo terminou`,
      revoked: t`Você encerrou o acesso`,
      declined: t`A pessoa encerrou o acesso`,
    }[kind]
    return { title, ...(text && { text }) }
  }
}
