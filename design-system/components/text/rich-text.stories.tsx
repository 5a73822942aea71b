import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { RichText } from './rich-text.tsx'

const inEach = {
  'pt-BR': {
    heading: 'Antes de pedir',
    text: 'Confira a ementa e o',
    link: 'regulamento da dispensa',
    items: ['Plano de ensino assinado', 'Histórico da instituição de origem'],
    part: 'Prazos',
    quote: 'O pedido não suspende as aulas.',
  },
  en: {
    heading: 'Before you ask',
    text: 'Check the syllabus and the',
    link: 'rules for exemptions',
    items: ['Signed syllabus', 'Transcript of the other institution'],
    part: 'Deadlines',
    quote: 'Classes go on while the request is open.',
  },
  es: {
    heading: 'Antes de pedir',
    text: 'Revisa el programa y el',
    link: 'reglamento de exenciones',
    items: ['Programa firmado', 'Historial de la institución de origen'],
    part: 'Plazos',
    quote: 'La solicitud no suspende las clases.',
  },
}

const meta = { title: 'Text/Rich text', component: RichText } satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj

export const EveryElement: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <RichText>
        <h3>{w.heading}</h3>
        <p>
          {w.text} <a href="#rules">{w.link}</a>.
        </p>
        <ul>
          {w.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <h4>{w.part}</h4>
        <ol>
          {w.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <blockquote>
          <p>{w.quote}</p>
        </blockquote>
      </RichText>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('list')).toHaveLength(2)
  },
}

export const LongWords: Story = {
  render: () => (
    <RichText>
      <p>{'https://instituicao.exemplo.edu.br/'.repeat(6)}</p>
    </RichText>
  ),
}
