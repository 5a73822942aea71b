import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Segments } from './segments.tsx'

const inEach = {
  'pt-BR': { label: 'Histórico', pages: ['Extrato', 'Notas fiscais', 'Imposto de renda'] },
  en: { label: 'History', pages: ['Statement', 'Invoices', 'Income tax'] },
  es: { label: 'Historial', pages: ['Extracto', 'Facturas', 'Impuesto a la renta'] },
}

const meta = { title: 'Navigation/Segments', component: Segments, args: { label: '', children: null } } satisfies Meta<typeof Segments>

export default meta
type Story = StoryObj

export const OnTheNarrowestPhone: Story = {
  render: (_args, context) => {
    const { label, pages } = words(inEach, context)
    return (
      <StoryStack width="18rem">
        <Segments label={label}>
          {pages.map((page, index) => (
            <li key={page}>
              <a href={`#${index}`} className="segments__segment" aria-current={index === 1 ? 'page' : undefined}>
                {page}
              </a>
            </li>
          ))}
        </Segments>
      </StoryStack>
    )
  },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
      await expect(link.clientHeight).toBeGreaterThanOrEqual(44)
    }
  },
}
