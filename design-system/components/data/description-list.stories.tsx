import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Card, CardSection } from './card.tsx'
import { DescriptionList } from './description-list.tsx'

const inEach = {
  'pt-BR': [
    ['Curso', 'Engenharia Civil'],
    ['Matrícula', '202310482'],
    ['Competência', 'Outubro de 2026'],
    ['Vencimento', '10/11/2026'],
    ['Responsável financeiro', 'Maria das Graças Albuquerque de Vasconcelos e Nascimento'],
    ['Chave de acesso', '35261104222111000190550010000048291183746590'],
  ],
  en: [
    ['Course', 'Civil Engineering'],
    ['Enrollment', '202310482'],
    ['Reference month', 'October 2026'],
    ['Due date', '11/10/2026'],
    ['Who is billed', 'Maria das Graças Albuquerque de Vasconcelos e Nascimento'],
    ['Access key', '35261104222111000190550010000048291183746590'],
  ],
  es: [
    ['Carrera', 'Ingeniería Civil'],
    ['Matrícula', '202310482'],
    ['Mes de referencia', 'Octubre de 2026'],
    ['Vencimiento', '10/11/2026'],
    ['Responsable financiero', 'Maria das Graças Albuquerque de Vasconcelos e Nascimento'],
    ['Clave de acceso', '35261104222111000190550010000048291183746590'],
  ],
}

const facts = (context: { globals: Record<string, unknown> }) =>
  words(inEach, context).map(([term, description]) => ({ term: term!, description }))

const meta = { title: 'Data/Description list', component: DescriptionList } satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj

export const ColumnsAndLines: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <StoryStack width="42rem">
      <DescriptionList items={facts(context)} />
      <DescriptionList items={facts(context)} layout="lines" />
    </StoryStack>
  ),
}

/** Texts as somebody wrote them, with their lines; two terms may be called alike. */
export const Rows: Story = {
  render: (_args, context) => {
    const [first, second] = facts(context)
    const text = `${second!.description}\n\n${Array.from({ length: 30 }, () => first!.description).join(' ')}`
    return <DescriptionList layout="rows" items={[first!, { ...second!, description: text }, { ...first!, id: 'again' }]} />
  },
}

export const OneFact: Story = {
  render: (_args, context) => <DescriptionList items={facts(context).slice(0, 1)} />,
}

/** A card with room for one column: term and description on one line, unless descriptions are sentences. */
export const InANarrowCard: Story = {
  render: (_args, context) => (
    <StoryStack width="20rem">
      <Card>
        <CardSection>
          <DescriptionList items={facts(context)} />
        </CardSection>
        <CardSection>
          <DescriptionList items={facts(context)} layout="stacked" />
        </CardSection>
      </Card>
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const [shared, stacked] = [...canvasElement.querySelectorAll('dl')].map((list) => ({
      term: list.querySelector('dt')!.getBoundingClientRect(),
      description: list.querySelector('dd')!.getBoundingClientRect(),
    }))
    await expect(shared!.description.left).toBeGreaterThan(shared!.term.left)
    await expect(shared!.description.top).toBeLessThan(shared!.term.bottom)
    await expect(stacked!.description.top).toBeGreaterThanOrEqual(stacked!.term.bottom)
  },
}
