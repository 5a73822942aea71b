import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../components/actions/button.tsx'
import { AmountBreakdown } from '../components/data/amount-breakdown.tsx'
import { Amount } from '../components/data/amount.tsx'
import { Card, CardHeader, CardSection, CardTitle } from '../components/data/card.tsx'
import { words } from '../stories/words.ts'
import { onA, viewport } from '../stories/page-frame.tsx'
import { TwoColumnWithRest } from './two-column-with-rest.tsx'
import { TwoColumn } from './two-column.tsx'

const inEach = {
  'pt-BR': {
    how: 'Como chegamos neste valor',
    fee: 'Valor da mensalidade',
    fine: 'Multa, 2%',
    today: 'A pagar hoje',
    pay: 'Pagar',
    withPix: 'Pagar com Pix',
  },
  en: {
    how: 'How we came to this amount',
    fee: 'Monthly fee',
    fine: 'Fine, 2%',
    today: 'To pay today',
    pay: 'Pay',
    withPix: 'Pay with Pix',
  },
  es: {
    how: 'Cómo llegamos a este importe',
    fee: 'Importe de la mensualidad',
    fine: 'Multa, 2%',
    today: 'A pagar hoy',
    pay: 'Pagar',
    withPix: 'Pagar con Pix',
  },
}

const meta = {
  title: 'Patterns/Two columns',
  component: TwoColumn,
  parameters: { viewport },
  args: { aside: null, children: null },
  render: ({ width, lead }, context) => {
    const w = words(inEach, context)
    return (
      <TwoColumn
        width={width}
        lead={lead}
        aside={
          <Card>
            <CardSection>
              <CardTitle>{w.pay}</CardTitle>
              <Amount size="large">R$ 1.526,85</Amount>
              <Button variant="primary" full>
                {w.withPix}
              </Button>
            </CardSection>
          </Card>
        }
      >
        <Card>
          <CardHeader title={w.how} />
          <CardSection>
            <AmountBreakdown
              lines={[
                { label: w.fee, amount: 'R$ 1.497,50' },
                { label: w.fine, amount: '+ R$ 29,35' },
              ]}
              total={{ label: w.today, amount: 'R$ 1.526,85' }}
            />
          </CardSection>
        </Card>
      </TwoColumn>
    )
  },
} satisfies Meta<typeof TwoColumn>

export default meta
type Story = StoryObj<typeof meta>

const tops = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.card__root')].map((card) => card.getBoundingClientRect().top)

export const OnADesktop: Story = {
  tags: ['picture'],
  globals: onA('desktop'),
  play: async ({ canvasElement }) => {
    const [subject, aside] = tops(canvasElement)
    await expect(subject).toBe(aside)
  },
}

export const WideAside: Story = { globals: onA('desktop'), args: { width: 'wide' } }

/** On one column the amount precedes what it pays. */
const led: Story['args'] = {
  lead: (
    <Card>
      <CardSection>
        <Amount size="display">R$ 1.526,85</Amount>
      </CardSection>
    </Card>
  ),
}

export const LedOnADesktop: Story = {
  globals: onA('desktop'),
  args: led,
  play: async ({ canvasElement }) => {
    const [lead, subject, aside] = tops(canvasElement)
    await expect(lead).toBe(subject)
    await expect(aside).toBeGreaterThan(lead!)
  },
}

export const LedOnAPhone: Story = {
  globals: onA('phone'),
  args: led,
  play: async ({ canvasElement }) => {
    const all = tops(canvasElement)
    await expect(all).toHaveLength(3)
    await expect(all).toEqual(all.toSorted((one, other) => one - other))
  },
}

/** The rest stands close below the content, however tall the aside is. */
const followed: Story['render'] = () => (
  <TwoColumnWithRest aside={<Part lines={9} />} rest={<Part lines={1} />}>
    <Part lines={1} />
  </TwoColumnWithRest>
)

const Part = ({ lines }: { lines: number }) => (
  <Card>
    {Array.from({ length: lines }, (_, line) => (
      <CardSection key={line}>
        <Amount>R$ 29,35</Amount>
      </CardSection>
    ))}
  </Card>
)

export const FollowedOnADesktop: Story = {
  globals: onA('desktop'),
  render: followed,
  play: async ({ canvasElement }) => {
    const [subject, aside, rest] = [...canvasElement.querySelectorAll('.card__root')].map((card) => card.getBoundingClientRect())
    await expect(aside!.top).toBe(subject!.top)
    await expect(rest!.left).toBe(subject!.left)
    await expect(rest!.top - subject!.bottom).toBe(24)
  },
}

export const FollowedOnAPhone: Story = {
  globals: onA('phone'),
  render: followed,
  play: async ({ canvasElement }) => {
    const all = tops(canvasElement)
    await expect(all).toHaveLength(3)
    await expect(all).toEqual(all.toSorted((one, other) => one - other))
  },
}

export const OnAPhone: Story = {
  globals: onA('phone'),
  play: async ({ canvasElement }) => {
    const [subject, aside] = tops(canvasElement)
    await expect(aside).toBeGreaterThan(subject!)
  },
}
