import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RequestFile } from '#api/academic/request-messages.ts'
import { FileCard } from '#design/components/files/file-card.tsx'
import { formatBytes } from '#design/components/files/file-types.ts'
import { useShell } from '../../request/shell.queries.ts'
import { requestFileAddress } from './request-file-address.ts'

/** Lists the files of a request with links that open them. */
export function FileList({
  requestId,
  files,
  label,
  actionOf,
}: {
  requestId: string
  files: readonly RequestFile[]
  label?: string
  actionOf?: (key: string) => ReactNode
}) {
  const { t } = useLingui()
  const { locale, person } = useShell()
  if (files.length === 0) return null
  return (
    <ul className="file-upload__list" aria-label={label ?? t`Arquivos`}>
      {files.map(({ key, name, type, size }) => (
        <FileCard
          key={key}
          name={name}
          // Only the students themselves may open their files.
          href={person?.impersonated ? undefined : requestFileAddress(requestId, key)}
          isImage={type.startsWith('image/')}
          details={formatBytes(size, locale)}
          actions={actionOf?.(key)}
        />
      ))}
    </ul>
  )
}
