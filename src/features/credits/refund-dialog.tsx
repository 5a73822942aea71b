import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefundWay, StudentCredits, creditRefund } from '#api/financial/credits.ts'
import type { DateProblem } from '#design/components/dates/civil-date.ts'
import { DateField } from '#design/components/dates/date-field.tsx'
import { CurrencyField } from '#design/components/fields/currency-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { useDateField } from '../../i18n/use-date-field.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useRefundWays } from './credit-words.ts'
import { creditQueries } from './credits.queries.ts'
import { ProofField } from './proof-field.tsx'
import type { z } from 'zod'
import { appConfig } from '#config'
import { portalUploads } from '../../request/portal-uploads.ts'
import { PortalError, readErrorCode } from '../../request/portal-error.ts'

/** Not a server function, which buffers whole bodies. @throws PortalError, UNKNOWN without a response */
async function sendRefund(refund: z.input<typeof creditRefund>): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(refund)) body.set(name, value instanceof File ? value : String(value))
  const response = await fetch(appConfig.basePath + portalUploads.refundProof.path, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  }).catch(() => null)
  if (response?.ok) return
  const answer = (await response?.json().catch(() => null)) as { code?: string } | null | undefined
  throw new PortalError(readErrorCode(answer?.code) ?? 'UNKNOWN')
}

interface RefundDialogProps {
  credits: StudentCredits
  onClose: () => void
  onDone: () => void
}

/** Records that credit was paid back: the transfer itself is made elsewhere. */
export function RefundDialog({ credits: { student, left, today }, onClose, onDone }: RefundDialogProps) {
  const { t } = useLingui()
  const shell = useShell()
  const { money } = useFormats()
  const dateField = useDateField()
  const ways = useRefundWays()
  const queryClient = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [dateProblem, setDateProblem] = useState<DateProblem>()
  const most = money(left)
  const futureDay = t`Escolha hoje ou um dia antes.`
  const form = useAppForm({
    initialValues: {
      amount: left as number | null,
      refundedOn: today,
      way: '' as RefundWay | '',
      destination: '',
      reference: '',
      proof: null as File | null,
      note: '',
    },
    idSuffix: '-refund',
    validate: ({ amount, refundedOn, way, destination, reference, proof }) => ({
      amount: amount === null || amount <= 0 ? t`Digite o valor devolvido.` : amount > left && t`O crédito é de ${most}.`,
      refundedOn: dateProblem
        ? dateProblem === 'afterMax'
          ? futureDay
          : t`Este dia não existe.`
        : refundedOn === ''
          ? t`Escolha o dia da devolução.`
          : refundedOn > today && futureDay,
      way: way === '' && t`Escolha como foi devolvido.`,
      destination: destination.trim() === '' && t`Escreva para onde foi.`,
      reference: reference.trim() === '' && !proof && t`Escreva o número da transferência ou anexe o comprovante.`,
    }),
    submit: async ({ amount, way, proof, ...fields }) => {
      const { enrollmentId } = student
      try {
        await sendRefund({
          ...fields,
          enrollmentId,
          amount: amount!,
          expectedLeft: left,
          way: way as RefundWay,
          idempotencyKey,
          ...(proof && { proof }),
        })
        onDone()
      } finally {
        await queryClient.invalidateQueries({ queryKey: creditQueries.all })
      }
    },
    serverError: (code) =>
      code === 'CONTENT_CHANGED'
        ? t`O crédito mudou, ou outra pessoa o usou. Feche e veja o saldo de agora.`
        : code === 'DAY_NOT_ALLOWED'
          ? { refundedOn: futureDay }
          : code === 'FILE_TYPE'
            ? t`O comprovante não é um PDF, JPG ou PNG de verdade. Anexe outro.`
            : code === 'FILE_ACTIVE' || code === 'FILE_LOCKED'
              ? t`O comprovante abre com senha ou tem outro arquivo dentro. Salve-o como PDF simples e anexe de novo.`
              : code === 'FILE_TOO_LARGE'
                ? t`O comprovante passa de 5 MB. Anexe outro.`
                : code === 'KEY_REUSED'
                  ? t`Esta devolução já foi registrada. Feche e veja a lista do que foi feito.`
                  : t`Não foi possível registrar. O que você digitou continua aqui: tente de novo.`,
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t`Registrar devolução`} submitLabel={<Trans>Registrar devolução</Trans>}>
      <p>
        <Trans>Faça a transferência no banco e registre aqui. O portal não envia o dinheiro.</Trans>
      </p>
      <CurrencyField
        id="amount-refund"
        name="amount"
        label={t`Valor devolvido`}
        hint={t`Até ${most}.`}
        locale={shell.locale}
        value={form.values.amount}
        onValueChange={(amount) => form.set('amount', amount)}
        error={form.errors.find(({ fieldId }) => fieldId === 'amount-refund')?.message}
      />
      <DateField
        {...dateField}
        {...form.maskedField('refundedOn')}
        label={t`Devolvido em`}
        today={today}
        max={today}
        onValueChange={(day, problem) => {
          setDateProblem(problem)
          form.set('refundedOn', day ?? '')
        }}
      />
      <SelectField {...form.field('way')} label={t`Como`}>
        <option value="">{t`Escolha`}</option>
        {Object.entries(ways).map(([way, name]) => (
          <option key={way} value={way}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('destination')}
        label={t`Para onde`}
        hint={t`Chave Pix, banco, agência e conta, ou quem recebeu.`}
        maxLength={200}
      />
      <TextField {...form.field('reference')} label={t`Número da transferência`} optional={t`(ou anexe o comprovante)`} maxLength={200} />
      <ProofField onChange={(proof) => form.set('proof', proof)} />
      <TextAreaField {...form.field('note')} label={t`Observação`} optional={t`(opcional)`} rows={2} maxLength={500} />
    </FormDialog>
  )
}
