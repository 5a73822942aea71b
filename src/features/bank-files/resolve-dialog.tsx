import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReconciliationDifference, ResolutionReason } from '#api/financial/bank-files.ts'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useDifferenceName, useResolutionReasons } from './bank-file-words.tsx'
import { bankFileQueries } from './bank-files.queries.ts'

interface ResolveDialogProps {
  accountId: number
  difference: ReconciliationDifference
  onClose: () => void
  onResolved: (resolutionId: string) => void
}

/** Records why a difference needs no further action. It changes no debt and no payment. */
export function ResolveDialog({ accountId, difference, onClose, onResolved }: ResolveDialogProps) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const queryClient = useQueryClient()
  const reasons = useResolutionReasons()
  const getName = useDifferenceName()
  const { kind, entryId, paidOn, ourNumber, amount } = difference
  const form = useAppForm({
    initialValues: { reason: '' as ResolutionReason | '', note: '' },
    idSuffix: '-resolution',
    validate: ({ reason, note }) => ({
      reason: reason === '' && t`Escolha o motivo.`,
      note: reason === 'other' && note.trim() === '' && t`Escreva o que houve.`,
    }),
    submit: async ({ reason, note }) => {
      try {
        const { resolutionId } = await rpc.financial.bankFiles.resolveDifference.mutate({
          accountId,
          kind,
          entryId,
          paidOn,
          reason: reason as ResolutionReason,
          note,
        })
        onResolved(resolutionId)
      } finally {
        await queryClient.invalidateQueries({ queryKey: bankFileQueries.all })
      }
    },
    serverError: (code) =>
      code === 'CONTENT_CHANGED'
        ? t`Esta diferença mudou, ou outra pessoa já a resolveu. Feche e veja como ela está.`
        : t`Não foi possível salvar. O que você digitou continua aqui: tente de novo.`,
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t`Resolver a diferença`} submitLabel={<Trans>Marcar como resolvida</Trans>}>
      <DescriptionList
        items={[
          { term: t`Nosso número`, description: <code>{ourNumber}</code> },
          { term: t`Diferença`, description: getName(difference) },
          { term: t`Valor pago`, description: money(amount) },
          { term: t`Pago em`, description: date(paidOn) },
        ]}
      />
      <SelectField
        {...form.field('reason')}
        label={t`Motivo`}
        hint={t`Isto não muda o débito nem o pagamento. Fica registrado com o seu nome.`}
      >
        <option value="">{t`Escolha`}</option>
        {Object.entries(reasons).map(([reason, name]) => (
          <option key={reason} value={reason}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...form.field('note')}
        label={t`Observação`}
        {...(form.values.reason === 'other' ? {} : { optional: t`(opcional)` })}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  )
}
