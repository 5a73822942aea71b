import { Trans, useLingui } from '@lingui/react/macro'
import type { secondFactorContract } from '#api/users/second-factor.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CopyableCode } from '#design/components/actions/copyable-code.tsx'
import { QrCode } from '#design/components/data/qr-code.tsx'
import type { QrDrawing } from '#design/components/data/qr-drawing.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { ErrorMessages, PortalErrorCode } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { type FieldMessages, useAppForm } from '../../kit/form/use-app-form.ts'
import { FactorCodeField } from '../../auth/step-up/factor-code-field.tsx'
import type { SentProof } from './factor-proof.ts'
import { useFactorMessages } from './use-factor.ts'
import type { SecondFactorTask } from './second-factor-part.tsx'
import { confirmSecondFactor } from './second-factor.functions.ts'

export interface AppSecret {
  secret: string
  uri: string
  qr: QrDrawing
}

/** Form target of a page that handles its own posts until scripts load. */
interface PlainForm {
  action: string
  /** Why the posted form was refused; undefined if it was not. */
  problem: PortalErrorCode | undefined
}

interface PasswordFormProps {
  task: SecondFactorTask
  prove: (proof: SentProof) => Promise<void>
  plain?: PlainForm
}

type FactorFields = { ownPassword: string; factorCode: string }

export function SecondFactorPasswordForm({ task, prove, plain }: PasswordFormProps) {
  const { t } = useLingui()
  const messages: ErrorMessages<typeof secondFactorContract.beginSecondFactor, never, string | FieldMessages<FactorFields>> =
    useFactorMessages()
  const asksCode = task !== 'enable'
  const form = useAppForm({
    initialValues: { ownPassword: '', factorCode: '' },
    initialProblem: plain?.problem,
    validate: ({ ownPassword, factorCode }) => ({
      ownPassword: ownPassword === '' && t`Informe a senha atual`,
      factorCode: asksCode && factorCode.trim().length < 6 && t`Informe o código do aplicativo`,
    }),
    submit: ({ ownPassword, factorCode }) => prove({ currentPassword: ownPassword, ...(asksCode && { code: factorCode }) }),
    serverError: (code) => messages[code] ?? t`Não foi possível continuar. Nada mudou: tente de novo em alguns minutos.`,
  })
  const explanations = {
    enable: t`Primeiro, confirme a sua senha.`,
    renew: t`Os códigos que você tem deixam de valer. Para continuar, confirme a sua senha.`,
    remove: t`Para entrar, bastará a senha. Para continuar, confirme a sua senha.`,
  }
  return (
    <AppForm
      form={form}
      action={plain?.action}
      actions={
        <SubmitButton form={form} variant="primary" full>
          {task === 'remove' ? <Trans>Desativar</Trans> : <Trans>Continuar</Trans>}
        </SubmitButton>
      }
    >
      <p>{explanations[task]}</p>
      <PasswordField {...form.field('ownPassword')} label={t`Senha atual`} revealLabel={t`Mostrar senha`} autoComplete="current-password" />
      {asksCode ? <FactorCodeField field={form.field('factorCode')} /> : null}
    </AppForm>
  )
}

interface CodeFormProps {
  app: AppSecret
  onCodes: (codes: string[]) => void
  plain?: PlainForm
}

export function AppCodeForm({ app, onCodes, plain }: CodeFormProps) {
  const { t } = useLingui()
  const { secret, uri, qr } = app
  const messages: ErrorMessages<typeof secondFactorContract.confirmSecondFactor, never, FieldMessages<{ code: string }>> = {
    WRONG_CODE: { code: t`Código inválido. Confira no aplicativo e tente de novo.` },
    TOO_MANY_ATTEMPTS: { code: t`Muitas tentativas. Tente de novo mais tarde.` },
  }
  const form = useAppForm({
    initialValues: { code: '' },
    initialProblem: plain?.problem,
    validate: ({ code }) => ({ code: !/^\d{3}\s?\d{3}$/.test(code.trim()) && t`Informe os seis números do aplicativo` }),
    submit: async ({ code }) => onCodes((await confirmSecondFactor({ data: { code } })).recoveryCodes),
    serverError: (code) => messages[code] ?? t`Não foi possível ativar. Tente de novo em alguns minutos.`,
  })
  return (
    <AppForm
      form={form}
      action={plain?.action}
      actions={
        <SubmitButton form={form} variant="primary" full>
          <Trans>Ativar</Trans>
        </SubmitButton>
      }
    >
      <p>
        <Trans>
          No celular, abra um aplicativo autenticador (como Google Authenticator, Microsoft Authenticator ou Aegis) e leia o QR code. Se ele
          está neste aparelho, <a href={uri}>abra-o por aqui</a>.
        </Trans>
      </p>
      <QrCode {...qr} label={t`QR code para o aplicativo autenticador. A chave abaixo diz o mesmo.`} />
      <p>
        <Trans>Sem câmera, digite esta chave no aplicativo:</Trans>
      </p>
      <CopyableCode code={secret.match(/.{1,4}/g)!.join(' ')} />
      {plain ? (
        <>
          <input type="hidden" name="secret" value={secret} />
          <input type="hidden" name="uri" value={uri} />
        </>
      ) : null}
      <TextField
        {...form.field('code')}
        label={t`Código que o aplicativo mostra`}
        hint={t`Seis números, que mudam a cada 30 segundos.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </AppForm>
  )
}

/** @param next address of the page to go on to, instead of a function */
export function RecoveryCodes({ codes, next, onDone }: { codes: string[]; next?: string; onDone?: () => void }) {
  const { t } = useLingui()
  const text = codes.join('\n')
  return (
    <>
      <Notice tone="ok" live="status" title={t`A confirmação em duas etapas está ativa`}>
        <Trans>
          Sem o celular, você entra com um destes códigos. Cada um vale uma vez. Guarde-os onde só você veja: eles não aparecem de novo.
        </Trans>
      </Notice>
      <CopyableCode code={codes.join('   ')} />
      <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={`${t`codigos-de-recuperacao`}.txt`}>
        <Trans>Baixar os códigos</Trans>
      </a>
      {next ? (
        <a href={next} className={buttonLook({ variant: 'primary', full: true })}>
          <Trans>Já guardei os códigos</Trans>
        </a>
      ) : (
        <Button variant="primary" full onClick={onDone}>
          <Trans>Já guardei os códigos</Trans>
        </Button>
      )}
    </>
  )
}
