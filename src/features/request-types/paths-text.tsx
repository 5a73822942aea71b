import { Trans } from '@lingui/react/macro'
import type { FlowNode } from '#design/components/data/flow-layout.ts'
import type { FormWay } from './form-paths.ts'

/** What the drawing shows, in the order of the steps. */
export function PathsText({ nodes, ways }: { nodes: readonly FlowNode[]; ways: readonly FormWay[] }) {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  return (
    <ol>
      {nodes
        .filter(({ kind }) => kind === 'step')
        .map(({ id, label }) => (
          <li key={id}>
            {label}
            <ul>
              {ways
                .filter(({ from }) => from === id)
                .map(({ to, reason }, index) => {
                  const [why, target] = [reason, nameOf(to)]
                  return (
                    // oxlint-disable-next-line react/no-array-index-key -- two ways may have one reason and one target
                    <li key={index}>
                      {why === null ? (
                        <Trans>Nos outros casos, vai para {target}</Trans>
                      ) : (
                        <Trans>
                          Se {why}, vai para {target}
                        </Trans>
                      )}
                    </li>
                  )
                })}
            </ul>
          </li>
        ))}
    </ol>
  )
}
