import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'

/** Asks the person before a launch, by a plain form that works before scripts. */
export function LaunchPage({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <AnonymousLayout title={t`Entrar como ${name}?`} subtitle={t`Outro sistema da instituição abriu o portal com esta conta.`}>
      <Form
        method="post"
        action={`${appConfig.basePath}/auth/launch/enter`}
        actions={
          <Button type="submit" variant="primary" full>
            <Trans>Entrar como {name}</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Não é você? <TextLink href={`${appConfig.basePath}/auth/signin`}>Entrar com outra conta</TextLink>
          </Trans>
        </p>
      </Form>
    </AnonymousLayout>
  )
}
