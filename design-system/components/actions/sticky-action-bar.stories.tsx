import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from './button.tsx'
import { textLinkLook } from './text-link.tsx'
import { StickyActionBar } from './sticky-action-bar.tsx'

const inEach = {
  'pt-BR': {
    one: '1 débito escolhido',
    two: '2 débitos escolhidos',
    small: 'R$\u00a01.284,07',
    large: 'R$\u00a012.480.965,32',
    pay: 'Pagar',
    choose: 'Escolher mais um',
    long: '14 mensalidades escolhidas de três cursos e dois acordos',
    longPay: 'Continuar para o pagamento',
    none: 'Nenhum débito escolhido',
    other: 'Outras formas',
  },
  en: {
    one: '1 debt chosen',
    two: '2 debts chosen',
    small: 'R$\u00a01,284.07',
    large: 'R$\u00a012,480,965.32',
    pay: 'Pay',
    choose: 'Choose one more',
    long: '14 monthly fees chosen from three courses and two agreements',
    longPay: 'Continue to the payment',
    none: 'No debt chosen',
    other: 'Other ways',
  },
  es: {
    one: '1 deuda elegida',
    two: '2 deudas elegidas',
    small: 'R$\u00a01.284,07',
    large: 'R$\u00a012.480.965,32',
    pay: 'Pagar',
    choose: 'Elegir una más',
    long: '14 mensualidades elegidas de tres cursos y dos acuerdos',
    longPay: 'Continuar con el pago',
    none: 'Ninguna deuda elegida',
    other: 'Otras formas',
  },
}

const meta = {
  title: 'Actions/Sticky action bar',
  component: StickyActionBar,
  args: { label: '', action: null },
} satisfies Meta<typeof StickyActionBar>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24.375rem">
        <StickyActionBar
          label={w.one}
          amount={w.small}
          action={
            <Button variant="primary" size="lg">
              {w.pay}
            </Button>
          }
        />
        <StickyActionBar
          label={w.two}
          amount={w.large}
          second={
            <a href="#other" className={textLinkLook({ variant: 'alone' })}>
              {w.other}
            </a>
          }
          action={
            <Button variant="primary" size="lg">
              {w.pay}
            </Button>
          }
        />
        <StickyActionBar
          label={w.none}
          action={
            <Button variant="primary" size="lg" disabled>
              {w.pay}
            </Button>
          }
        />
        <StickyActionBar
          label={w.long}
          amount={w.large}
          action={
            <Button variant="primary" size="lg">
              {w.longPay}
            </Button>
          }
        />
      </StoryStack>
    )
  },
}

function Choosing({ w }: { w: (typeof inEach)['pt-BR'] }) {
  const [isTwo, setTwo] = useState(false)
  return (
    <>
      <Button onClick={() => setTwo(true)}>{w.choose}</Button>
      <div style={{ height: '120vh' }} />
      <StickyActionBar
        label={isTwo ? w.two : w.one}
        amount={isTwo ? w.large : w.small}
        action={
          <Button variant="primary" size="lg">
            {w.pay}
          </Button>
        }
      />
    </>
  )
}

/** Stays at the bottom of the screen, and announces the selection. */
export const SaidAsItChanges: Story = {
  render: (_args, context) => <Choosing w={words(inEach, context)} />,
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const pay = canvas.getByRole('button', { name: w.pay })
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status').textContent).toBe(`${w.two} ${w.large}`)
    await userEvent.tab()
    await expect(pay).toHaveFocus()
  },
}
