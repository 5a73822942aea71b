import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paymentFileLimits } from '#api/payment-file-limits.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { fileTypes } from '#design/components/files/file-types.ts'
import { FileUpload } from '#design/components/files/file-upload.tsx'
import { useShell } from '../../../request/shell.queries.ts'
import { paymentFileAddress } from './payment-file-address.ts'
import { removePaymentFile } from './payment-files.functions.ts'
import { paymentFilesQuery } from './payment-files.queries.ts'
import { sendPaymentFile, sentName } from './send-payment-file.ts'
import { useFileWords } from './use-file-words.ts'

const rules = { types: [fileTypes.pdf, fileTypes.jpg, fileTypes.png], ...paymentFileLimits }

/** Where whoever paid hands in what shows it, for staff to look at. */
export default function PaymentFiles({ paymentId }: { paymentId: string }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const words = useFileWords()
  const queryClient = useQueryClient()
  const { queryKey } = paymentFilesQuery(paymentId)
  const { data = [] } = useQuery(paymentFilesQuery(paymentId))
  const remove = useMutation({
    mutationFn: (name: string) => removePaymentFile({ data: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return (
    <>
      <FileUpload
        label={<Trans>Comprovante de pagamento</Trans>}
        hint={<Trans>PDF, JPG ou PNG, até 20 MB cada, no máximo 5. A equipe financeira confere.</Trans>}
        rules={rules}
        words={words}
        locale={locale}
        upload={sendPaymentFile(paymentId)}
        existing={data.map(({ name, title, size }) => ({
          id: name,
          name: title,
          size,
          href: paymentFileAddress(name),
          isImage: !name.endsWith('.pdf'),
        }))}
        onRemoveExisting={(name) => remove.mutate(name)}
        // One that was not done may have arrived nevertheless.
        onRemoved={(file) => {
          const name = sentName(file)
          if (name) void removePaymentFile({ data: { name } }).catch(() => undefined)
        }}
      />
      {remove.isError ? (
        <Notice tone="danger" live="alert" title={t`O arquivo não foi removido. Tente de novo em alguns minutos.`} />
      ) : null}
    </>
  )
}
