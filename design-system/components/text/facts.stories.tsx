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
  play: async ({ canvasElement, globals }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('.facts__root')
    await expect(first!.textContent).toBe(Object.values(words(inEach, { globals })).join(' · '))
    await expect(second!.textContent).not.toContain('·')
    const box = first!.getBoundingClientRect()
    for (const mark of first!.querySelectorAll('.facts__mark')) {
      const { left, right } = mark.getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(mark.parentElement!.getBoundingClientRect().left + 0.5)
      const isCutOff = right <= box.left + 0.5
      const isBetween = left >= box.left && mark.parentElement!.getBoundingClientRect().left > box.left + 1
      await expect(isCutOff || isBetween).toBe(true)
    }
    // The long one did not fit beside the first.
    await expect(first!.getBoundingClientRect().height).toBeGreaterThan(second!.getBoundingClientRect().height)
  },
}
