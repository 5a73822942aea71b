import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FlowEdge, type FlowNode, flowSizes, layOutFlow } from './flow-layout.ts'

const node = (id: string): FlowNode => ({ id, label: id, kind: 'step' })
const edge = (from: string, to: string, ...lines: string[]): FlowEdge => ({ from, to, lines })
const yOf = (plan: ReturnType<typeof layOutFlow>, id: string) => plan.nodes.find((one) => one.id === id)!.y

describe('a flow', () => {
  it('goes down from each node to all that it leads to', () => {
    const plan = layOutFlow(['a', 'b', 'c', 'd'].map(node), [edge('a', 'b'), edge('a', 'c', 'many'), edge('b', 'c'), edge('c', 'd')])
    expect(['a', 'b', 'c', 'd'].map((id) => yOf(plan, id)).toSorted((left, right) => left - right)).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => yOf(plan, id)),
    )
    // The way past a node bends around it.
    const past = plan.edges.find(({ to, from }) => from === 'a' && to === 'c')!
    const beside = past.points.find(({ y }) => y === yOf(plan, 'b'))!
    expect(Math.abs(beside.x - plan.nodes.find(({ id }) => id === 'b')!.x)).toBeGreaterThan(flowSizes.node / 2)
  })

  it('has one way between two nodes, with every reason, and none where one is the usual way', () => {
    const [both] = layOutFlow(['a', 'b'].map(node), [edge('a', 'b', 'one'), edge('a', 'b', 'other')]).edges
    expect(both!.lines).toEqual(['one', 'other'])
    const [usual] = layOutFlow(['a', 'b'].map(node), [edge('a', 'b', 'one'), edge('a', 'b')]).edges
    expect(usual!.lines).toEqual([])
  })

  it('shows a way back as one, and leaves out ways to nowhere', () => {
    const plan = layOutFlow(['a', 'b'].map(node), [edge('a', 'b'), edge('b', 'a'), edge('b', 'x'), edge('b', 'b')])
    expect(plan.edges.map(({ from, to, isBack }) => [from, to, isBack])).toEqual([
      ['a', 'b', false],
      ['b', 'a', true],
    ])
  })
})

it('any flow has no two nodes or words on one another', () => {
  const count = 9
  const anyEdge = fc.record({ from: fc.nat(count - 1), to: fc.nat(count - 1), hasWords: fc.boolean() })
  fc.assert(
    fc.property(fc.array(anyEdge, { maxLength: 20 }), (given) => {
      const nodes = Array.from({ length: count }, (_, at) => node(`n${at}`))
      const plan = layOutFlow(
        nodes,
        given.map(({ from, to, hasWords }) => edge(`n${from}`, `n${to}`, ...(hasWords ? ['why', 'and'] : []))),
      )
      const boxes = [
        ...plan.nodes.map(({ x, y }) => ({ x, y, width: flowSizes.node, height: flowSizes.nodeHeight })),
        ...plan.edges
          .filter(({ lines }) => lines.length > 0)
          .map(({ label, lines }) => ({ ...label, width: flowSizes.label, height: lines.length * flowSizes.line })),
      ]
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const isApart = Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 1
          expect(isApart || Math.abs(one.y - other.y) >= (one.height + other.height) / 2).toBe(true)
        }
      for (const { x } of plan.nodes) expect(x >= flowSizes.node / 2 - 1 && x <= plan.width - flowSizes.node / 2 + 1).toBe(true)
    }),
  )
})
