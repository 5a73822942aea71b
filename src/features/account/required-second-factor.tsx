import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Steps } from '#design/components/navigation/steps.tsx'
import { SignOutForm } from '../../kit/sign-out-form.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { secondFactorQuery } from './account.queries.ts'
import { beginSecondFactor } from './second-factor.functions.ts'
import type { PostedSecondFactor } from './set-up-by-form.server.ts'
import { AppCodeForm, type AppSecret, RecoveryCodes, SecondFactorPasswordForm } from './second-factor-steps.tsx'

interface RequiredSecondFactorProps {
  /** Page of the portal that the user had asked for. */
  returnTo: string
  /** Answer to a form that was sent before scripts ran; undefined if none was. */
  posted: PostedSecondFactor | undefined
}

/** Makes the user set up a second factor, without which their role is not effective. */
export function RequiredSecondFactor({ returnTo, posted }: RequiredSecondFactorProps) {
  const { t } = useLingui()
  const { person } = useShell()
  const { data: factor } = useQuery(secondFactorQuery)
  const [app, setApp] = useState<AppSecret | null>(posted?.app ?? null)
  const [codes, setCodes] = useState<string[] | null>(posted?.codes ?? null)
  if (!person) return null
  const steps = [t`Senha`, t`Aplicativo autenticador`, t`Códigos de recuperação`]
  const step = codes ? 3 : app ? 2 : 1
  const name = steps[step - 1]!
  const plain = {
    action: `${appConfig.basePath}/auth/second-step?${new URLSearchParams({ returnTo })}`,
    problem: step === (posted?.app ? 2 : 1) ? posted?.problem : undefined,
  }
  return (
    <>
      <PageHeader
        title={t`Ative a confirmação em duas etapas`}
        subtitle={t`A instituição exige a confirmação em duas etapas neste perfil. Além da senha, o portal pede um código do aplicativo autenticador do seu celular.`}
      />
      <Steps
        label={t`Passos da ativação`}
        steps={steps}
        current={step}
        summary={t`Passo ${step} de 3: ${name}`}
        stateWords={{ done: t`concluído`, current: t`atual`, upcoming: t`a seguir` }}
      />
      <Card as="div">
        <CardSection>
          {codes ? (
            // This is a full page load, because the user's rights have changed.
            <RecoveryCodes codes={codes} next={`${appConfig.basePath}${returnTo}`} />
          ) : factor?.enabledAt ? (
            <Notice tone="ok" title={t`A confirmação em duas etapas está ativa`}>
              <Trans>Para usar este perfil, saia e entre de novo.</Trans>
            </Notice>
          ) : app ? (
            <AppCodeForm app={app} onCodes={setCodes} plain={plain} />
          ) : (
            <SecondFactorPasswordForm
              task="enable"
              plain={plain}
              prove={async (proof) => setApp(await beginSecondFactor({ data: proof }))}
            />
          )}
        </CardSection>
      </Card>
      {codes ? null : (
        <>
          {person.choices > 1 ? (
            <Link to="/welcome" search={{ returnTo }} className={buttonLook({ variant: 'quiet' })}>
              <Trans>Usar outro perfil</Trans>
            </Link>
          ) : null}
          <SignOutForm>
            <Button type="submit" variant="quiet">
              <Trans>Sair</Trans>
            </Button>
          </SignOutForm>
        </>
      )}
    </>
  )
}
