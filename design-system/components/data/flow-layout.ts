export interface FlowNode {
  id: string
  label: string
  /** `end` is drawn as a place where a way ends. */
  kind: 'step' | 'end'
}

export interface FlowEdge {
  from: string
  to: string
  /** The reasons why this way is taken, one per line; empty for the default way. */
  lines: readonly string[]
}

export interface PlacedNode extends FlowNode {
  x: number
  y: number
}

export interface PlacedEdge extends FlowEdge {
  /** The points of the edge, from the lower side of one node to the upper side of another; a way back goes upwards. */
  points: { x: number; y: number }[]
  /** The centre of its label. */
  label: { x: number; y: number }
  /** Whether it leads back to an earlier node. */
  isBack: boolean
}

export interface FlowPlan {
  width: number
  height: number
  nodes: PlacedNode[]
  edges: PlacedEdge[]
}

/** Sizes in pixels at the default text size. */
export const flowSizes = { node: 184, nodeHeight: 56, label: 168, line: 16, lane: 24, gap: 24, row: 40 } as const

/** A node, or the bend of a way on a row between two nodes. */
interface Slot {
  id: string
  width: number
  height: number
  x: number
}

interface Way {
  edge: FlowEdge
  isBack: boolean
  /** The slots of the edge, from the upper to the lower row, with the bends between them. */
  slots: Slot[]
}

/**
 * Places nodes in rows below all that lead to them. Every way passes a slot of its own in each row between, so that none runs
 * through a node, and its words stand in the first of them.
 */
export function layOutFlow(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): FlowPlan {
  const known = new Set(nodes.map(({ id }) => id))
  const drawn = merged(edges.filter(({ from, to }) => known.has(from) && known.has(to) && from !== to))
  const back = waysBack(nodes, drawn)
  const row = getRows(nodes, drawn, back)
  const rows: Slot[][] = Array.from({ length: Math.max(0, ...row.values()) + 1 }, () => [])
  const slotsById = new Map(nodes.map(({ id }) => [id, { id, width: flowSizes.node, height: flowSizes.nodeHeight, x: 0 }]))
  for (const { id } of nodes) rows[row.get(id)!]!.push(slotsById.get(id)!)
  const ways = drawn.map((edge): Way => {
    const isBack = back.has(edge)
    const [upper, lower] = isBack ? [edge.to, edge.from] : [edge.from, edge.to]
    const bends: Slot[] = []
    for (let at = row.get(upper)! + 1; at < row.get(lower)!; at++) {
      const hasWords = bends.length === 0 && edge.lines.length > 0
      const height = hasWords ? edge.lines.length * flowSizes.line + 8 : 0
      const slot = { id: '', width: hasWords ? flowSizes.label : flowSizes.lane, height, x: 0 }
      rows[at]!.push(slot)
      bends.push(slot)
    }
    return { edge, isBack, slots: [slotsById.get(upper)!, ...bends, slotsById.get(lower)!] }
  })
  order(rows, ways)
  spread(rows, ways)
  return placed(nodes, slotsById, rows, ways)
}

/** Merges ways between the same two nodes into one with all their reasons. */
function merged(edges: readonly FlowEdge[]): FlowEdge[] {
  const byEnds = new Map<string, FlowEdge>()
  for (const edge of edges) {
    const key = JSON.stringify([edge.from, edge.to])
    const other = byEnds.get(key)
    byEnds.set(
      key,
      other ? { ...other, lines: other.lines.length > 0 && edge.lines.length > 0 ? [...other.lines, ...edge.lines] : [] } : edge,
    )
  }
  return [...byEnds.values()]
}

const edgesBySource = (edges: readonly FlowEdge[]) => {
  const from = new Map<string, FlowEdge[]>()
  for (const edge of edges) from.set(edge.from, [...(from.get(edge.from) ?? []), edge])
  return from
}

/** Returns the ways that lead back to a node on the path to them. */
function waysBack(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): Set<FlowEdge> {
  const from = edgesBySource(edges)
  const back = new Set<FlowEdge>()
  const done = new Set<string>()
  for (const { id } of nodes) {
    if (done.has(id)) continue
    const path = [{ id, next: 0 }]
    const onPath = new Set([id])
    while (path.length > 0) {
      const top = path.at(-1)!
      const edge = from.get(top.id)?.[top.next++]
      if (!edge) {
        done.add(top.id)
        onPath.delete(top.id)
        path.pop()
      } else if (onPath.has(edge.to)) back.add(edge)
      else if (!done.has(edge.to)) {
        onPath.add(edge.to)
        path.push({ id: edge.to, next: 0 })
      }
    }
  }
  return back
}

