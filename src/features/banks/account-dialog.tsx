import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type BankAccount, type BankAccountInput, bankAccountInput } from '#api/financial/banks.ts'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { useUnproven } from '../../auth/step-up/use-unproven.ts'
import { rpc } from '../../rpc/rpc.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { saveReplacing } from '../../kit/versions/save-replacing.ts'
import { bankQueries } from './banks.queries.ts'

interface AccountDialogProps {
  /** The account as it is saved now; null for a new one. */
  account: BankAccount | null
  institutions: ReadonlyArray<{ institutionId: number; name: string }>
  onClose: () => void
  onSaved: (account: BankAccount) => void
}

/** Registers an account that slips can be paid to, or changes one. */
export function AccountDialog({ account, institutions, onClose, onSaved }: AccountDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const unproven = useUnproven()
  const refresh = () => queryClient.invalidateQueries({ queryKey: bankQueries.all })
  const banks = useQuery(bankQueries.list({}))
  const messages = {
    bankId: t`Escolha o banco.`,
    institutionId: t`Escolha a instituição.`,
    branch: t`Informe a agência, só com números e sem o dígito.`,
    number: t`Informe a conta, só com números e sem o dígito.`,
    digit: t`Informe o dígito: um número, X ou P.`,
    agreement: t`Informe os sete números do convênio.`,
    wallet: t`Informe os dois números da carteira.`,
    nextNumber: t`Informe um número de até dez algarismos, a partir de 1.`,
  }
  const fields = Object.keys(messages) as Array<keyof typeof messages>
  const form = useAppForm({
    initialValues: {
      bankId: String(account?.bankId ?? ''),
      institutionId: String(account?.institutionId ?? (institutions.length === 1 ? institutions[0]!.institutionId : '')),
      branch: account?.branch ?? '',
      number: account?.number ?? '',
      digit: account?.digit ?? '',
      agreement: account?.agreement ?? '',
      wallet: account?.wallet ?? '17',
      nextNumber: String(account?.nextNumber ?? 1),
    },
    idSuffix: '-account',
    validate: (values) => {
      const { error } = bankAccountInput.safeParse(getInput(values))
      const wrong = new Set(error?.issues.map(({ path }) => path[0]))
      return Object.fromEntries(fields.map((name) => [name, wrong.has(name) && messages[name]]))
    },
    submit: async (values) => {
      const input = bankAccountInput.parse(getInput(values))
      const save = () =>
        account
          ? rpc.integration.bankAccounts.update.mutate({ ...input, accountId: account.accountId, revision: account.revision })
          : rpc.integration.bankAccounts.create.mutate(input)
      // When submitted again after a conflict, the values replace what somebody else saved.
      const saved = await saveReplacing(save, refresh)
      await refresh()
      onSaved(saved)
    },
    serverError: (code) =>
      code === 'ACCOUNT_DIGIT'
        ? { digit: t`O dígito não confere com a agência e a conta neste banco.` }
        : code === 'AGREEMENT_TAKEN'
          ? { agreement: t`Outra conta já usa este convênio.` }
          : code === 'NUMBER_USED'
            ? { nextNumber: t`Este número já foi usado em um boleto. O próximo não pode voltar.` }
            : code === 'IN_USE'
              ? t`Esta conta já tem boletos: o banco, a instituição e o convênio ficam como estão.`
              : code === 'CONTENT_CHANGED'
                ? t`Outra pessoa salvou esta conta enquanto você editava. O que você digitou continua aqui: salve de novo para ficar com o seu.`
                : code === 'NOT_FOUND'
                  ? t`Outra pessoa excluiu esta conta ou o banco enquanto você editava.`
                  : code === 'STEP_UP_REQUIRED'
                    ? unproven
                    : t`Não foi possível salvar. O que você digitou continua aqui: tente de novo.`,
  })
  const title = account ? t`Editar conta ${account.number}-${account.digit}` : t`Cadastrar conta`
  const digits = (name: 'branch' | 'number' | 'agreement' | 'wallet' | 'nextNumber', label: string, maxLength: number, hint?: string) => (
    <TextField {...form.field(name)} label={label} maxLength={maxLength} hint={hint} inputMode="numeric" autoComplete="off" />
  )
  const choice = (name: 'bankId' | 'institutionId', label: string, options: ReadonlyArray<{ id: number; name: string }>) => (
    <SelectField
      id={`${name}-account`}
      label={label}
      value={form.values[name]}
      error={form.errors.find(({ fieldId }) => fieldId === `${name}-account`)?.message}
      onChange={({ target }) => form.set(name, target.value)}
    >
      <option value="">{t`Escolha`}</option>
      {options.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  )
  return (
    <FormDialog form={form} title={title} isWide onClose={onClose}>
      {choice('bankId', t`Banco`, banks.data?.banks.map(({ bankId, code, name }) => ({ id: bankId, name: `${code} · ${name}` })) ?? [])}
      {choice(
        'institutionId',
        t`Instituição`,
        institutions.map(({ institutionId, name }) => ({ id: institutionId, name })),
      )}
      <FormRow>
        {digits('branch', t`Agência`, 5)}
        {digits('number', t`Conta`, 13)}
        <TextField {...form.field('digit')} label={t`Dígito`} maxLength={1} autoComplete="off" />
      </FormRow>
      <FormRow>
        {digits('agreement', t`Convênio`, 7, t`Número da instituição no banco.`)}
        {digits('wallet', t`Carteira`, 2)}
      </FormRow>
      {digits('nextNumber', t`Próximo nosso número`, 10, t`Cada boleto leva um número novo. Ele nunca volta.`)}
    </FormDialog>
  )
}

const getInput = ({ bankId, institutionId, nextNumber, digit, ...texts }: Record<keyof BankAccountInput, string>) => ({
  ...texts,
  digit: digit.toUpperCase(),
  bankId: Number(bankId),
  institutionId: Number(institutionId),
  nextNumber: Number(nextNumber),
})
