import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { identityProofContract, ProofWays } from '#api/users/identity-proof.ts'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { appConfig } from '#config'
import type { ErrorMessages, PortalErrorCode } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { type FieldMessages, useAppForm } from '../../kit/form/use-app-form.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import { PasskeyProof } from './passkey-proof.tsx'
import { proveIdentity } from './step-up.functions.ts'

interface ProofFormProps {
  ways: ProofWays
  /** For a page that answers the form itself until scripts load: where it continues, and why a proof was refused. */
  plain?: { returnTo: string; problem: PortalErrorCode | undefined }
  onProven: () => void
  /** Above the field. */
  children?: ReactNode
}

/** Asks for the account's factor: a code, or the password without an app; offers a passkey too if there is one. */
export function ProofForm({ ways: { asks, hasPasskey }, plain, onProven, children }: ProofFormProps) {
  const { t } = useLingui()
  const asksCode = asks === 'code'
  const refusal = (text: string) => (asksCode ? { factorCode: text } : { ownPassword: text })
  const messages: ErrorMessages<
    typeof identityProofContract.proveIdentity,
    'PASSKEY_REFUSED',
    FieldMessages<{ ownPassword: string; factorCode: string }>
  > = {
    WRONG_PASSWORD: { ownPassword: t`Senha incorreta` },
    CODE_NEEDED: { factorCode: t`Informe o código do aplicativo` },
    WRONG_CODE: { factorCode: t`Código inválido. Confira no aplicativo e tente de novo.` },
    TOO_MANY_ATTEMPTS: refusal(t`Muitas tentativas. Tente de novo mais tarde.`),
  }
  const form = useAppForm({
    initialValues: { ownPassword: '', factorCode: '' },
    initialProblem: plain?.problem,
    validate: ({ ownPassword, factorCode }) => ({
      ownPassword: !asksCode && ownPassword === '' && t`Informe a senha`,
      factorCode: asksCode && factorCode.trim().length < 6 && t`Informe o código do aplicativo`,
    }),
    submit: async ({ ownPassword, factorCode }) => {
      await proveIdentity({ data: asksCode ? { code: factorCode } : { password: ownPassword } })
      onProven()
    },
    serverError: (code) => messages[code] ?? t`Não foi possível confirmar. Tente de novo em alguns minutos.`,
  })
  return (
    <>
      <AppForm
        form={form}
        brief
        action={plain && `${appConfig.basePath}/auth/step-up/prove`}
        actions={
          <SubmitButton form={form} variant="primary" full>
            <Trans>Confirmar</Trans>
          </SubmitButton>
        }
      >
        {children}
        {plain ? <input type="hidden" name="returnTo" value={plain.returnTo} /> : null}
        {asksCode ? (
          <FactorCodeField field={form.field('factorCode')} />
        ) : (
          <PasswordField {...form.field('ownPassword')} label={t`Senha`} revealLabel={t`Mostrar senha`} autoComplete="current-password" />
        )}
      </AppForm>
      {hasPasskey ? (
        <PasskeyProof
          prove={async (passkey) => {
            await proveIdentity({ data: { passkey } })
            onProven()
          }}
        />
      ) : null}
    </>
  )
}
