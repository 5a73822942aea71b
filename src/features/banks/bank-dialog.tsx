import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Bank, bankInput } from '#api/financial/banks.ts'
import { Combobox } from '#design/components/choices/combobox.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { useUnproven } from '../../auth/step-up/use-unproven.ts'
import { rpc } from '../../rpc/rpc.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import { saveReplacing } from '../../kit/versions/save-replacing.ts'
import { bankQueries } from './banks.queries.ts'
import { type LogoChoice, LogoField } from './logo-field.tsx'

interface BankDialogProps {
  /** The bank as it is saved now; null for a new one. */
  bank: Bank | null
  onClose: () => void
  onSaved: (bank: Bank) => void
}

/** Registers a bank, or changes one. What was typed stays when somebody else saves first. */
export function BankDialog({ bank, onClose, onSaved }: BankDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const unproven = useUnproven()
  const refresh = () => queryClient.invalidateQueries({ queryKey: bankQueries.all })
  const known = useQuery(bankQueries.known)
  const unreadable = t`Não foi possível abrir esta imagem. Escolha outra.`
  const logoProblems: Partial<Record<PortalErrorCode, string>> = {
    LOGO_TOO_SMALL: t`O logotipo é pequeno demais: precisa ter pelo menos 96 × 96 pixels.`,
    FILE_TYPE: unreadable,
    FILE_HEIC: unreadable,
    FILE_PIXELS: t`A imagem tem pixels demais. Escolha uma menor.`,
    UPLOAD_INCOMPLETE: t`O logotipo não está mais guardado. Escolha-o de novo.`,
    STORAGE_UNAVAILABLE: t`Não foi possível guardar o logotipo agora. Tente de novo em alguns minutos, ou remova-o para salvar sem ele.`,
  }
  const form = useAppForm({
    initialValues: {
      code: bank?.code ?? '',
      name: bank?.name ?? '',
      nickName: bank?.nickName ?? '',
      logo: { address: bank?.logo ?? null } as LogoChoice,
    },
    idSuffix: '-bank',
    validate: (values) => ({
      code: bankInput.shape.code.safeParse(values.code).success ? null : t`Informe os três números do código.`,
      name: values.name.trim() ? null : t`Informe o nome do banco.`,
      nickName: values.nickName.trim() ? null : t`Informe o apelido, como as pessoas chamam o banco.`,
      logo: values.logo.unready,
    }),
    submit: async ({ logo, ...names }) => {
      const data = { ...names, ...(form.isDirty('logo') && { logo: logo.address }) }
      const save = () =>
        bank
          ? rpc.integration.banks.update.mutate({ ...data, bankId: bank.bankId, revision: bank.revision })
          : rpc.integration.banks.create.mutate(data)
      // When submitted again after a conflict, the values replace what somebody else saved.
      const saved = await saveReplacing(save, refresh)
      await refresh()
      onSaved(saved)
    },
    serverError: (code) =>
      code === 'BANK_EXISTS'
        ? { code: t`Já há um banco com este código.` }
        : logoProblems[code]
          ? { logo: logoProblems[code] }
          : code === 'CONTENT_CHANGED'
            ? t`Outra pessoa salvou este banco enquanto você editava. O que você digitou continua aqui: salve de novo para ficar com o seu.`
            : code === 'NOT_FOUND'
              ? t`Outra pessoa excluiu este banco enquanto você editava.`
              : code === 'STEP_UP_REQUIRED'
                ? unproven
                : t`Não foi possível salvar. O que você digitou continua aqui: tente de novo.`,
  })
  const title = bank ? t`Editar ${bank.nickName}` : t`Cadastrar banco`
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      {bank ? null : (
        <Combobox
          label={t`Procurar na lista do Banco Central`}
          options={(known.data ?? []).map(({ code, name, ispb }) => ({
            value: code,
            label: name,
            description: `${code} · ISPB ${ispb}`,
          }))}
          value=""
          onChange={(code) => {
            const found = known.data?.find((one) => one.code === code)
            if (!found) return
            form.set('code', found.code)
            form.set('name', found.name)
            form.set('nickName', form.values.nickName || found.name.slice(0, 40))
          }}
          hint={<Trans>Preenche o código e o nome. Um banco que não está na lista pode ser digitado.</Trans>}
          loading={known.isPending}
          loadingText={t`Carregando os bancos`}
          emptyText={t`Nenhum banco encontrado`}
          resultCount={(count) => t`${plural(count, { one: '# banco', other: '# bancos' })}`}
        />
      )}
      <FormRow>
        <TextField {...form.field('code')} label={t`Código`} inputMode="numeric" maxLength={3} autoComplete="off" />
        <TextField {...form.field('nickName')} label={t`Apelido`} maxLength={40} autoComplete="off" />
      </FormRow>
      <TextField {...form.field('name')} label={t`Nome`} maxLength={120} autoComplete="off" />
      <LogoField
        id="logo-bank"
        bank={bank}
        error={form.errors.find(({ fieldId }) => fieldId === 'logo-bank')?.message}
        disabled={form.isPending}
        onChange={(logo) => form.set('logo', logo)}
      />
    </FormDialog>
  )
}
