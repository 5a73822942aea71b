import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { BackToRequests } from './back-to-requests.tsx'

/** Says that a request does not exist, or belongs to somebody else. */
export function RequestUnavailable() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader back={<BackToRequests />} title={t`Requerimento`} />
      <EmptyState
        icon={<Illustration name="lost" />}
        title={t`Este requerimento não está disponível para você`}
        action={
          <Link to="/my-requests" className={buttonLook({ variant: 'primary' })}>
            <Trans>Ver os meus requerimentos</Trans>
          </Link>
        }
      >
        <Trans>Ele não existe, ou foi pedido por outra pessoa. Confira o endereço ou procure na lista.</Trans>
      </EmptyState>
    </>
  )
}
