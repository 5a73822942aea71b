import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import type { StudentPaymentLink } from '#api/financial/payment-links.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../../request/use-formats.ts'
import { rpc } from '../../../rpc/rpc.ts'
import { useDebtWords } from '../../../subjects/debts/debt-words.ts'
import { DisabledWhileImpersonating } from '../../../kit/disabled-while-impersonating.tsx'
import { linkQueries } from './payment-links.queries.ts'

/** @param debtId only links of this debt */
export function StudentPaymentLinks({ debtId }: { debtId?: number | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data = [] } = useQuery(linkQueries.own())
  const revoke = useMutation({
    mutationFn: (linkId: string) => rpc.financial.paymentLinks.revoke.mutate({ linkId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linkQueries.own().queryKey }),
  })
  const links = data.filter(({ debts }) => debtId === undefined || debts.some((debt) => debt.debtId === debtId))
  if (links.length === 0) return null
  return (
    <Card aria-labelledby="own-links">
      <CardHeader id="own-links" title={<Trans>Links enviados</Trans>} />
      {revoke.isError ? (
        <CardSection>
          <Notice tone="danger" live="alert" title={t`Não foi possível cancelar o link`}>
            <Trans>Tente de novo em alguns minutos.</Trans>
          </Notice>
        </CardSection>
      ) : null}
      <CardRows>
        {links.map((link) => (
          <LinkRow
            key={link.linkId}
            link={link}
            isEnding={revoke.isPending && revoke.variables === link.linkId}
            onEnd={() => revoke.mutate(link.linkId)}
          />
        ))}
      </CardRows>
    </Card>
  )
}

function LinkRow({
  link: { status, amount, debts, expiresAt, createdAt },
  isEnding,
  onEnd,
}: {
  link: StudentPaymentLink
  isEnding: boolean
  onEnd(): void
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const names = debts.map(fullName).join(', ')
  const [made, until] = [formats.dateTime(createdAt), formats.until(expiresAt)]
  return (
    <ItemRow
      icon={<Link2 />}
      title={formats.money(amount)}
      description={names}
      status={<LinkStatus status={status} />}
      date={status === 'open' ? t`Vale até ${until}` : t`Criado em ${made}`}
      action={
        status === 'open' ? (
          <DisabledWhileImpersonating>
            <Button size="sm" loading={isEnding} onClick={onEnd} aria-label={t`Cancelar o link de ${names}`}>
              <Trans>Cancelar</Trans>
            </Button>
          </DisabledWhileImpersonating>
        ) : null
      }
    />
  )
}

function LinkStatus({ status }: Pick<StudentPaymentLink, 'status'>) {
  const { t } = useLingui()
  const words = { open: t`Aguardando pagamento`, paid: t`Pago`, closed: t`Sem validade`, expired: t`Vencido`, revoked: t`Cancelado` }
  const tones = { open: 'info', paid: 'ok', closed: 'neutral', expired: 'neutral', revoked: 'neutral' } as const
  return <Status tone={tones[status]}>{words[status]}</Status>
}
