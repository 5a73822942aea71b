import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { bankLogoLimits } from '#api/financial/bank-logo-limits.ts'
import type { Bank } from '#api/financial/banks.ts'
import { fileTypes } from '#design/components/files/file-types.ts'
import type { FileUploadWords } from '#design/components/files/file-upload-words.ts'
import { FileUpload } from '#design/components/files/file-upload.tsx'
import { FileNotSent, FileRefused, type SendFile, type Upload } from '#design/components/files/use-uploads.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { putPart } from '../../kit/uploads/put-part.ts'

export interface LogoChoice {
  /** Address of the logo that the bank will have; null for none. */
  address: string | null
  /** Message that says why the logo cannot be saved yet. */
  unready?: string | undefined
}

interface LogoFieldProps {
  id: string
  bank: Pick<Bank, 'logo' | 'logoSize'> | null
  error: ReactNode
  disabled: boolean
  onChange: (logo: LogoChoice) => void
}

/** Uploads a picture as soon as it is chosen; it becomes the bank's logo when the bank is saved. */
export function LogoField({ bank, onChange, ...field }: LogoFieldProps) {
  const { t } = useLingui()
  const { locale } = useShell()
  const [kept, setKept] = useState(bank?.logo ?? null)
  const uploads = useRef<readonly Upload<string>[]>([])
  const tooLarge = t`A imagem passa de 512 KB. Escolha uma menor.`
  const wrongType = t`Escolha uma imagem PNG ou JPG.`

  const send: SendFile<string> = async (file, { signal, onProgress }) => {
    try {
      const { uploadUrl, finalUrl } = await rpc.integration.banks.signLogo.mutate({
        fileName: file.name,
        contentType: file.type,
        size: file.size,
      })
      await putPart(uploadUrl, file, { signal, onProgress: (loaded) => onProgress(loaded / file.size) })
      return finalUrl
    } catch (error) {
      const code = portalErrorCode(error)
      if (code === 'FILE_TOO_LARGE') throw new FileRefused(tooLarge)
      if (code === 'FILE_TYPE' || code === 'FILE_HEIC') throw new FileRefused(wrongType)
      throw new FileNotSent(t`Não foi possível enviar o logotipo. Confira a conexão e tente de novo.`)
    }
  }
  const getUnready = ({ state }: Upload) => {
    if (state === 'done') return undefined
    return state === 'waiting' || state === 'sending'
      ? t`Espere o logotipo chegar.`
      : t`O logotipo não foi aceito. Escolha outro ou remova-o.`
  }
  const words: FileUploadWords = {
    choose: t`Escolher imagem`,
    drop: t`ou arraste até aqui`,
    files: t`Logotipo`,
    waiting: t`Aguardando`,
    sending: (percent) => t`Enviando, ${percent}%`,
    done: t`Pronto para salvar`,
    failed: t`Não foi possível enviar`,
    problems: {
      type: wrongType,
      mismatch: () => t`O arquivo não é uma imagem PNG ou JPG de verdade.`,
      empty: t`O arquivo está vazio.`,
      tooBig: tooLarge,
      tooMany: t`Escolha uma imagem só.`,
    },
    retry: (name) => t`Enviar ${name} de novo`,
    cancel: (name) => t`Cancelar o envio de ${name}`,
    remove: (name) => t`Remover ${name}`,
  }
  return (
    <FileUpload
      {...field}
      label={t`Logotipo`}
      optional={t`(opcional)`}
      hint={<Trans>PNG ou JPG, de pelo menos 96 × 96 pixels, até 512 KB.</Trans>}
      rules={{ types: [fileTypes.png, fileTypes.jpg], maxSize: bankLogoLimits.maxSize, maxCount: 1 }}
      words={words}
      locale={locale}
      upload={send}
      existing={kept ? [{ id: 'kept', name: t`Logotipo atual`, size: bank?.logoSize ?? 0, thumbnail: kept, isImage: true }] : []}
      onRemoveExisting={() => {
        setKept(null)
        onChange({ address: null })
      }}
      onList={(list) => {
        // The first call, before anything was chosen, changes nothing.
        if (list.length === 0 && uploads.current.length === 0) return
        uploads.current = list
        const [chosen] = list
        onChange(chosen ? { address: chosen.result ?? null, unready: getUnready(chosen) } : { address: kept })
      }}
    />
  )
}
