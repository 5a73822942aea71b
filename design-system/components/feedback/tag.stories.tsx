import type { Meta, StoryObj } from '@storybook/react-vite'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryRow, StoryStack } from '../../stories/story-layout.tsx'
import { words } from '../../stories/words.ts'
import { Tag } from './tag.tsx'
import { TagList } from './tag-list.tsx'

const inEach = {
  'pt-BR': {
    course: 'Engenharia Civil',
    year: '2026',
    long: 'Programa de Pós-Graduação em Desenvolvimento Regional Sustentável',
    filters: 'Filtros',
    remove: (label: string) => `Remover ${label}`,
    all: ['Vencidas', '2026', 'Mensalidade', 'Campus Norte'],
  },
  en: {
    course: 'Civil Engineering',
    year: '2026',
    long: 'Graduate Programme in Sustainable Regional Development',
    filters: 'Filters',
    remove: (label: string) => `Remove ${label}`,
    all: ['Overdue', '2026', 'Monthly fee', 'North Campus'],
  },
  es: {
    course: 'Ingeniería Civil',
    year: '2026',
    long: 'Programa de Posgrado en Desarrollo Regional Sostenible',
    filters: 'Filtros',
    remove: (label: string) => `Quitar ${label}`,
    all: ['Vencidas', '2026', 'Mensualidad', 'Campus Norte'],
  },
}

const meta = { title: 'Feedback/Tag', component: Tag, args: { children: '' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="34rem">
        <StoryRow>
          <Tag>{w.course}</Tag>
          <Tag icon={<GraduationCap strokeWidth={1.75} aria-hidden />}>{w.course}</Tag>
          <Tag onRemove={fn()} removeLabel={w.remove(w.year)}>
            {w.year}
          </Tag>
          <Tag disabled onRemove={fn()} removeLabel={w.remove(w.year)}>
            {w.year}
          </Tag>
        </StoryRow>
        <div style={{ width: '16rem' }}>
          <Tag onRemove={fn()} removeLabel={w.remove(w.long)}>
            {w.long}
          </Tag>
        </div>
      </StoryStack>
    )
  },
}

function Filters({ label, all, remove }: { label: string; all: string[]; remove: (label: string) => string }) {
  const [items, setItems] = useState(all.map((text) => ({ id: text, label: text })))
  return (
    <TagList label={label} items={items} removeLabel={remove} onRemove={(id) => setItems((now) => now.filter((item) => item.id !== id))} />
  )
}

export const FocusGoesToTheNeighbour: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <Filters label={w.filters} all={w.all} remove={w.remove} />
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const remove = (index: number) => canvas.getByRole('button', { name: w.remove(w.all[index] ?? '') })
    remove(1).focus()
    await userEvent.keyboard('{Enter}')
    await expect(remove(2)).toHaveFocus()
    remove(3).focus()
    await userEvent.keyboard('{Enter}')
    await expect(remove(2)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(remove(0)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('list')).toHaveFocus()
  },
}
