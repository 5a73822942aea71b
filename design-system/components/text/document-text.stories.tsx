import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { DocumentText } from './document-text.tsx'

const inEach = {
  'pt-BR': {
    language: 'pt-BR',
    contents: 'Neste contrato',
    heading: 'Cláusula',
    text: 'A instituição presta ao estudante serviços educacionais no período letivo, nas turmas e nos turnos oferecidos, conforme o projeto pedagógico do curso.',
  },
  en: {
    language: 'en',
    contents: 'In this contract',
    heading: 'Clause',
    text: 'The institution provides the student with educational services in the academic period, in the classes and shifts offered, as the course plan says.',
  },
  es: {
    language: 'es',
    contents: 'En este contrato',
    heading: 'Cláusula',
    text: 'La institución presta al estudiante servicios educativos en el período lectivo, en los grupos y turnos ofrecidos, según el plan de la carrera.',
  },
}

function sections(context: { globals: Record<string, unknown> }, count: number) {
  const w = words(inEach, context)
  return {
    language: w.language,
    contentsLabel: w.contents,
    sections: Array.from({ length: count }, (_, index) => ({ heading: `${index + 1}. ${w.heading}`, paragraphs: [w.text, w.text] })),
  }
}

const meta = { title: 'Text/Document text', component: DocumentText } satisfies Meta<typeof DocumentText>

export default meta
type Story = StoryObj

export const Long: Story = {
  tags: ['picture'],
  render: (_args, context) => <DocumentText {...sections(context, 6)} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText(words(inEach, { globals }).contents))
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(6)
    const target = links[3]!.getAttribute('href')!.slice(1)
    await expect(document.getElementById(target)).toHaveTextContent('4.')
  },
}

export const Short: Story = {
  render: (_args, context) => <DocumentText {...sections(context, 2)} sections={[{ heading: '1.', paragraphs: ['R$ 1.497,50'] }]} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')!.textContent).toBe('R$\u00a01.497,50')
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}

export const LongWords: Story = {
  render: (_args, context) => (
    <DocumentText
      {...sections(context, 1)}
      sections={[{ heading: 'Responsabilidades'.repeat(8), paragraphs: ['https://instituicao.exemplo.edu.br/'.repeat(6)] }]}
    />
  ),
}
