const cell = 100

/** Shapes of one cell, from its upper left corner. */
const shapes: Record<string, string> = {
  q: `m0 0h${cell}a${cell} ${cell} 0 0 1-${cell} ${cell}z`,
  w: `m${cell} 0v${cell}a${cell} ${cell} 0 0 1-${cell}-${cell}z`,
  e: `m${cell} ${cell}h-${cell}a${cell} ${cell} 0 0 1 ${cell}-${cell}z`,
  r: `m0 ${cell}v-${cell}a${cell} ${cell} 0 0 1 ${cell} ${cell}z`,
  u: `m0 ${cell}a${cell / 2} ${cell / 2} 0 0 1 ${cell} 0z`,
  n: `m0 0a${cell / 2} ${cell / 2} 0 0 0 ${cell} 0z`,
  o: `m10 50a40 40 0 1 0 80 0a40 40 0 1 0-80 0z`,
  l: `m0 ${cell}a${cell} ${cell} 0 0 1 ${cell}-${cell}a${cell} ${cell} 0 0 1-${cell} ${cell}z`,
  s: `m0 0h${cell}v${cell}h-${cell}z`,
}

/** The tones of a shape, from faint to clear; `a` is the accent colour. */
const tones: Record<string, { fill: string; opacity?: number }> = {
  1: { fill: 'currentColor', opacity: 0.05 },
  2: { fill: 'currentColor', opacity: 0.12 },
  3: { fill: 'currentColor', opacity: 0.3 },
  4: { fill: 'currentColor', opacity: 0.9 },
  a: { fill: 'var(--accent-solid)' },
}

/** A shape and its tone for each cell. */
const rows = [
  's1 .. q1 .. .. l2 .. w2 q3',
  '.. o1 .. .. u2 .. s1 r2 oa',
  '.. .. .. l1 .. .. e3 w1 ..',
  'q1 .. r2 .. s1 q2 la .. u2',
  '.. .. .. e1 .. o3 .. s2 n4',
  '.. u1 l2 .. w3 .. r2 q1 ..',
  's1 n1 .. q2 s2 oa e4 .. l3',
  '.. .. e2 .. .. r1 .. w2 s1',
]

/** Drawn on sign-in pages of institutions without a picture of their own: a mosaic in the tenant's colours, as SVG. */
export const signInArt = {
  viewBox: `0 0 ${rows[0]!.split(' ').length * cell} ${rows.length * cell}`,
  paths: rows.flatMap((row, y) =>
    row.split(' ').flatMap(([shape = '', tone = ''], x) => {
      const [drawn, fill] = [shapes[shape], tones[tone]]
      return drawn && fill ? [{ d: `M${x * cell} ${y * cell}${drawn}`, ...fill }] : []
    }),
  ),
}
