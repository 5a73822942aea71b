import { DescriptionList } from './description-list.tsx'

export interface Change {
  id: string
  term: string
  /** The old value; null if there was none. */
  before: string | null
  /** The new value; null if there is none any more. */
  after: string | null
}

/** The differences between two versions: each old and new value. Shows `nothing` if there are none. */
export function ChangeList({ changes, nothing }: { changes: readonly Change[]; nothing: string }) {
  if (changes.length === 0) return <p>{nothing}</p>
  return (
    <DescriptionList
      layout="stacked"
      items={changes.map(({ id, term, before, after }) => ({
        id,
        term,
        description: (
          <>
            {before === null ? null : <del dir="auto">{before}</del>}
            {before === null || after === null ? null : ' → '}
            {after === null ? null : <ins dir="auto">{after}</ins>}
          </>
        ),
      }))}
    />
  )
}
