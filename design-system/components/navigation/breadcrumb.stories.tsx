import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/story-layout.tsx'
import { words } from '../../stories/words.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const inEach = {
  'pt-BR': {
    label: 'Onde você está',
    path: ['Configuração', 'Financeiro', 'Regras de acordo'],
    current: 'Regra para débitos vencidos há mais de 90 dias',
  },
  en: { label: 'Where you are', path: ['Settings', 'Finance', 'Agreement rules'], current: 'Rule for debts overdue by more than 90 days' },
  es: {
    label: 'Dónde está',
    path: ['Configuración', 'Finanzas', 'Reglas de acuerdo'],
    current: 'Regla para deudas vencidas hace más de 90 días',
  },
}

const links = (path: readonly string[]) =>
  path.map((name, index) => (
    <a key={name} href={`#${index}`}>
      {name}
    </a>
  ))

const meta = { title: 'Navigation/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj

export const Paths: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="42rem">
        <Breadcrumb label={`${w.label} 1`} links={[]} current={w.path[0]} />
        <Breadcrumb label={`${w.label} 2`} links={links(w.path.slice(0, 1))} current={w.path[1]} />
        <Breadcrumb label={w.label} links={links(w.path)} current={w.current} />
      </StoryStack>
    )
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (_args, context) => {
    const w = words(inEach, context)
    return <Breadcrumb label={w.label} links={links(w.path)} current={w.current} />
  },
  play: async ({ canvasElement, globals }) => {
    const shown = within(canvasElement).getAllByRole('listitem')
    await expect(shown.map(({ textContent }) => textContent)).toEqual([words(inEach, { globals }).path[2]])
  },
}
