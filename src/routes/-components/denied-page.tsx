import { Trans, useLingui } from '@lingui/react/macro'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import MainPages from '../../shell/main-pages.tsx'
import { ErrorPageLinks } from '../../shell/error-page-links.tsx'

export default function DeniedPage() {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={<Illustration name="closed" />}
      title={t`Você não tem acesso a esta página`}
      actions={<ErrorPageLinks />}
      more={<MainPages />}
    >
      <Trans>Esta página é para outro perfil. Se acha que deveria ter acesso, fale com a secretaria.</Trans>
    </MessagePage>
  )
}
