import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Facts } from './facts.tsx'

const inEach = {
  'pt-BR': { course: 'Engenharia Civil', campus: 'Universidade Aurora, Campus Norte', number: 'matrícula 202310482' },
  en: { course: 'Civil Engineering', campus: 'Universidade Aurora, Campus Norte', number: 'enrollment 202310482' },
  es: { course: 'Ingeniería Civil', campus: 'Universidade Aurora, Campus Norte', number: 'matrícula 202310482' },
}

const meta = { title: 'Text/Facts', component: Facts } satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj

export const OnLines: Story = {
  render: (_args, context) => {
    const t = words(inEach, context)
    return (
      <StoryStack width="15rem">
        <Facts>
          {t.course}
          {t.campus}
          {t.number}
        </Facts>
        <Facts>
          {t.course}
          {null}
        </Facts>
      </StoryStack>
    )
  },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('.facts__root')
    const getMark = (fact: Element) => getComputedStyle(fact, '::before')
    await expect(second!.children).toHaveLength(1)
    await expect(getComputedStyle(first!).overflowX).toBe('clip')
    await expect(getMark(first!.children[0]!).content).toBe('none')
    for (const fact of [...first!.children].slice(1)) {
      await expect(getMark(fact).content).toContain('·')
      // Before its fact: where that begins a line, outside of the box.
      await expect(parseFloat(getMark(fact).right)).toBeCloseTo(fact.getBoundingClientRect().width, 0)
    }
    // The long one did not fit beside the first.
    await expect(first!.getBoundingClientRect().height).toBeGreaterThan(second!.getBoundingClientRect().height)
  },
}
