import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { storyLocale, words } from '../../stories/words.ts'
import { WorkloadChart } from './workload-chart.tsx'

const inEach = {
  'pt-BR': {
    label: 'Carga horária por componente',
    words: {
      component: 'Componente',
      done: 'Cumprida',
      inProgress: 'Em curso',
      missing: 'Faltante',
      required: 'Exigida',
      asTable: 'Ver como tabela',
    },
    names: [
      'Disciplinas obrigatórias',
      'Disciplinas optativas',
      'Estágio supervisionado',
      'Atividades complementares',
      'Extensão universitária e práticas de intervenção comunitária',
    ],
    of: 'de',
    hours: 'h',
    running: 'em curso',
    complete: 'Completa',
  },
  en: {
    label: 'Workload by component',
    words: {
      component: 'Component',
      done: 'Done',
      inProgress: 'In progress',
      missing: 'Missing',
      required: 'Required',
      asTable: 'See as a table',
    },
    names: [
      'Required subjects',
      'Optional subjects',
      'Supervised internship',
      'Complementary activities',
      'University extension and community intervention practice',
    ],
    of: 'of',
    hours: 'h',
    running: 'in progress',
    complete: 'Complete',
  },
  es: {
    label: 'Carga horaria por componente',
    words: {
      component: 'Componente',
      done: 'Cumplida',
      inProgress: 'En curso',
      missing: 'Pendiente',
      required: 'Exigida',
      asTable: 'Ver como tabla',
    },
    names: [
      'Asignaturas obligatorias',
      'Asignaturas optativas',
      'Prácticas supervisadas',
      'Actividades complementarias',
      'Extensión universitaria y prácticas de intervención comunitaria',
    ],
    of: 'de',
    hours: 'h',
    running: 'en curso',
    complete: 'Completa',
  },
}

const hours = [
  [2240, 320, 3200],
  [240, 0, 240],
  [0, 160, 400],
  [142, 0, 200],
  [0, 0, 360],
] as const

function chart(context: { globals: Record<string, unknown> }) {
  const w = words(inEach, context)
  const formatHours = (count: number) => `${count.toLocaleString(storyLocale(context))} ${w.hours}`
  const components = hours.map(([done, inProgress, required], index) => ({
    id: String(index),
    name: w.names[index]!,
    done,
    inProgress,
    required,
    summary: `${formatHours(done)} ${w.of} ${formatHours(required)}`,
    note: done >= required ? w.complete : inProgress ? `${formatHours(inProgress)} ${w.running}` : undefined,
  }))
  return { label: w.label, words: w.words, formatHours, components }
}

const meta = { title: 'Data/Workload chart', component: WorkloadChart } satisfies Meta<typeof WorkloadChart>

export default meta
type Story = StoryObj

export const ByComponent: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <StoryStack width="34rem">
      <WorkloadChart {...chart(context)} />
    </StoryStack>
  ),
}

export const TableByKeyboard: Story = {
  render: (_args, context) => (
    <StoryStack width="34rem">
      <WorkloadChart {...chart(context)} />
    </StoryStack>
  ),
  play: async ({ canvasElement, globals }) => {
    const { label, components, formatHours } = chart({ globals })
    const canvas = within(canvasElement)
    await userEvent.tab()
    const summary = document.activeElement!
    await expect(summary).toHaveTextContent(words(inEach, { globals }).words.asTable)
    // Enter presses a summary natively, which simulated keys cannot show.
    await userEvent.click(summary)
    const table = canvas.getByRole('table', { name: label })
    await expect(table).toBeVisible()
    const row = within(table).getByRole('row', { name: new RegExp(components[0]!.name) })
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([2240, 320, 3200].map(formatHours))
  },
}

export const OneComponentOverdone: Story = {
  render: (_args, context) => {
    const { components, ...rest } = chart(context)
    const more = { ...components[3]!, done: 260, summary: components[3]!.summary.replace('142', '260') }
    return <WorkloadChart {...rest} components={[more]} />
  },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('.workload-chart__bar > rect')
    await expect(bar).toHaveAttribute('width', '100%')
  },
}
