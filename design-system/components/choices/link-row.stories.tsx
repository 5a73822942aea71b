import type { Meta, StoryObj } from '@storybook/react-vite'
import { GraduationCap, UserRound } from 'lucide-react'
import { expect, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Card } from '../data/card.tsx'
import { Badge } from '../feedback/badge.tsx'
import { LinkRow, LinkRowGroup } from './link-row.tsx'

const inEach = {
  'pt-BR': {
    list: 'Perfis',
    student: 'Aluno',
    resident: 'Residente',
    course: 'Engenharia Civil',
    where: 'Campus Norte',
    other: 'Campus Sul',
    now: 'Em uso',
  },
  en: {
    list: 'Roles',
    student: 'Student',
    resident: 'Resident',
    course: 'Civil Engineering',
    where: 'North Campus',
    other: 'South Campus',
    now: 'In use',
  },
  es: {
    list: 'Perfiles',
    student: 'Estudiante',
    resident: 'Residente',
    course: 'Ingeniería Civil',
    where: 'Campus Norte',
    other: 'Campus Sur',
    now: 'En uso',
  },
}

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`)}`

const student = <GraduationCap size={24} />
const other = <UserRound size={24} />

const meta = { title: 'Choices/Link row', component: LinkRow, args: { icon: null, title: '' } } satisfies Meta<typeof LinkRow>
export default meta
type Story = StoryObj<typeof meta>

export const Places: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <Card aria-label={w.list}>
          <LinkRowGroup name="Universidade Aurora" logo={drawn(180, 36)}>
            <LinkRow href="#student" icon={student} title={w.course} description={`${w.student} · ${w.where}`} />
            <LinkRow href="#resident" icon={other} title={w.resident} description={w.other} />
          </LinkRowGroup>
          <LinkRowGroup name="Faculdade Ipê" logo={null}>
            <LinkRow icon={student} title={w.student} description="Faculdade Ipê" mark={<Badge tone="ok">{w.now}</Badge>} />
          </LinkRowGroup>
        </Card>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(2)
    await expect(links[0]).toHaveAccessibleName(`${w.course} ${w.student} · ${w.where}`)
    // In a square, a logo that is five times as long as high could not be read.
    await waitFor(() => expect(canvas.getByText('Universidade Aurora').parentElement).toHaveTextContent(/^UA/))
    const row = links[0]!.closest('li')!
    await expect(links[0]!.offsetWidth).toBe(row.offsetWidth)
  },
}
