import { Trans } from '@lingui/react/macro'
import { AppWindow } from 'lucide-react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

/** Leads out of a frame, since credentials must not be entered inside another site's. @param page below the base path @param again retrying may help */
export function FrameSignInPage({ page, again }: { page: string; again: boolean }) {
  const { tenant } = useShell()
  const url = new URL(page, 'http://portal')
  url.searchParams.delete('disableHeader')
  const institution = tenant.name
  return (
    <StandaloneLayout>
      <MessagePage
        icon={<AppWindow size={32} />}
        title={<Trans>Continue no portal</Trans>}
        actions={
          <>
            <a
              href={`${appConfig.basePath}${url.pathname}${url.search}`}
              target="_blank"
              rel="noopener"
              className={buttonLook({ variant: 'primary' })}
            >
              <Trans>Abrir o portal em outra aba</Trans>
            </a>
            {again ? (
              <a href={`${appConfig.basePath}${page}`} className={buttonLook({ variant: 'outline' })}>
                <Trans>Já entrei</Trans>
              </a>
            ) : null}
          </>
        }
      >
        <Trans>
          Para proteger a sua conta, não pedimos a sua senha dentro de outro site. Entre em {institution} numa aba só do portal.
        </Trans>
      </MessagePage>
    </StandaloneLayout>
  )
}
