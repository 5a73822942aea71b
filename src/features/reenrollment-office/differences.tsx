import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DescriptionList } from '#design/components/data/description-list.tsx'

export interface Difference<Key extends string> {
  key: Key
  before: string
  after: string
}

/** What reads differently, in the order of the names. */
export function differencesOf<Key extends string>(
  before: Readonly<Record<Key, string>>,
  after: Readonly<Record<Key, string>>,
): Difference<Key>[] {
  return (Object.keys(after) as Key[]).flatMap((key) =>
    before[key] === after[key] ? [] : [{ key, before: before[key], after: after[key] }],
  )
}

/** What somebody else saved beside what was typed here, each with a way to take over what was saved. */
export function ConflictList<Key extends string>({
  differences,
  labels,
  renderAction,
}: {
  differences: readonly Difference<Key>[]
  labels: Readonly<Record<Key, string>>
  renderAction: (key: Key, label: string) => ReactNode
}) {
  return (
    <DescriptionList
      layout="rows"
      items={differences.map(({ key, before, after }) => ({
        id: key,
        term: labels[key],
        description: (
          <>
            <div dir="auto">
              <Trans>Salvo: {before}</Trans>
            </div>
            <div dir="auto">
              <Trans>Seu: {after}</Trans>
            </div>
            {renderAction(key, labels[key])}
          </>
        ),
      }))}
    />
  )
}
