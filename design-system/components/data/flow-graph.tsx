import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useFits } from '../table/table.tsx'
import { type FlowEdge, type FlowNode, flowSizes, layOutFlow, type PlacedEdge, type PlacedNode } from './flow-layout.ts'

/** Steps and the ways between them, drawn from top to bottom, scaled with the text. The same content must be beside it as text, also for screen readers. */
export function FlowGraph({
  label,
  nodes,
  edges,
  current,
  renderLink,
}: {
  /** The name of the graph and of the frame that scrolls. */
  label: string
  nodes: readonly FlowNode[]
  edges: readonly FlowEdge[]
  /** The id of the current node. */
  current?: string | undefined
  /** Renders the link for a step, with the given props. */
  renderLink: (node: FlowNode, link: { className: string; 'aria-label': string; children: ReactNode }) => ReactNode
}) {
  const arrow = useId()
  const frame = useRef<HTMLDivElement>(null)
  const fits = useFits(frame)
  const { width, height, ...plan } = layOutFlow(nodes, edges)
  useLayoutEffect(() => {
    if (frame.current) showCurrent(frame.current)
  }, [])
  return (
    <div ref={frame} className="flow-graph__root" role="region" aria-label={label} tabIndex={fits ? undefined : 0}>
      <svg
        className="flow-graph__drawing"
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        width={`${(width + 8) / 16}rem`}
        height={`${(height + 8) / 16}rem`}
      >
        <defs>
          <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
            <path className="flow-graph__arrow" d="M0 0 8 4 0 8Z" />
          </marker>
        </defs>
        {plan.edges.map((edge) => (
          <path
            key={`${edge.from} ${edge.to}`}
            className={edge.isBack ? 'flow-graph__way flow-graph__way--back' : 'flow-graph__way'}
            d={getPath(edge)}
            markerEnd={`url(#${arrow})`}
          />
        ))}
        {plan.edges.map((edge) => (edge.lines.length > 0 ? <Reasons key={`${edge.from} ${edge.to}`} edge={edge} /> : null))}
        {plan.nodes.map((node) =>
          node.kind === 'end' ? (
            <g key={node.id} aria-hidden>
              <NodeShape node={node} className="flow-graph__end" />
            </g>
          ) : (
            <g key={node.id}>
              {renderLink(node, {
                className: node.id === current ? 'flow-graph__link flow-graph__link--current' : 'flow-graph__link',
                'aria-label': node.label,
                children: <NodeShape node={node} className="flow-graph__step" />,
              })}
            </g>
          ),
        )}
      </svg>
    </div>
  )
}

/** Scrolls a drawing that is larger than its frame to the current node. */
function showCurrent(frame: HTMLElement): void {
  const node = frame.querySelector('.flow-graph__link--current')?.getBoundingClientRect()
  if (!node) return
  const { left, top } = frame.getBoundingClientRect()
  frame.scrollLeft += node.left + node.width / 2 - left - frame.clientWidth / 2
  if (node.bottom > top + frame.clientHeight) frame.scrollTop += node.top + node.height / 2 - top - frame.clientHeight / 2
}

function NodeShape({ node: { x, y, kind, label }, className }: { node: PlacedNode; className: string }) {
  const { node, nodeHeight } = flowSizes
  return (
    <>
      <rect
        className={className}
        x={x - node / 2}
        y={y - nodeHeight / 2}
        width={node}
        height={nodeHeight}
        rx={kind === 'end' ? nodeHeight / 2 : 10}
      />
      <foreignObject x={x - node / 2} y={y - nodeHeight / 2} width={node} height={nodeHeight}>
        <div className="flow-graph__name">
          <span>{label}</span>
        </div>
      </foreignObject>
    </>
  )
}

/** The reasons of a way, cut if long; the text beside the drawing has them in full. */
function Reasons({ edge: { label, lines } }: { edge: PlacedEdge }) {
  const height = lines.length * flowSizes.line + 8
  return (
    <foreignObject x={label.x - flowSizes.label / 2} y={label.y - height / 2} width={flowSizes.label} height={height} aria-hidden>
      <div className="flow-graph__reasons">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two reasons may have a line alike
          <span key={index} title={line}>
            {line}
          </span>
        ))}
      </div>
    </foreignObject>
  )
}

function getPath({ points }: PlacedEdge): string {
  const [first, ...rest] = points
  let from = first!
  let path = `M${from.x} ${from.y}`
  for (const to of rest) {
    const middle = (from.y + to.y) / 2
    path += `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`
    from = to
  }
  return path
}
