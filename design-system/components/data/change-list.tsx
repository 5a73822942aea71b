import { DescriptionList } from './description-list.tsx'

export interface Change {
  id: string
  term: string
  /** Null for what there was not. */
  before: string | null
  /** Null for what is no more. */
  after: string | null
}

/** What two versions have differently: what it was, and what it is. `nothing` is said where they are the same. */
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
