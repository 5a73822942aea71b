import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReconciliationDifference } from '#api/financial/bank-files.ts'
import { AutocompleteField } from '#design/components/choices/autocomplete-field.tsx'
import type { ChoiceOption } from '#design/components/choices/option.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { findOpenDebts } from './bank-files.functions.ts'
import { bankFileQueries } from './bank-files.queries.ts'

const leastSearch = 3

interface AssignDialogProps {
  accountId: number
  difference: ReconciliationDifference
  onClose: () => void
  onAssigned: () => void
}

/** Asks whose money was received under an unknown number, to book it on one of that person's debts. */
export function AssignDialog({ accountId, difference, onClose, onAssigned }: AssignDialogProps) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const { fullName } = useDebtWords()
  const queryClient = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { entryId, paidOn, ourNumber, amount } = difference
  const form = useAppForm({
    initialValues: { debt: null as ChoiceOption | null, note: '' },
    idSuffix: '-assignment',
    validate: ({ debt }) => ({ debt: debt === null && t`Procure o aluno e escolha o débito.` }),
    submit: async ({ debt, note }) => {
      try {
        await rpc.financial.bankFiles.assignEntry.mutate({ accountId, entryId, paidOn, debtId: Number(debt!.value), note, idempotencyKey })
        onAssigned()
      } finally {
        await queryClient.invalidateQueries({ queryKey: bankFileQueries.all })
      }
    },
    serverError: (code) =>
      code === 'CONTENT_CHANGED'
        ? t`Outra pessoa já atribuiu ou resolveu este pagamento. Feche e veja como ele está.`
        : code === 'NOT_FOUND'
          ? { debt: t`Este débito não é da instituição desta conta.` }
          : code === 'PAYMENT_IN_PROGRESS'
            ? { debt: t`Um cartão deste débito está em análise. Espere a resposta.` }
            : code === 'KEY_REUSED'
              ? t`Este pagamento já foi atribuído. Feche e veja nas diferenças resolvidas.`
              : t`Não foi possível salvar. O que você digitou continua aqui: tente de novo.`,
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t`Atribuir o pagamento`} submitLabel={<Trans>Atribuir ao débito</Trans>}>
      <DescriptionList
        items={[
          { term: t`Nosso número`, description: <code>{ourNumber}</code> },
          { term: t`Valor pago`, description: money(amount) },
          { term: t`Pago em`, description: date(paidOn) },
        ]}
      />
      <AutocompleteField
        id="debt-assignment"
        label={t`Débito em aberto`}
        hint={t`Nome, matrícula ou CPF do aluno.`}
        value={form.values.debt}
        onChange={(debt) => form.set('debt', debt)}
        error={form.errors.find(({ fieldId }) => fieldId === 'debt-assignment')?.message}
        onSearch={async (search, signal) => {
          if (search.trim().length < leastSearch) return []
          const found = await findOpenDebts({ data: { search: search.trim().slice(0, 100) }, signal })
          return found.map(({ debtId, studentName, registration, dueDate, amountPayable, ...debt }) => {
            const due = date(dueDate)
            return {
              value: String(debtId),
              label: `${studentName}, ${fullName(debt)}`,
              description: `${registration} · ${t`Vencimento ${due}`} · ${money(amountPayable)}`,
            }
          })
        }}
        loadingText={t`Buscando…`}
        emptyText={t`Nenhum débito em aberto encontrado`}
        failedText={t`Não foi possível buscar os débitos`}
        retryText={t`Tentar de novo`}
        resultCount={(count) => t`${plural(count, { one: '# débito', other: '# débitos' })}`}
      />
      <p>
        <Trans>
          Vale o valor do débito no dia do pagamento. Se faltar, o débito continua em aberto com o resto; o que passar fica como crédito do
          aluno.
        </Trans>
      </p>
      <TextAreaField {...form.field('note')} label={t`Observação`} optional={t`(opcional)`} rows={2} maxLength={500} />
    </FormDialog>
  )
}
