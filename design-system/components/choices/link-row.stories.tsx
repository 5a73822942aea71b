import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Card, CardRows } from '../data/card.tsx'
import { Badge } from '../feedback/badge.tsx'
import { LinkRow } from './link-row.tsx'

const inEach = {
  'pt-BR': {
    list: 'Perfis',
    student: 'Aluno',
    resident: 'Residente',
    where: 'Campus Norte · Engenharia Civil',
    other: 'Campus Sul',
    now: 'Em uso',
  },
  en: {
    list: 'Roles',
    student: 'Student',
    resident: 'Resident',
    where: 'North Campus · Civil Engineering',
    other: 'South Campus',
    now: 'In use',
  },
  es: {
    list: 'Perfiles',
    student: 'Estudiante',
    resident: 'Residente',
    where: 'Campus Norte · Ingeniería Civil',
    other: 'Campus Sur',
    now: 'En uso',
  },
}

const meta = { title: 'Choices/Link row', component: LinkRow, args: { place: '', logo: null, title: '' } } satisfies Meta<typeof LinkRow>
export default meta
type Story = StoryObj<typeof meta>

export const Places: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <Card aria-label={w.list}>
          <CardRows>
            <LinkRow href="#student" place="Campus Norte" logo={null} title={w.student} description={w.where} />
            <LinkRow href="#resident" place="Campus Sul" logo={null} title={w.resident} description={w.other} />
            <LinkRow place="Campus Sul" logo={null} title={w.student} description={w.other} mark={<Badge tone="ok">{w.now}</Badge>} />
          </CardRows>
        </Card>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(2)
    await expect(links[0]).toHaveAccessibleName(`${w.student} ${w.where}`)
    const row = links[0]!.closest('li')!
    await expect(links[0]!.offsetWidth).toBe(row.offsetWidth)
  },
}
