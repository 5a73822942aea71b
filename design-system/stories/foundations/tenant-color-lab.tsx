import { useId, useState, type ReactNode } from 'react'
import { productColors } from '../../theme/tenant-theme.ts'
import { modes } from '../../tokens/palettes.ts'
import { ContrastTable } from './contrast-table.tsx'
import { ModePanel } from './mode-panel.tsx'

const roles = ['primary', 'accent', 'secondary', 'loading'] as const
type Colors = Record<(typeof roles)[number], string>

/** Shows the colours that the server derives from any input, in all four modes, with every ratio. */
export function TenantColorLab({ initial, children }: { initial: Partial<Colors>; children: ReactNode }) {
  const [colors, setColors] = useState<Colors>({ ...productColors, loading: productColors.primary, ...initial })
  return (
    <>
      <form style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', marginBottom: '1.5rem' }}>
        {roles.map((role) => (
          <ColorInput key={role} role={role} value={colors[role]} onChange={(hex) => setColors((now) => ({ ...now, [role]: hex }))} />
        ))}
      </form>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }}>
        {modes.map((mode) => (
          <ModePanel key={mode} mode={mode} colors={colors}>
            <h2 style={{ margin: 0 }}>{mode}</h2>
            {children}
            <ContrastTable mode={mode} colors={colors} only={({ name }) => /brand|accent|secondary|loading/.test(name)} />
          </ModePanel>
        ))}
      </div>
    </>
  )
}

function ColorInput({ role, value, onChange }: { role: string; value: string; onChange: (hex: string) => void }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} style={{ display: 'block', fontWeight: 600 }}>
        {role}
      </label>
      <input
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        spellCheck={false}
        style={{ width: '7rem', minHeight: '2.75rem' }}
      />
      <input
        type="color"
        aria-label={`Pick the ${role} colour`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
        style={{ width: '2.75rem', height: '2.75rem', verticalAlign: 'bottom' }}
      />
    </div>
  )
}
