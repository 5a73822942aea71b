import { Trans, useLingui } from '@lingui/react/macro'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mostPasskeys } from '#api/identity/auth-methods.ts'
import type { passkeysContract } from '#api/users/passkeys.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import type { ErrorMessages } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { type FieldMessages, useAppForm } from '../../kit/form/use-app-form.ts'
import { devicesQuery } from './account.queries.ts'
import { FactorCodeField } from '../../auth/step-up/factor-code-field.tsx'
import { PasskeyProof } from '../../auth/step-up/passkey-proof.tsx'
import type { SentProof } from './factor-proof.ts'
import { useFactorMessages, useHasPasskey, useHasSecondFactor } from './use-factor.ts'
import { useDeviceName } from './devices-card.tsx'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.functions.ts'
import type { PasskeyTask } from './passkeys-part.tsx'

interface TaskProps<Task> {
  task: Task
  onDone: () => void
}

export default function PasskeyDialog({ task, onClose, onDone }: TaskProps<PasskeyTask> & { onClose: () => void }) {
  const { t } = useLingui()
  const title = task.kind === 'add' ? t`Criar chave de acesso` : t`Remover chave de acesso`
  return (
    <Dialog open title={title} closeLabel={t`Fechar`} onClose={onClose}>
      {task.kind === 'remove' ? (
        <RemoveForm task={task} onDone={onDone} />
      ) : browserSupportsWebAuthn() ? (
        <AddForm onDone={onDone} />
      ) : (
        <Notice tone="warning" title={t`Este navegador não aceita chaves de acesso`}>
          <Trans>Atualize o navegador e tente de novo.</Trans>
        </Notice>
      )}
    </Dialog>
  )
}

function AddForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const getName = useDeviceName()
  const asksCode = useHasSecondFactor()
  const hasPasskey = useHasPasskey()
  const here = useQuery(devicesQuery).data?.find(({ isCurrent }) => isCurrent)
  /** Name of the browser's error when no passkey was made; null otherwise. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const messages: ErrorMessages<
    typeof passkeysContract.beginPasskey,
    never,
    string | FieldMessages<{ passkeyName: string; ownPassword: string; factorCode: string }>
  > = {
    ...useFactorMessages(),
    TOO_MANY_PASSKEYS: t`Você já tem ${mostPasskeys} chaves de acesso. Para criar outra, remova uma.`,
  }
  const form = useAppForm({
    initialValues: { passkeyName: here ? getName(here).slice(0, 60) : '', ownPassword: '', factorCode: '' },
    validate: ({ passkeyName, ownPassword, factorCode }) => ({
      factorCode: asksCode && factorCode.trim().length < 6 && t`Informe o código do aplicativo`,
      passkeyName: passkeyName.trim() === '' && t`Informe um nome`,
      ownPassword: ownPassword === '' && t`Informe a senha atual`,
    }),
    submit: ({ passkeyName, ownPassword: currentPassword, factorCode: code }) =>
      create(passkeyName, { currentPassword, ...(asksCode && { code }) }),
    serverError: (code) => {
      if (refusal === 'InvalidStateError') return t`Este aparelho já tem uma chave de acesso desta conta.`
      if (refusal !== null) return t`Nenhuma chave de acesso foi criada. Tente de novo e confirme no aparelho.`
      return messages[code] ?? t`Não foi possível criar a chave de acesso. Tente de novo em alguns minutos.`
    },
  })
  async function create(name: string, proof: SentProof) {
    setRefusal(null)
    const { challenge, options } = await beginPasskey({ data: proof })
    const response = await startRegistration({ optionsJSON: options }).catch((error: Error) => {
      setRefusal(error.name)
      throw error
    })
    await addPasskey({ data: { challenge, name, response } })
    onDone()
  }
  return (
    <>
      <AppForm
        form={form}
        actions={
          <SubmitButton form={form} variant="primary" full>
            <Trans>Continuar</Trans>
          </SubmitButton>
        }
      >
        <p>
          <Trans>Confirme a sua senha. Depois, o navegador pergunta onde guardar a chave e pede a digital, o rosto ou o PIN.</Trans>
        </p>
        <TextField
          {...form.field('passkeyName')}
          label={t`Nome da chave`}
          hint={t`Para reconhecê-la depois, por exemplo pelo aparelho.`}
          maxLength={60}
          autoComplete="off"
        />
        <PasswordField
          {...form.field('ownPassword')}
          label={t`Senha atual`}
          revealLabel={t`Mostrar senha`}
          autoComplete="current-password"
        />
        {asksCode ? <FactorCodeField field={form.field('factorCode')} /> : null}
      </AppForm>
      {hasPasskey ? <PasskeyProof prove={(passkey) => create(form.values.passkeyName.trim() || t`Chave de acesso`, { passkey })} /> : null}
    </>
  )
}

function RemoveForm({ task: { passkey }, onDone }: TaskProps<Extract<PasskeyTask, { kind: 'remove' }>>) {
  const { t } = useLingui()
  const { id, name } = passkey
  const asksCode = useHasSecondFactor()
  const hasPasskey = useHasPasskey()
  const messages: ErrorMessages<
    typeof passkeysContract.removePasskey,
    never,
    string | FieldMessages<{ ownPassword: string; factorCode: string }>
  > = {
    ...useFactorMessages(),
    NOT_FOUND: t`Esta chave de acesso já foi removida. Recarregue a página.`,
  }
  const form = useAppForm({
    initialValues: { ownPassword: '', factorCode: '' },
    validate: ({ ownPassword, factorCode }) => ({
      ownPassword: ownPassword === '' && t`Informe a senha atual`,
      factorCode: asksCode && factorCode.trim().length < 6 && t`Informe o código do aplicativo`,
    }),
    submit: ({ ownPassword: currentPassword, factorCode: code }) => remove({ currentPassword, ...(asksCode && { code }) }),
    serverError: (code) => messages[code] ?? t`Não foi possível remover a chave de acesso. Tente de novo em alguns minutos.`,
  })
  async function remove(proof: SentProof) {
    await removePasskey({ data: { id, ...proof } })
    onDone()
  }
  return (
    <>
      <AppForm
        form={form}
        actions={
          <SubmitButton form={form} variant="primary" full>
            <Trans>Remover</Trans>
          </SubmitButton>
        }
      >
        <p>
          <Trans>Não será mais possível entrar com a chave {name}. Apague-a também no aparelho ou no gerenciador de senhas.</Trans>
        </p>
        <PasswordField
          {...form.field('ownPassword')}
          label={t`Senha atual`}
          revealLabel={t`Mostrar senha`}
          autoComplete="current-password"
        />
        {asksCode ? <FactorCodeField field={form.field('factorCode')} /> : null}
      </AppForm>
      {hasPasskey ? <PasskeyProof prove={(passkey) => remove({ passkey })} /> : null}
    </>
  )
}