/** Assigns each node a row: even rows hold nodes, odd rows the labels of the ways between them. */
function getRows(nodes: readonly FlowNode[], edges: readonly FlowEdge[], back: ReadonlySet<FlowEdge>): Map<string, number> {
  const downward = edges.map((edge) => (back.has(edge) ? { ...edge, from: edge.to, to: edge.from } : edge))
  const row = new Map(nodes.map(({ id }) => [id, 0]))
  const waiting = new Map(nodes.map(({ id }) => [id, 0]))
  for (const { to } of downward) waiting.set(to, waiting.get(to)! + 1)
  const from = edgesBySource(downward)
  const ready = nodes.filter(({ id }) => waiting.get(id) === 0).map(({ id }) => id)
  for (const id of ready)
    for (const { to } of from.get(id) ?? []) {
      row.set(to, Math.max(row.get(to)!, row.get(id)! + 2))
      waiting.set(to, waiting.get(to)! - 1)
      if (waiting.get(to) === 0) ready.push(to)
    }
  return row
}

type Neighbors = Map<Slot, { above: Slot[]; below: Slot[] }>

function getNeighbors(rows: readonly Slot[][], ways: readonly Way[]): Neighbors {
  const neighbors: Neighbors = new Map(rows.flat().map((slot) => [slot, { above: [], below: [] }]))
  for (const { slots } of ways)
    for (const [at, slot] of slots.slice(1).entries()) {
      neighbors.get(slot)!.above.push(slots[at]!)
      neighbors.get(slots[at]!)!.below.push(slot)
    }
  return neighbors
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Orders the slots of each row by what they are connected with, so that few ways cross. */
function order(rows: readonly Slot[][], ways: readonly Way[]): void {
  const neighbors = getNeighbors(rows, ways)
  for (const side of ['above', 'below', 'above', 'below', 'above'] as const) {
    const place = new Map(rows.flatMap((row) => row.map((slot, at) => [slot, at] as const)))
    for (const row of side === 'above' ? rows : rows.toReversed()) {
      const targets = new Map(
        row.map((slot) => {
          const others = neighbors.get(slot)![side]
          return [slot, others.length > 0 ? mean(others.map((other) => place.get(other)!)) : place.get(slot)!]
        }),
      )
      row.sort((left, right) => targets.get(left)! - targets.get(right)!)
      for (const [at, slot] of row.entries()) place.set(slot, at)
    }
  }
}

const apart = (left: Slot, right: Slot) => (left.width + right.width) / 2 + flowSizes.gap

/** Moves nodes as near above and below the ones they are connected with as the others in their row allow. */
function spread(rows: readonly Slot[][], ways: readonly Way[]): void {
  const neighbors = getNeighbors(rows, ways)
  for (const row of rows)
    settle(
      row,
      row.map(() => 0),
    )
  for (const side of ['above', 'below', 'above', 'below', 'above'] as const)
    for (const row of side === 'above' ? rows : rows.toReversed())
      settle(
        row,
        row.map((slot) => {
          const others = neighbors.get(slot)![side]
          return others.length > 0 ? mean(others.map(({ x }) => x)) : slot.x
        }),
      )
}

/** Moves slots close to their wanted positions: the mean of pushing right and pushing left keeps every distance. */
function settle(row: readonly Slot[], wanted: readonly number[]): void {
  const right = [...wanted]
  for (let at = 1; at < row.length; at++) right[at] = Math.max(right[at]!, right[at - 1]! + apart(row[at - 1]!, row[at]!))
  const pending = [...wanted]
  for (let at = row.length - 2; at >= 0; at--) pending[at] = Math.min(pending[at]!, pending[at + 1]! - apart(row[at]!, row[at + 1]!))
  for (const [at, slot] of row.entries()) slot.x = (pending[at]! + right[at]!) / 2
}

function placed(nodes: readonly FlowNode[], slotOf: ReadonlyMap<string, Slot>, rows: readonly Slot[][], ways: readonly Way[]): FlowPlan {
  const slots = rows.flat()
  const leftmost = Math.min(0, ...slots.map(({ x, width }) => x - width / 2))
  const slotTops = new Map<Slot, number>()
  let y = 0
  for (const [at, row] of rows.entries()) {
    const height = at % 2 === 0 ? flowSizes.nodeHeight : Math.max(flowSizes.row, ...row.map((slot) => slot.height + 24))
    for (const slot of row) slotTops.set(slot, y + height / 2)
    y += height
  }
  const at = (slot: Slot) => ({ x: Math.round(slot.x - leftmost), y: slotTops.get(slot)! })
  const half = flowSizes.nodeHeight / 2
  return {
    width: Math.round(Math.max(0, ...slots.map(({ x, width }) => x + width / 2)) - leftmost),
    height: y,
    nodes: nodes.map((node) => ({ ...node, ...at(slotOf.get(node.id)!) })),
    edges: ways.map(({ edge, isBack, slots: way }) => {
      const [first, ...rest] = way.map(at)
      const last = rest.at(-1)!
      const points = [{ x: first!.x, y: first!.y + half }, ...rest.slice(0, -1), { x: last.x, y: last.y - half }]
      return { ...edge, isBack, points: isBack ? points.reverse() : points, label: rest[0]! }
    }),
  }
}
