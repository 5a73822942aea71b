import { useLingui } from '@lingui/react/macro'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import type { FlowNode } from '#design/components/data/flow-layout.ts'
import type { FormWay } from './form-paths.ts'

/** What the drawing shows, in the order of the steps. */
export function PathsText({ nodes, ways }: { nodes: readonly FlowNode[]; ways: readonly FormWay[] }) {
  const { t } = useLingui()
  const getName = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  const describePath = ({ to, reason: why }: FormWay) => {
    const target = getName(to)
    return why === null ? t`Nos outros casos, vai para ${target}` : t`Se ${why}, vai para ${target}`
  }
  return (
    <DescriptionList
      layout="rows"
      items={nodes
        .filter(({ kind }) => kind === 'step')
        .map(({ id, label }, index) => {
          const outgoing = ways.filter(({ from }) => from === id)
          const [only] = outgoing
          return {
            id,
            term: `${index + 1}. ${label}`,
            description:
              only && outgoing.length === 1 && only.reason === null
                ? t`Vai para ${getName(only.to)}`
                : outgoing.map(describePath).join('\n'),
          }
        })}
    />
  )
}
