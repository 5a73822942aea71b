import type { AskedItem } from '#api/academic/requests.ts'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { FileList } from './file-list.tsx'
import { ItemStatus } from './request-words.tsx'

/** Lists what was handed in to the office, and what it says of each. */
export function HandedInItems({ requestId, items }: { requestId: string; items: readonly AskedItem[] }) {
  if (items.length === 0) return null
  return (
    <DescriptionList
      layout="rows"
      items={items.map(({ label, status, reason, text, files }) => ({
        term: label,
        description: (
          <>
            <ItemStatus status={status} />
            {reason ? (
              <p>
                <OfficeText>{reason}</OfficeText>
              </p>
            ) : null}
            {text ? <p>{text}</p> : null}
            <FileList requestId={requestId} files={files} />
          </>
        ),
      }))}
    />
  )
}
