import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paymentFileLimits } from '#api/financial/payment-file-limits.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { getExtension, fileTypes } from '#design/components/files/file-types.ts'
import { FileUpload } from '#design/components/files/file-upload.tsx'
import type { FileUploadWords } from '#design/components/files/file-upload-words.ts'
import { FileRefused, type SendFile } from '#design/components/files/use-uploads.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { useUploadProblems } from '../../../kit/uploads/use-upload-words.ts'
import { megabytes } from '../../../kit/uploads/megabytes.ts'
import { removePaymentFile } from './payment-files.functions.ts'
import { paymentFileAddress, paymentFilesQuery } from './payment-files.queries.ts'

const { maxCount } = paymentFileLimits
const most = megabytes(paymentFileLimits.maxSize)
const rules = { types: [fileTypes.pdf, fileTypes.jpg, fileTypes.png], ...paymentFileLimits }

export default function PaymentFiles({ paymentId }: { paymentId: string }) {
  const { t } = useLingui()
  const { locale, person } = useShell()
  const words = useFileWords()
  const { FILE_TYPE, FILE_ACTIVE, FILE_LOCKED } = useUploadProblems('document').final
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
        hint={
          <Trans>
            PDF, JPG ou PNG, até {most} MB cada, no máximo {maxCount}. A equipe financeira confere.
          </Trans>
        }
        rules={rules}
        words={words}
        locale={locale}
        // This disables dropping and pasting files too.
        disabled={person?.impersonated}
        upload={paymentFileSender(paymentId, { FILE_TYPE, FILE_ACTIVE, FILE_LOCKED })}
        existing={data.map(({ name, title, size }) => ({
          id: name,
          name: title,
          size,
          href: paymentFileAddress(name),
          isImage: !name.endsWith('.pdf'),
        }))}
        onRemoveExisting={(name) => remove.mutate(name)}
        // An aborted upload may have completed on the server.
        onRemoved={(file) => {
          const name = fileNames.get(file)
          if (name) void removePaymentFile({ data: { name } }).catch(() => undefined)
        }}
      />
      {remove.isError ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível remover o arquivo. Tente de novo em alguns minutos.`} />
      ) : null}
    </>
  )
}

/** Names of started uploads, so that a retry does not store the file twice. */
const fileNames = new WeakMap<File, string>()

/** Not a server function, which buffers whole bodies. */
function paymentFileSender(paymentId: string, refusals: Record<string, string | undefined>): SendFile<void> {
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const extension = getExtension(file.name).replace('jpeg', 'jpg')
      const name = fileNames.get(file) ?? `${crypto.randomUUID()}.${extension}`
      fileNames.set(file, name)
      const body = new FormData()
      body.set('paymentId', paymentId)
      body.set('file', file)
      // Not fetch, which reports no upload progress.
      const request = new XMLHttpRequest()
      request.open('POST', paymentFileAddress(name))
      request.setRequestHeader('accept', 'application/json')
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
      request.responseType = 'json'
      request.onload = () => {
        const reason = refusals[(request.response as { code?: string } | null)?.code ?? '']
        if (request.status === 200) resolve()
        else reject(reason ? new FileRefused(reason) : new Error(`answered ${request.status}`))
      }
      request.onerror = () => reject(new Error('not sent'))
      signal.addEventListener('abort', () => {
        request.abort()
        reject(signal.reason as Error)
      })
      request.send(body)
    })
}

function useFileWords(): FileUploadWords {
  const { t } = useLingui()
  return {
    choose: t`Escolher arquivos`,
    drop: t`ou arraste até aqui`,
    camera: t`Tirar foto`,
    files: t`Arquivos`,
    waiting: t`Aguardando`,
    sending: (percent) => t`Enviando, ${percent}%`,
    done: t`Enviado`,
    failed: t`Não foi possível enviar`,
    problems: {
      type: t`Este tipo de arquivo não é aceito. Envie PDF, JPG ou PNG.`,
      mismatch: () => t`O conteúdo do arquivo não é o que o nome diz.`,
      empty: t`O arquivo está vazio.`,
      tooBig: t`O arquivo passa de ${most} MB.`,
      tooMany: t`O limite é de ${maxCount} arquivos.`,
    },
    retry: (name) => t`Enviar ${name} de novo`,
    cancel: (name) => t`Cancelar o envio de ${name}`,
    remove: (name) => t`Remover ${name}`,
  }
}
