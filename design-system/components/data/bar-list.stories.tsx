import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { textLinkLook } from '../actions/text-link.tsx'
import { BarList } from './bar-list.tsx'

const inEach = {
  'pt-BR': {
    label: 'Alunos por etapa',
    first: 'Não começaram',
    second: 'Escolhendo disciplinas',
    last: 'Ninguém ainda',
    few: '1 a 30 dias',
    count: '2 débitos',
  },
  en: {
    label: 'Students by stage',
    first: 'Not started',
    second: 'Choosing subjects',
    last: 'Nobody yet',
    few: '1–30 days',
    count: '2 debts',
  },
  es: {
    label: 'Estudiantes por etapa',
    first: 'No comenzaron',
    second: 'Eligiendo asignaturas',
    last: 'Nadie todavía',
    few: '1 a 30 días',
    count: '2 deudas',
  },
}

const meta = { title: 'Data/BarList', component: BarList, parameters: { layout: 'padded' } } satisfies Meta<typeof BarList>

export default meta
type Story = StoryObj

export const Stages: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <BarList
        label={w.label}
        rows={[
          {
            id: 'first',
            name: (
              <a href="#first" className={textLinkLook({ variant: 'alone' })}>
                {w.first}
              </a>
            ),
            value: '412',
            share: 1,
          },
          {
            id: 'second',
            name: (
              <a href="#second" className={textLinkLook({ variant: 'alone' })}>
                {w.second}
              </a>
            ),
            value: '37',
            share: 37 / 412,
          },
          { id: 'last', name: w.last, value: '0', share: 0 },
          {
            id: 'few',
            name: w.few,
            note: w.count,
            value: 'R$ 83,12',
            share: 0.0001,
            renderLink: (link) => <a {...link} href="#few" />,
          },
        ]}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const list = within(canvasElement).getByRole('list', { name: w.label })
    await expect(within(list).getAllByRole('listitem')[1]).toHaveTextContent(`${w.second} 37`)
    const whole = within(list).getByRole('link', { name: `${w.few} ${w.count} R$ 83,12` })
    await expect(whole.offsetWidth).toBe(whole.parentElement!.offsetWidth)
    // A sliver can be seen.
    const bars = [...whole.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().width)
    await expect(Math.max(...bars)).toBe(4)
  },
}
