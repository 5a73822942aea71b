import { DescriptionList } from './description-list.tsx'

export interface Change {
  id: string
  term: string
  before: string
  after: string
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
            <del dir="auto">{before}</del> → <ins dir="auto">{after}</ins>
          </>
        ),
      }))}
    />
  )
}
