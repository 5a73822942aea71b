import { Trans, useLingui } from '@lingui/react/macro'
import { bankFileLimits } from '#api/financial/bank-file-limits.ts'
import { appConfig } from '#config'
import type { FileUploadWords } from '#design/components/files/file-upload-words.ts'
import { FileUpload } from '#design/components/files/file-upload.tsx'
import { FileRefused, type SendFile as Send } from '#design/components/files/use-uploads.ts'
import { portalUploads } from '../../request/portal-uploads.ts'
import { useShell } from '../../request/shell.queries.ts'
import { megabytes } from '../../kit/uploads/megabytes.ts'

const rules = {
  types: [{ extensions: ['ret', 'txt', 'dat', 'crt'], mimes: ['text/plain', 'application/x-cert', 'application/x-x509-ca-cert'] }],
  maxCount: 1,
  ...bankFileLimits,
}

interface SentFile {
  fileId: string
  isKnown: boolean
}

export function SendFile({ onSent }: { onSent: (sent: SentFile) => void }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const most = megabytes(bankFileLimits.maxSize)
  const tooBig = t`O arquivo passa de ${most} MB.`
  const refusals: Partial<Record<number, string>> = {
    401: t`A sua sessão terminou. Entre de novo e envie o arquivo.`,
    403: t`Este arquivo é de uma instituição que o seu perfil não alcança.`,
    413: tooBig,
    422: t`O arquivo está vazio ou passa de ${most} MB.`,
  }
  const words: FileUploadWords = {
    choose: t`Escolher arquivo`,
    drop: t`ou arraste até aqui`,
    files: t`Arquivos`,
    waiting: t`Aguardando`,
    sending: (percent) => t`Enviando, ${percent}%`,
    done: t`Enviado`,
    failed: t`Não foi possível enviar`,
    problems: {
      type: t`Envie o arquivo de retorno do banco: RET, TXT, DAT ou CRT.`,
      mismatch: () => t`O conteúdo do arquivo não é o que o nome diz.`,
      empty: t`O arquivo está vazio.`,
      tooBig,
      tooMany: t`Envie um arquivo de cada vez.`,
    },
    retry: (name) => t`Enviar ${name} de novo`,
    cancel: (name) => t`Cancelar o envio de ${name}`,
    remove: (name) => t`Remover ${name}`,
  }
  return (
    <FileUpload
      label={<Trans>Arquivo de retorno</Trans>}
      hint={<Trans>CNAB 240, como o banco entrega, até {most} MB. Nenhum título recebe baixa antes da confirmação.</Trans>}
      rules={rules}
      words={words}
      locale={locale}
      upload={send(refusals)}
      onUploaded={onSent}
    />
  )
}

/** Not a server function, which buffers whole bodies; not fetch, which reports no progress. */
function send(refusals: Partial<Record<number, string>>): Send<SentFile> {
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const body = new FormData()
      body.set('file', file)
      const request = new XMLHttpRequest()
      request.open('POST', appConfig.basePath + portalUploads.bankFile.path)
      request.setRequestHeader('accept', 'application/json')
      request.responseType = 'json'
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
      request.onload = () => {
        const reason = refusals[request.status]
        if (request.status === 200) resolve(request.response as SentFile)
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
