import { Trans, useLingui } from '@lingui/react/macro'
import { CatchBoundary, Link, type ErrorComponentProps, lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { portalErrorCode } from '../request/portal-error.ts'
import { ErrorPageLinks } from './error-page-links.tsx'

/** Lazy for browsers; the server, which cannot wait while it renders, has it from the start. */
const MainPages = lazyRouteComponent(() => import('./main-pages.tsx'))
if (import.meta.env.SSR) void MainPages.preload?.()

/** Reveals only whether a service is down (docs/requirements/shell.md §2). */
export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const { t } = useLingui()
  const router = useRouter()
  const isDown = portalErrorCode(error) === 'UPSTREAM_UNAVAILABLE'
  return (
    <MessagePage
      icon={<Illustration name="fault" />}
      title={isDown ? t`Não foi possível carregar esta página` : t`Algo deu errado`}
      actions={
        <>
          {/* What failed in a loader stays so until it is loaded again. */}
          <Button variant="primary" onClick={() => void router.invalidate().then(reset)}>
            <Trans>Tentar de novo</Trans>
          </Button>
          <Link to="/" className={buttonLook({ variant: 'outline' })}>
            <Trans>Voltar ao início</Trans>
          </Link>
        </>
      }
    >
      {isDown ? (
        <Trans>O serviço está fora do ar agora. Nada do que você fez se perdeu. Tente de novo em alguns minutos.</Trans>
      ) : (
        <Trans>Não foi possível mostrar esta página. Nada do que você fez se perdeu. Tente de novo.</Trans>
      )}
    </MessagePage>
  )
}

/** Also shown for other users' data, so that its existence is not revealed. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={<Illustration name="lost" />}
      title={t`Página não encontrada`}
      actions={<ErrorPageLinks />}
      more={
        // Caught separately, since the menu may fail together with the page.
        <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
          <Suspense>
            <MainPages />
          </Suspense>
        </CatchBoundary>
      }
    >
      <Trans>O endereço pode estar errado ou ter mudado.</Trans>
    </MessagePage>
  )
}
