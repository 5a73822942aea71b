import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { CardPart } from '#design/components/data/card-part.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonText } from '#design/components/feedback/skeleton-text.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { withWords } from '../../i18n/create-i18n.ts'
import { useFormats } from '../../request/use-formats.ts'
import { secondFactorQuery } from './account.queries.ts'

const SecondFactorDialog = lazy(() => withWords(import('./second-factor-dialog.tsx'), 'account-tasks'))

export type SecondFactorTask = 'enable' | 'renew' | 'remove'

/** Manages the authenticator app whose codes are asked for after the password; only for people who sign in with one. */
export function SecondFactorPart() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: factor, isError, refetch } = useQuery(secondFactorQuery)
  const isHydrated = useHydrated()
  const [task, setTask] = useState<SecondFactorTask | null>(null)
  const open = (wanted: SecondFactorTask) => ({ disabled: !isHydrated, onClick: () => setTask(wanted) })
  return (
    <CardPart id="second-factor" title={<Trans>Confirmação em duas etapas</Trans>}>
      {factor ? (
        factor.enabledAt ? (
          <>
            <EnabledState enabledAt={factor.enabledAt} codesLeft={factor.recoveryCodesLeft} />
            <Button {...open('renew')} size="sm">
              <Trans>Gerar novos códigos de recuperação</Trans>
            </Button>
            {factor.isRequired ? (
              <p>
                <Trans>A instituição exige a confirmação em duas etapas em um dos seus perfis.</Trans>
              </p>
            ) : (
              <Button {...open('remove')} size="sm" variant="quiet" aria-label={t`Desativar a confirmação em duas etapas`}>
                <Trans>Desativar</Trans>
              </Button>
            )}
          </>
        ) : (
          <>
            <p>
              <Trans>Além da senha, um código do seu celular: quem descobrir a sua senha não entra na sua conta.</Trans>
            </p>
            <Button {...open('enable')} size="sm" aria-label={t`Ativar a confirmação em duas etapas`}>
              <Trans>Ativar</Trans>
            </Button>
          </>
        )
      ) : isError ? (
        <ErrorState
          title={t`Não foi possível carregar a confirmação em duas etapas`}
          retry={
            <Button onClick={() => void refetch()}>
              <Trans>Tentar de novo</Trans>
            </Button>
          }
        />
      ) : (
        <SkeletonText />
      )}
      {task ? (
        <Suspense>
          <SecondFactorDialog
            task={task}
            onClose={() => {
              setTask(null)
              void queryClient.invalidateQueries(secondFactorQuery)
            }}
          />
        </Suspense>
      ) : null}
    </CardPart>
  )
}

function EnabledState({ enabledAt, codesLeft }: { enabledAt: string; codesLeft: number }) {
  const { t } = useLingui()
  const formats = useFormats()
  const day = formats.day(enabledAt)
  return (
    <>
      <Notice tone="ok" title={t`Ativa desde ${day}`}>
        <Trans>Para entrar, você informa a senha e o código do aplicativo autenticador.</Trans>
      </Notice>
      <p>
        <Plural
          value={codesLeft}
          _0="Não resta nenhum código de recuperação: gere novos."
          one="Resta # código de recuperação."
          other="Restam # códigos de recuperação."
        />
      </p>
    </>
  )
}
