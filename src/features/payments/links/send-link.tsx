import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2, Share2 } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'
import { ActionRow } from '#design/components/data/action-row.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { portalErrorCode } from '../../../request/portal-error.ts'
import { useFormats } from '../../../request/use-formats.ts'
import { rpc } from '../../../rpc/rpc.ts'
import { DisabledWhileImpersonating } from '../../../kit/disabled-while-impersonating.tsx'
import { ShareButton } from '../share-button.tsx'
import { linkQueries } from './payment-links.queries.ts'

/** Validity in days. */
const days = 7

interface SendLinkProps {
  debtIds: readonly number[]
  /** Whether the student has an account; without one, no link can be made. */
  studentHasAccount?: boolean | undefined
}

/** For staff: the link is only shown once. */
export function SendLink({ debtIds, studentHasAccount = true }: SendLinkProps) {
  const { t } = useLingui()
  const create = useNewLink(debtIds)
  return (
    <Card data-scripted="" aria-labelledby="send-link">
      <CardSection>
        <CardTitle id="send-link">
          <Trans>Link de pagamento</Trans>
        </CardTitle>
        {!studentHasAccount ? (
          <p>
            <Trans>O aluno ainda não tem conta no portal. O link pode ser criado assim que ele tiver.</Trans>
          </p>
        ) : create.data ? (
          <NewLink link={create.data} />
        ) : (
          <>
            <p>
              <Trans>Quem tem o link vê só estes débitos e paga sem entrar no portal.</Trans>
            </p>
            <DisabledWhileImpersonating>
              <Button full loading={create.isPending} icon={<Link2 />} onClick={() => create.mutate()}>
                <Trans>Enviar para quem paga</Trans>
              </Button>
            </DisabledWhileImpersonating>
          </>
        )}
        {create.isError ? <LinkProblem error={create.error} title={t`Não foi possível criar o link`} /> : null}
      </CardSection>
    </Card>
  )
}

/** For students: a row that makes the link, and then the link. */
export function SendLinkRow({ debtIds }: { debtIds: readonly number[] }) {
  const { t } = useLingui()
  const create = useNewLink(debtIds)
  return (
    <li data-scripted="">
      {create.data ? (
        <CardSection>
          <NewLink link={create.data} />
        </CardSection>
      ) : (
        <DisabledWhileImpersonating>
          <button
            type="button"
            className="action-row__root"
            aria-busy={create.isPending || undefined}
            onClick={() => {
              if (!create.isPending) create.mutate()
            }}
          >
            <ActionRow
              icon={<Share2 />}
              title={<Trans>Pedir para outra pessoa pagar</Trans>}
              description={<Trans>Quem recebe o link vê só esta cobrança.</Trans>}
            />
          </button>
        </DisabledWhileImpersonating>
      )}
      {create.isError ? (
        <CardSection>
          <LinkProblem error={create.error} title={t`Não foi possível criar o link`} />
        </CardSection>
      ) : null}
    </li>
  )
}

function useNewLink(debtIds: readonly number[]) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => rpc.financial.paymentLinks.create.mutate({ debtIds: [...debtIds], days }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: linkQueries.own().queryKey }),
        // The list of debts only loads links once there are some, so the overview is refetched.
        queryClient.invalidateQueries({ queryKey: ['debts', 'overview'] }),
      ]),
  })
}

function NewLink({ link: { token, expiresAt } }: { link: { token: string; expiresAt: string } }) {
  const { t } = useLingui()
  const until = useFormats().until(expiresAt)
  const address = new URL(`${appConfig.basePath}/financial/payment-links/${token}`, location.origin).href
  return (
    <>
      <p role="status">
        <Trans>O link vale até {until}. Ele aparece só agora: envie ou copie antes de sair.</Trans>
      </p>
      <CopyableCode code={address}>
        <ShareButton message={t`Link de pagamento, vale até ${until}`} url={address} variant="primary">
          <Trans>Compartilhar cobrança</Trans>
        </ShareButton>
      </CopyableCode>
    </>
  )
}

function LinkProblem({ error, title }: { error: Error; title: string }) {
  const code = portalErrorCode(error)
  return (
    <Notice
      tone={code === 'DEBT_NOT_PAYABLE' || code === 'EARLIER_INSTALLMENT_OPEN' || code === 'FORBIDDEN' ? 'warning' : 'danger'}
      live="alert"
      title={title}
    >
      {code === 'DEBT_NOT_PAYABLE' ? <Trans>O débito já foi pago ou negociado.</Trans> : null}
      {code === 'EARLIER_INSTALLMENT_OPEN' ? (
        <Trans>Há uma parcela anterior do acordo em aberto. As parcelas são pagas em ordem.</Trans>
      ) : null}
      {code === 'FORBIDDEN' ? <Trans>O seu perfil não permite criar links de pagamento.</Trans> : null}
      {code === 'TOO_MANY_ATTEMPTS' ? <Trans>Este aluno já tem muitos links abertos. Cancele um deles antes.</Trans> : null}
      {code !== 'DEBT_NOT_PAYABLE' && code !== 'EARLIER_INSTALLMENT_OPEN' && code !== 'FORBIDDEN' && code !== 'TOO_MANY_ATTEMPTS' ? (
        <Trans>Tente de novo em alguns minutos.</Trans>
      ) : null}
    </Notice>
  )
}
