import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { isStaff } from '../../../request/permissions.ts'
import { useShell } from '../../../request/shell.queries.ts'
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
  /** Whether the student has an account; omitted by students who pay for themselves, since they have one. */
  studentHasAccount?: boolean | undefined
}

/** The link is only shown once. */
export function SendLink({ debtIds, studentHasAccount = true }: SendLinkProps) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const ofStaff = shell.person !== null && isStaff(shell.person)
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: () => rpc.financial.paymentLinks.create.mutate({ debtIds: [...debtIds], days }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: linkQueries.own().queryKey }),
        // The list of debts only loads links once there are some, so the overview is refetched.
        queryClient.invalidateQueries({ queryKey: ['debts', 'overview'] }),
      ]),
  })
  const address = create.data ? new URL(`${appConfig.basePath}/financial/payment-links/${create.data.token}`, location.origin).href : ''
  const until = create.data ? formats.until(create.data.expiresAt) : ''
  return (
    <Card data-scripted="" aria-labelledby="send-link">
      <CardSection>
        <CardTitle id="send-link">{ofStaff ? <Trans>Link de pagamento</Trans> : <Trans>Outra pessoa vai pagar?</Trans>}</CardTitle>
        {!studentHasAccount ? (
          <p>
            <Trans>O aluno ainda não tem conta no portal. O link pode ser criado assim que ele tiver.</Trans>
          </p>
        ) : create.data ? (
          <>
            <p role="status">
              <Trans>O link vale até {until}. Ele aparece só agora: envie ou copie antes de sair.</Trans>
            </p>
            <CopyableCode code={address}>
              <ShareButton message={t`Link de pagamento, vale até ${until}`} url={address} variant="primary">
                <Trans>Enviar link</Trans>
              </ShareButton>
            </CopyableCode>
          </>
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
        {create.isError ? <LinkProblem error={create.error} /> : null}
      </CardSection>
    </Card>
  )
}

function LinkProblem({ error }: { error: Error }) {
  const { t } = useLingui()
  const code = portalErrorCode(error)
  return (
    <Notice
      tone={code === 'DEBT_NOT_PAYABLE' || code === 'EARLIER_INSTALLMENT_OPEN' || code === 'FORBIDDEN' ? 'warning' : 'danger'}
      live="alert"
      title={t`Não foi possível criar o link`}
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
