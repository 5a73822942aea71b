import { contrast } from '../../theme/contrast.ts'
import { type ContrastPair, contrastPairs } from '../../theme/contrast-pairs.ts'
import { type TenantColors, tenantTheme } from '../../theme/tenant-theme.ts'
import type { Mode } from '../../tokens/palettes.ts'

const cell = { padding: '0.25rem 0.5rem', textAlign: 'start', fontSize: '0.875rem' } as const

/** Every pair of foreground and background of one mode, with its ratio and the required one. */
export function ContrastTable({ mode, colors, only }: { mode: Mode; colors: TenantColors; only?: (pair: ContrastPair) => boolean }) {
  const pairs = contrastPairs(mode, tenantTheme(colors)[mode]).filter((pair) => only?.(pair) ?? true)
  const lowest = Math.min(...pairs.map(({ foreground, background, minimum }) => contrast(foreground, background) / minimum))
  return (
    <details>
      <summary>
        {pairs.length} pairs, the tightest at {Math.floor(lowest * 100)}% of what it must reach
      </summary>
      <table style={{ borderCollapse: 'collapse', width: '100%' }}>
        <thead>
          <tr>
            <th style={cell}>Pair</th>
            <th style={cell}>Sample</th>
            <th style={{ ...cell, textAlign: 'end' }}>Ratio</th>
            <th style={{ ...cell, textAlign: 'end' }}>Least</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, foreground, background, minimum }) => (
            <tr key={name}>
              <td style={cell}>{name}</td>
              <td style={cell}>
                <Sample foreground={foreground} background={background} isText={minimum > 3} />
              </td>
              <td style={{ ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                {contrast(foreground, background).toFixed(2)}
              </td>
              <td style={{ ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{minimum}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Text for text pairs, a bar for borders, icons and focus. */
function Sample({ foreground, background, isText }: { foreground: string; background: string; isText: boolean }) {
  const box = { display: 'inline-block', padding: '0.125rem 0.5rem', background, color: foreground, whiteSpace: 'nowrap' } as const
  if (isText) return <span style={box}>{foreground}</span>
  return (
    <span style={box} aria-hidden="true">
      <span style={{ display: 'block', width: '3.5rem', height: '1rem', border: `3px solid ${foreground}` }} />
    </span>
  )
}
