import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { textLinkLook } from '../actions/text-link.tsx'
import { FigureList } from './figure-list.tsx'
import { FigureStrip } from './figure-strip.tsx'

const inEach = {
  'pt-BR': {
    waiting: 'Aguardando',
    since: 'Mais antigo, enviado em',
    today: 'Analisados hoje',
    overdue: 'Vencido até hoje',
    debts: 'em 19.580 débitos',
    queue: 'Números da fila',
    months: 'Indicadores',
  },
  en: {
    waiting: 'Waiting',
    since: 'Oldest, sent on',
    today: 'Reviewed today',
    overdue: 'Overdue today',
    debts: 'in 19,580 debts',
    queue: 'Figures of the queue',
    months: 'Figures by month',
  },
  es: {
    waiting: 'En espera',
    since: 'El más antiguo, enviado el',
    today: 'Revisados hoy',
    overdue: 'Vencido hasta hoy',
    debts: 'en 19.580 deudas',
    queue: 'Cifras de la cola',
    months: 'Cifras por mes',
  },
}

const meta = { title: 'Data/FigureList', component: FigureList, parameters: { layout: 'padded' } } satisfies Meta<typeof FigureList>

export default meta
type Story = StoryObj

export const Queue: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <FigureList
        figures={[
          { term: w.overdue, value: 'R$ 39.664.095,70', note: w.debts, lead: true },
          { term: w.waiting, value: '12.480' },
          { term: w.since, value: '18/11/2026' },
          { term: w.today, value: '37' },
        ]}
      />
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    await expect(within(canvasElement).getByText(w.today).nextElementSibling).toHaveTextContent('37')
  },
}

/** In the room that it has, and in less, where it has two columns. */
export const InOneLine: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const figures = [
      { term: w.waiting, value: '12.480' },
      {
        term: w.today,
        value: (
          <a href="#today" className={textLinkLook({ variant: 'after' })}>
            37
          </a>
        ),
      },
      { term: w.since, value: '18/11/2026' },
    ]
    const link = (
      <a href="#months" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
        {w.months}
      </a>
    )
    return (
      <StoryStack width="44rem">
        <FigureStrip label={w.queue} figures={figures} link={link} />
        <div style={{ maxWidth: '18rem' }}>
          <FigureStrip label={`${w.queue} 2`} figures={figures} link={link} />
        </div>
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const { queue } = words(inEach, { globals })
    const [wide, narrow] = [queue, `${queue} 2`].map((name) => within(canvasElement).getByRole('group', { name }))
    const places = (group: HTMLElement) =>
      within(group)
        .getAllByRole('definition')
        .map((value) => (value.querySelector('a') ?? value).getBoundingClientRect())
    // A figure that is a link stands on the line of the others.
    const tops = places(wide!).map(({ top }) => top)
    await expect(tops).toEqual([tops[0], tops[0], tops[0]])
    const [first, second, third] = places(narrow!)
    await expect(second!.top).toBe(first!.top)
    await expect([third!.left, third!.top > first!.bottom]).toEqual([first!.left, true])
    await expect(narrow!.scrollWidth).toBe(narrow!.clientWidth)
  },
}

/** Three with short values share a line. */
export const ThreeOnAPhone: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    const figures = [
      { term: w.waiting, value: '996' },
      { term: w.today, value: '37' },
      { term: w.since, value: '4,2' },
    ]
    return (
      <StoryStack width="22.5rem">
        <FigureStrip label={w.queue} figures={figures} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('definition')
      .map((value) => value.getBoundingClientRect().top)
    await expect(tops).toEqual([tops[0], tops[0], tops[0]])
  },
}
