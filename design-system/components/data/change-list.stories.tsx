import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { words } from '../../stories/words.ts'
import { ChangeList } from './change-list.tsx'

const inEach = {
  'pt-BR': { term: 'Início das aulas', before: '01/02/2027', after: '08/02/2027', nothing: 'Nada mudou.' },
  en: { term: 'First day of classes', before: '02/01/2027', after: '02/08/2027', nothing: 'Nothing changed.' },
  es: { term: 'Inicio de clases', before: '01/02/2027', after: '08/02/2027', nothing: 'Nada cambió.' },
}

const meta = { title: 'Data/ChangeList', component: ChangeList, parameters: { layout: 'padded' } } satisfies Meta<typeof ChangeList>

export default meta
type Story = StoryObj

export const Versions: Story = {
  render: (_args, context) => {
    const { nothing, ...change } = words(inEach, context)
    return (
      <>
        <ChangeList changes={[{ id: 'start', ...change }]} nothing={nothing} />
        <ChangeList changes={[]} nothing={nothing} />
      </>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const list = within(canvasElement)
    await expect(list.getByText(w.before).tagName).toBe('DEL')
    await expect(list.getByText(w.after).tagName).toBe('INS')
    await expect(list.getByText(w.nothing)).toBeVisible()
  },
}
