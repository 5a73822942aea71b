import type { Meta, StoryObj } from '@storybook/react-vite'
import { Barcode, CreditCard, QrCode } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Accordion, type AccordionItem } from './accordion.tsx'

const inEach = {
  'pt-BR': [
    ['Pix', 'Na hora', 'O pagamento é confirmado em segundos, em qualquer dia e horário.'],
    [
      'Boleto',
      'Até 2 dias úteis',
      'Pague em qualquer banco até a data de vencimento. Depois dela, gere um novo boleto com multa e juros atualizados.',
    ],
    ['Cartão de crédito ou débito de outra pessoa da família', 'Em até 6 parcelas', 'A administradora do cartão pode cobrar pela parcela.'],
  ],
  en: [
    ['Pix', 'At once', 'The payment is confirmed within seconds, on any day and at any time.'],
    [
      'Bank slip',
      'Up to 2 business days',
      'Pay at any bank until the due date. After it, create a new slip with the fine and interest of the day.',
    ],
    ['Credit or debit card of somebody else in the family', 'Up to 6 installments', 'The card’s company may charge for installments.'],
  ],
  es: [
    ['Pix', 'Al instante', 'El pago se confirma en segundos, cualquier día y a cualquier hora.'],
    [
      'Boleto bancario',
      'Hasta 2 días hábiles',
      'Pague en cualquier banco hasta la fecha de vencimiento. Después, genere un nuevo boleto con la multa y los intereses del día.',
    ],
    [
      'Tarjeta de crédito o débito de otra persona de la familia',
      'Hasta 6 cuotas',
      'La administradora de la tarjeta puede cobrar por la cuota.',
    ],
  ],
}

const icons = [<QrCode key="pix" />, <Barcode key="slip" />, <CreditCard key="card" />]

const items = (context: { globals: Record<string, unknown> }): AccordionItem[] =>
  words(inEach, context).map(([title, end, content], index) => ({
    id: String(index),
    icon: icons[index],
    title,
    end,
    content: <p>{content}</p>,
    open: index === 1,
  }))

const meta = { title: 'Navigation/Accordion', component: Accordion } satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj

export const WaysToPay: Story = {
  tags: ['picture'],
  render: (_args, context) => (
    <StoryStack width="36rem">
      <Accordion items={items(context)} name="ways" level={2} />
      <StoryStack width="20rem">
        <Accordion items={items(context)} level={2} />
      </StoryStack>
    </StoryStack>
  ),
}

export const OneAtATime: Story = {
  render: (_args, context) => <Accordion items={items(context)} name="one" level={2} />,
  play: async ({ canvasElement, globals }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual(words(inEach, { globals }).map(([title]) => title))
    const parts = [...canvasElement.querySelectorAll('details')]
    await userEvent.tab()
    const first = parts[0]!.querySelector('summary')!
    await expect(first).toHaveFocus()
    // Enter activates a summary natively, which simulated keys do not.
    await userEvent.click(first)
    await expect(parts.map(({ open }) => open)).toEqual([true, false, false])
  },
}

export const EachByItself: Story = {
  render: (_args, context) => <Accordion items={items(context)} level={2} />,
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('details')]
    await userEvent.click(parts[0]!.querySelector('summary')!)
    await expect(parts.map(({ open }) => open)).toEqual([true, true, false])
  },
}

export const WordsAlone: Story = {
  render: (_args, context) => (
    <Accordion
      items={items(context)
        .slice(0, 1)
        .map(({ id, title, content }) => ({ id, title, content }))}
      level={2}
    />
  ),
}
