import type { Meta, StoryObj } from '@storybook/react-vite'
import { modes, tones } from '../../tokens/palettes.ts'
import * as scale from '../../tokens/scale.ts'
import { StoryStack } from '../layout.tsx'
import { ContrastTable } from './contrast-table.tsx'
import { ModePanel } from './mode-panel.tsx'

const meta = { title: 'Foundations/Tokens' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const neutrals = ['page', 'surface', 'sunken', 'hairline', 'border', 'muted', 'text', 'inverse'] as const

/** The neutral and status colours of each mode, with the ratio of every pair. */
export const Colours: Story = {
  parameters: { axeExceptions: { 'color-contrast-enhanced': 'the panels of light and dark stand beside those of the contrast modes' } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }}>
      {modes.map((mode) => (
        <ModePanel key={mode} mode={mode} colors={{}}>
          <h2 style={{ margin: 0 }}>{mode}</h2>
          <ul style={{ display: 'grid', gap: '0.5rem', listStyle: 'none', margin: 0, padding: 0 }}>
            {[...neutrals, ...tones.map((tone) => `${tone}-solid`)].map((name) => (
              <li key={name} style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
                <span
                  aria-hidden="true"
                  style={{ width: '3rem', height: '1.5rem', background: `var(--colors-${name})`, border: '1px solid var(--colors-border)' }}
                />
                {name}
              </li>
            ))}
          </ul>
          <ContrastTable mode={mode} colors={{}} only={({ name }) => !/brand|accent|secondary|loading/.test(name)} />
        </ModePanel>
      ))}
    </div>
  ),
}

const sentence = 'R$ 1.234,56 · Mensalidade de novembro'

/** The type scale: Atkinson Hyperlegible Next, and its Mono for codes. */
export const Type: Story = {
  tags: ['picture'],
  render: () => (
    <StoryStack>
      {Object.entries(scale.textStyles).map(([name, { value }]) => (
        <div key={name}>
          <div style={{ fontSize: '0.875rem' }}>
            {name} · {value.fontSize} · {value.fontWeight}
          </div>
          <div style={value}>{sentence}</div>
        </div>
      ))}
      <code style={{ overflowWrap: 'anywhere' }}>34191.79001 01043.510047 91020.150008 5 98760000123456</code>
    </StoryStack>
  ),
}

const bar = { background: 'var(--colors-brand-mark)' }

/** Steps of 4 px, radii and the sizes of docs/requirements/shell.md, section 9. */
export const SpaceAndSize: Story = {
  render: () => (
    <StoryStack>
      <Scale title="Space" values={scale.spacing} />
      <Scale title="Radius" values={scale.radii} />
      <Scale title="Dialog" values={scale.sizes.dialog} />
      <Scale title="Menu" values={scale.sizes.menu} />
      <Scale title="Control" values={scale.sizes.control} />
    </StoryStack>
  ),
}

function Scale({ title, values }: { title: string; values: Record<string, { value: string }> }) {
  return (
    <section aria-label={title} style={{ overflow: 'hidden' }}>
      <h2>{title}</h2>
      {Object.entries(values).map(([name, { value }]) => (
        <div
          key={name}
          style={{ display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'center', marginBottom: '0.25rem' }}
        >
          <span>
            {name} · {value}
          </span>
          {title === 'Radius' ? (
            <span style={{ ...bar, width: '4rem', height: '3rem', borderRadius: value }} />
          ) : (
            <span style={{ ...bar, width: value, height: '1rem' }} />
          )}
        </div>
      ))}
    </section>
  )
}
