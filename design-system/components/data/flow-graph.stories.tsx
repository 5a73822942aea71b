import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { storyLocale } from '../../stories/words.ts'
import { FlowGraph } from './flow-graph.tsx'

const inEach = {
  'pt-BR': {
    label: 'Etapas do formulário',
    steps: ['Motivo', 'Atestado médico', 'Documento de convocação para o serviço militar', 'Duração'],
    ends: ['Enviar', 'Desistir'],
    reasons: ['Motivo: saúde', 'Motivo: serviço militar', 'Períodos: mais que 4', 'Períodos: no máximo 0'],
  },
  en: {
    label: 'Steps of the form',
    steps: ['Reason', 'Medical certificate', 'Call-up notice for the military service', 'Duration'],
    ends: ['Send', 'Give up'],
    reasons: ['Reason: health', 'Reason: military service', 'Terms: more than 4', 'Terms: 0 at most'],
  },
  es: {
    label: 'Etapas del formulario',
    steps: ['Motivo', 'Certificado médico', 'Documento de convocatoria al servicio militar', 'Duración'],
    ends: ['Enviar', 'Desistir'],
    reasons: ['Motivo: salud', 'Motivo: servicio militar', 'Períodos: más de 4', 'Períodos: 0 como máximo'],
  },
}

function Example({ locale, withLoop = false }: { locale: keyof typeof inEach; withLoop?: boolean }) {
  const { label, steps, ends, reasons } = inEach[locale]
  const step = (index: number) => `step-${index}`
  return (
    <FlowGraph
      label={label}
      current={step(1)}
      nodes={[
        ...steps.map((name, index) => ({ id: step(index), label: name, kind: 'step' as const })),
        ...ends.map((name, index) => ({ id: `end-${index}`, label: name, kind: 'end' as const })),
      ]}
      edges={[
        { from: step(0), to: step(1), lines: [reasons[0]!] },
        { from: step(0), to: step(2), lines: [reasons[1]!] },
        { from: step(0), to: step(3), lines: [] },
        { from: step(1), to: step(3), lines: [] },
        { from: step(2), to: step(3), lines: [] },
        { from: step(3), to: 'end-1', lines: [reasons[2]!] },
        { from: step(3), to: 'end-1', lines: [reasons[3]!] },
        { from: step(3), to: 'end-0', lines: [] },
        ...(withLoop ? [{ from: step(2), to: step(0), lines: [] }] : []),
      ]}
      renderLink={({ id }, link) => <a href={`#${id}`} {...link} />}
    />
  )
}

const meta = { title: 'Data/Flow graph', component: FlowGraph } satisfies Meta<typeof FlowGraph>
export default meta
type Story = StoryObj

export const Default: Story = {
  render: (_args, context) => <Example locale={storyLocale(context)} />,
  play: async ({ canvasElement }) => {
    const graph = within(canvasElement)
    await expect(graph.getAllByRole('link')).toHaveLength(4)
  },
}

export const WithAWayBack: Story = { render: (_args, context) => <Example locale={storyLocale(context)} withLoop /> }
