import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PayerAccess } from '#api/financial/payer-access.ts'
import { Button } from '#design/components/actions/button.tsx'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { AddressWords } from '../../kit/text/address-words.tsx'
import { BackToPayments } from '../../subjects/debts/back-to-payments.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { payerAccessQueries } from './payer-access.queries.ts'
import { PayerCard } from './payer-card.tsx'
import { PayerDialog } from './payer-dialog.tsx'
import { PayerRecord } from './payer-record.tsx'

type Opened = { kind: 'dialog'; access: PayerAccess | null } | { kind: 'record' | 'revoke'; access: PayerAccess }

/** Lists the people whom a student lets see and pay debts (docs/decisions/0061-payers-prove-an-address.md). */
export function PayersPage() {
  const { t } = useLingui()
  const { person } = useShell()
  const query = useQuery(payerAccessQueries.list())
  const { data } = query
  const [opened, open] = useState<Opened | null>(null)
  const [done, setDone] = useState<ReactNode>(null)
  const close = () => open(null)
  const closeAndAnnounce = (message: ReactNode) => {
    close()
    setDone(message)
  }
  const isAllowed = (data?.institutions.length ?? 0) > 0
  const mayChange = !person?.impersonated
  const current = ({ accessId }: PayerAccess) => data?.results.find((one) => one.accessId === accessId)
  const institutions = data?.institutions.join(', ') ?? ''
  return (
    <>
      <PageHeader
        back={<BackToPayments />}
        title={t`Quem pode pagar por mim`}
        subtitle={t`Deixe sua família ou empresa acompanhar e pagar os seus débitos, sem entrar no portal.`}
        actions={
          isAllowed ? (
            <DisabledWhileImpersonating>
              <Button variant="primary" onClick={() => open({ kind: 'dialog', access: null })}>
                <UserPlus />
                <Trans>Convidar</Trans>
              </Button>
            </DisabledWhileImpersonating>
          ) : null
        }
      />
      {done ? <Notice tone="ok" live="status" title={done} /> : null}
      {query.isError && !data ? (
        <QueryError query={query} title={t`Não foi possível carregar quem tem acesso`}>
          <Trans>O serviço financeiro está fora do ar agora.</Trans>
        </QueryError>
      ) : null}
      {data && !isAllowed ? (
        <Notice title={t`A instituição não oferece este acesso`}>
          <Trans>Ninguém de fora vê os seus débitos. Para uma pessoa pagar um débito, envie um link na página dele.</Trans>
        </Notice>
      ) : null}
      {data && isAllowed ? (
        <p>
          <Trans>Vale para mensalidades e acordos em {institutions}. Serviços, documentos, notas e CPF nunca aparecem.</Trans>
        </p>
      ) : null}
      {data && data.results.length > 0 ? (
        <CardList>
          {data.results.map((access) => (
            <PayerCard
              key={access.accessId}
              access={access}
              mayChange={mayChange}
              onRecord={() => open({ kind: 'record', access })}
              onChange={() => open({ kind: 'dialog', access })}
              onRevoke={() => open({ kind: 'revoke', access })}
            />
          ))}
        </CardList>
      ) : null}
      {data && isAllowed && data.results.length === 0 ? (
        <EmptyState icon={<Users size={32} />} title={t`Só você vê os seus débitos`}>
          <Trans>Quem você convidar recebe um e-mail, e vê só o que você permitir. Você pode encerrar a qualquer momento.</Trans>
        </EmptyState>
      ) : null}
      {opened?.kind === 'dialog' && data ? (
        <PayerDialog
          access={opened.access && (current(opened.access) ?? opened.access)}
          today={data.today}
          onClose={close}
          onSaved={({ email }) => {
            const address = <AddressWords address={email} />
            closeAndAnnounce(opened.access ? <Trans>Acesso alterado: {address}</Trans> : <Trans>Convite enviado para {address}</Trans>)
          }}
        />
      ) : opened?.kind === 'record' ? (
        <PayerRecord access={opened.access} onClose={close} />
      ) : opened?.kind === 'revoke' ? (
        <RevokeQuestion
          access={opened.access}
          onClose={close}
          onRevoked={({ email }) => {
            const address = <AddressWords address={email} />
            closeAndAnnounce(<Trans>Acesso encerrado: {address}</Trans>)
          }}
        />
      ) : null}
    </>
  )
}

function RevokeQuestion({
  access,
  onClose,
  onRevoked,
}: {
  access: PayerAccess
  onClose: () => void
  onRevoked: (access: PayerAccess) => void
}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { accessId, email } = access
  const address = <AddressWords address={email} />
  const revoke = useMutation({
    mutationFn: () => rpc.financial.payerAccess.revoke.mutate({ accessId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: payerAccessQueries.all }),
    onSuccess: () => onRevoked(access),
  })
  return (
    <ConfirmDialog
      open
      destructive
      question={<Trans>Encerrar o acesso de {address}?</Trans>}
      confirmLabel={t`Encerrar acesso`}
      cancelLabel={t`Voltar`}
      loading={revoke.isPending}
      error={revoke.isError ? t`Não foi possível encerrar. O acesso continua valendo: tente de novo.` : null}
      onConfirm={() => revoke.mutate()}
      onCancel={onClose}
    >
      <Trans>Vale na hora, e vocês dois são avisados por e-mail. Um boleto ou código Pix que a pessoa já gerou ainda pode ser pago.</Trans>
    </ConfirmDialog>
  )
}
