import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

type Problem = 'denied' | 'expired' | 'failed' | 'context' | 'unknown'

const problemTitles: Record<Problem, MessageDescriptor> = {
  denied: msg`Você cancelou a entrada`,
  expired: msg`Este login expirou`,
  failed: msg`Não foi possível entrar`,
  context: msg`Você não tem este perfil`,
  unknown: msg`Você ainda não tem conta aqui`,
}

const explanations: Record<Problem, ReactNode> = {
  denied: <Trans>Quando quiser, entre de novo.</Trans>,
  expired: <Trans>O login vale uma só vez, e só no navegador em que começou. Entre de novo.</Trans>,
  failed: <Trans>Não foi possível confirmar a sua entrada. Entre de novo; se continuar, fale com a sua instituição.</Trans>,
  context: <Trans>O endereço pede um perfil que a sua conta não tem. Você continua com o perfil atual.</Trans>,
  unknown: <Trans>O provedor confirmou quem você é, mas a instituição não tem uma conta com esse nome. Fale com a secretaria.</Trans>,
}

/** Returns the title of a problem; some are solved for users who signed in meanwhile, such as in another tab. */
export const titleOfProblem = (problem: Problem, isSignedIn: boolean): MessageDescriptor =>
  isSignedIn && isOver(problem) ? msg`Você já entrou` : problemTitles[problem]

const isOver = (problem: Problem) => problem !== 'context' && problem !== 'unknown'

export function SignInProblemPage({ problem }: { problem: Problem }) {
  const { i18n } = useLingui()
  const isSignedIn = Boolean(useShell().person)
  const isOverNow = isSignedIn && isOver(problem)
  return (
    <StandaloneLayout>
      <MessagePage
        icon={<Illustration name="closed" />}
        title={i18n._(titleOfProblem(problem, isSignedIn))}
        actions={
          problem === 'context' || isOverNow ? (
            <a href={`${appConfig.basePath}/`} className={buttonLook({ variant: 'primary' })}>
              <Trans>Ir para o início</Trans>
            </a>
          ) : (
            <a
              href={`${appConfig.basePath}${problem === 'unknown' ? '/auth/saml?another=true' : '/auth/signin'}`}
              className={buttonLook({ variant: 'primary' })}
            >
              <Trans>Entrar de novo</Trans>
            </a>
          )
        }
      >
        {isOverNow ? <Trans>O último pedido de entrada não deu certo, mas você continua na sua conta.</Trans> : explanations[problem]}
      </MessagePage>
    </StandaloneLayout>
  )
}
