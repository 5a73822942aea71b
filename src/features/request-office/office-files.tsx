import { useLingui } from '@lingui/react/macro'
import type { RequestFile } from '#api/academic/request-messages.ts'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { formatBytes } from '#design/components/files/file-types.ts'
import { fileAddress } from './office-act.ts'

export function OfficeFiles({ requestId, files }: { requestId: string; files: readonly RequestFile[] }) {
  const { i18n } = useLingui()
  if (files.length === 0) return null
  return (
    <PlainList>
      {numbered(files).map(({ key, name, size }) => (
        <PlainRow key={key} aside={formatBytes(size, i18n.locale)}>
          <TextLink href={fileAddress(requestId, key)} target="_blank" rel="noopener noreferrer" dir="auto">
            {name}
          </TextLink>
        </PlainRow>
      ))}
    </PlainList>
  )
}

/** Appends a number to files of the same name. */
function numbered(files: readonly RequestFile[]): RequestFile[] {
  return files.map((file) => {
    const alike = files.filter(({ name }) => name === file.name)
    return alike.length === 1 ? file : { ...file, name: `${file.name} (${alike.indexOf(file) + 1})` }
  })
}
