import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { uploadLimits, uploadTypes } from '#api/academic/upload-limits.ts'
import type { Upload, UploadUse } from '#api/academic/uploads.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { getExtension, fileTypes } from '#design/components/files/file-types.ts'
import { FileUpload } from '#design/components/files/file-upload.tsx'
import { FileNotSent, FileRefused, type SendFile } from '#design/components/files/use-uploads.ts'
import { sendToSignIn } from '../../request/browser/forced-sign-out.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc, type RpcInput } from '../../rpc/rpc.ts'
import { giveUp, sendInParts } from './send-in-parts.ts'
import { useUploadProblems, useUploadWords } from './use-upload-words.ts'

export type SentFile = Pick<Upload, 'key' | 'name' | 'size'> & { type: string }

const allTypes = [fileTypes.pdf, fileTypes.jpg, fileTypes.png, fileTypes.doc, fileTypes.docx, fileTypes.xls, fileTypes.xlsx, fileTypes.csv]
const allowedTypes = (use: UploadUse) => allTypes.filter(({ mimes: [type] }) => uploadTypes[use].some((one) => one === type))

/**
 * A field in which a person chooses files, which are sent at once, in parts; see docs/requirements/academic-and-financial.md, section 5.
 * Says beforehand what may be sent.
 */
export function UploadField({
  label,
  hint,
  optional,
  error,
  use = 'document',
  most = uploadLimits.filesPerField,
  sent = [],
  disabled,
  onChange,
}: {
  label: ReactNode
  /** A hint before the list of accepted files. */
  hint?: ReactNode
  optional?: ReactNode
  error?: ReactNode
  /** The use of the files: a request accepts office files, too. */
  use?: UploadUse
  /** The most files. */
  most?: number
  /** Files that the field begins with. */
  sent?: readonly SentFile[]
  disabled?: boolean
  /**
   * @param files all that have been sent, in their order
   * @param unready what the list has besides, in words: files under way, or not taken, which the person would believe to be sent
   */
  onChange: (files: SentFile[], unready: string | undefined) => void
}) {
  const { locale } = useShell()
  const words = useUploadWords(most, use)
  const problems = useUploadProblems(use)
  const queryClient = useQueryClient()
  const [signedOut, setSignedOut] = useState<unknown>()
  const kept = useRef<readonly SentFile[]>(sent)
  const list = useRef<{ files: SentFile[]; unready?: string | undefined }>({ files: [] })
  const report = () => onChange([...kept.current, ...list.current.files], list.current.unready)

  const send: SendFile<Upload> = async (file, options) => {
    try {
      return await sendInParts(withType(file), calls, { ...options, use })
    } catch (error) {
      const code = portalErrorCode(error)
      const { final, passing } = problems
      // The page stays, with the chosen files, until the person leaves it.
      if (code === 'UNAUTHORIZED') setSignedOut(error)
      if (final[code]) throw new FileRefused(final[code])
      throw new FileNotSent(passing[code] ?? passing.UNKNOWN!)
    }
  }

  return (
    <>
      {signedOut ? (
        <Notice
          tone="warning"
          live="alert"
          title={<Trans>A sua sessão terminou</Trans>}
          action={
            <Button size="sm" onClick={() => sendToSignIn(queryClient, signedOut)}>
              <Trans>Entrar de novo</Trans>
            </Button>
          }
        >
          <Trans>
            O que já chegou fica guardado. Depois de entrar, escolha de novo os arquivos que faltam: o envio continua de onde parou.
          </Trans>
        </Notice>
      ) : null}
      <FileUpload
        label={label}
        optional={optional}
        error={error}
        hint={
          <>
            {hint}
            {hint ? <br /> : null}
            {words.accepted}
          </>
        }
        rules={{ types: allowedTypes(use), maxSize: uploadLimits.maxSize[use], maxCount: most, once: true }}
        words={words}
        locale={locale}
        disabled={disabled}
        upload={send}
        existing={sent.map(({ key, name, size, type }) => ({ id: key, name, size, isImage: type.startsWith('image/') }))}
        onRemoveExisting={(key) => {
          kept.current = kept.current.filter((file) => file.key !== key)
          report()
        }}
        onRemoved={(file) => void giveUp(withType(file), use, calls)}
        onList={(uploads) => {
          const isSending = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
          const failedCount = uploads.filter(({ state }) => state === 'refused' || state === 'failed').length
          list.current = { files: uploads.flatMap(({ result }) => result ?? []), unready: words.unready(isSending, failedCount) }
          report()
        }}
      />
    </>
  )
}

const calls = {
  begin: (data: RpcInput<typeof rpc.academic.uploads.begin>) => rpc.academic.uploads.begin.mutate(data),
  resume: ({ key, contentType }: { key: string; contentType: string }) =>
    rpc.academic.uploads.resume.query({ key, contentType: contentType as Upload['type'] }),
  complete: (data: { key: string }) => rpc.academic.uploads.complete.mutate(data),
  abort: (data: { key: string }) => rpc.academic.uploads.abort.mutate(data),
}

/** Sets a file's type by its name, which was checked against its first bytes: systems leave unknown types empty or name them differently. */
function withType(file: File): File {
  const type = allTypes.find(({ extensions }) => (extensions as readonly string[]).includes(getExtension(file.name)))?.mimes[0] ?? ''
  return file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified })
}
