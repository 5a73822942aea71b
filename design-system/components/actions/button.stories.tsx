import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditCard, Download } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryRow, StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { buttonLook } from './button-look.ts'
import { ButtonRow } from './button-row.tsx'
import { Button } from './button.tsx'

const inEach = {
  'pt-BR': {
    pay: 'Pagar',
    cancel: 'Cancelar',
    more: 'Ver mais',
    remove: 'Excluir conta bancária',
    loading: 'Pagando',
    receipt: 'Baixar recibo',
    long: 'Aceitar os termos e gerar o código Pix de todas as mensalidades em atraso',
  },
  en: {
    pay: 'Pay',
    cancel: 'Cancel',
    more: 'See more',
    remove: 'Delete bank account',
    loading: 'Paying',
    receipt: 'Download receipt',
    long: 'Accept the terms and create the Pix code for every overdue monthly fee',
  },
  es: {
    pay: 'Pagar',
    cancel: 'Cancelar',
    more: 'Ver más',
    remove: 'Eliminar cuenta bancaria',
    loading: 'Pagando',
    receipt: 'Descargar recibo',
    long: 'Aceptar los términos y generar el código Pix de todas las mensualidades vencidas',
  },
}

const meta = {
  title: 'Actions/Button',
  component: Button,
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack>
        <StoryRow>
          <Button variant="primary">{w.pay}</Button>
          <Button>{w.cancel}</Button>
          <Button variant="quiet">{w.more}</Button>
          <Button variant="danger">{w.remove}</Button>
        </StoryRow>
        <StoryRow>
          <Button variant="primary" size="sm">
            {w.pay}
          </Button>
          <Button variant="primary" size="lg" icon={<CreditCard size={24} strokeWidth={2} />}>
            {w.pay}
          </Button>
          <Button variant="primary" loading>
            {w.loading}
          </Button>
          <Button variant="primary" disabled>
            {w.pay}
          </Button>
          <Button disabled>{w.cancel}</Button>
        </StoryRow>
      </StoryStack>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => (
    <Button variant="primary" full>
      {words(inEach, context).long}
    </Button>
  ),
}

export const Loading: Story = {
  args: { loading: true, onClick: fn() },
  render: (args, context) => <Button {...args}>{words(inEach, context).loading}</Button>,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** A link remains a link: it opens in a new tab, and Space does not activate it. */
export const AsLink: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryRow>
        <a className={buttonLook({ variant: 'primary' })} href="#pay">
          {w.pay}
        </a>
        <a className={buttonLook()} href="#receipt">
          <Download />
          {w.receipt}
        </a>
      </StoryRow>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const link = within(canvasElement).getByRole('link', { name: words(inEach, { globals }).pay })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveClass('button', 'button--variant_primary')
  },
}

export const Pressed: Story = {
  args: { onClick: fn() },
  render: (args, context) => <Button {...args}>{words(inEach, context).pay}</Button>,
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

/** Two that fit stand side by side. */
export const InARow: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="20.5rem">
        <ButtonRow>
          <Button full>{w.pay}</Button>
          <Button full>{w.more}</Button>
        </ButtonRow>
      </StoryStack>
    )
  },
  play: async ({ canvasElement }) => {
    const [one, other] = within(canvasElement).getAllByRole('button')
    await expect(one!.getBoundingClientRect().top).toBe(other!.getBoundingClientRect().top)
  },
}
