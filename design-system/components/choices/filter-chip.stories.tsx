import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryRow, StoryStack } from '../../stories/story-layout.tsx'
import { words } from '../../stories/words.ts'
import { FilterChip } from './filter-chip.tsx'

const inEach = {
  'pt-BR': {
    chips: ['Em aberto 5', 'Vencidos 2', 'Pagos 31', 'Em acordo'],
    long: 'Aguardando confirmação do pagamento pelo banco emissor',
  },
  en: { chips: ['Open 5', 'Overdue 2', 'Paid 31', 'In agreement'], long: 'Waiting for the issuing bank to confirm the payment' },
  es: { chips: ['Pendientes 5', 'Vencidas 2', 'Pagadas 31', 'En acuerdo'], long: 'A la espera de que el banco emisor confirme el pago' },
}

const meta = {
  title: 'Choices/Filter chip',
  component: FilterChip,
} satisfies Meta<typeof FilterChip>

export default meta
type Story = StoryObj<typeof meta>

export const OneChosen: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <StoryRow>
      {words(inEach, context).chips.map((chip, index) => (
        <FilterChip key={chip} href={`#${index}`} selected={index === 0}>
          {chip}
        </FilterChip>
      ))}
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link')
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(second).not.toHaveAttribute('aria-current')
    await userEvent.tab()
    await userEvent.tab()
    await expect(second).toHaveFocus()
    second?.blur()
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const { long } = words(inEach, context)
    return (
      <StoryStack width="18rem">
        <StoryRow>
          <FilterChip href="#long">{long}</FilterChip>
          <FilterChip href="#long" selected>
            {long}
          </FilterChip>
        </StoryRow>
      </StoryStack>
    )
  },
}
