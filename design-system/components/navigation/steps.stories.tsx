import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Steps } from './steps.tsx'

const inEach = {
  'pt-BR': {
    label: 'Etapas do acordo',
    names: ['Débitos', 'Parcelas', 'Aceite dos termos e assinatura', 'Pagamento'],
    summary: [
      'Passo 1 de 4: Débitos',
      'Passo 2 de 4: Parcelas',
      'Passo 3 de 4: Aceite dos termos e assinatura',
      'Passo 4 de 4: Pagamento',
      'Todos os 4 passos concluídos',
    ],
    stateWords: { done: 'concluída', current: 'etapa atual', upcoming: 'a seguir' },
  },
  en: {
    label: 'Steps of the agreement',
    names: ['Debts', 'Installments', 'Terms and signature', 'Payment'],
    summary: [
      'Step 1 of 4: Debts',
      'Step 2 of 4: Installments',
      'Step 3 of 4: Terms and signature',
      'Step 4 of 4: Payment',
      'All 4 steps done',
    ],
    stateWords: { done: 'done', current: 'current step', upcoming: 'to come' },
  },
  es: {
    label: 'Pasos del acuerdo',
    names: ['Deudas', 'Cuotas', 'Aceptación de los términos y firma', 'Pago'],
    summary: [
      'Paso 1 de 4: Deudas',
      'Paso 2 de 4: Cuotas',
      'Paso 3 de 4: Aceptación de los términos y firma',
      'Paso 4 de 4: Pago',
      'Los 4 pasos completados',
    ],
    stateWords: { done: 'completado', current: 'paso actual', upcoming: 'a continuación' },
  },
}

function props(context: { globals: Record<string, unknown> }, current: number) {
  const { names, summary, ...w } = words(inEach, context)
  return { ...w, label: `${w.label} ${current}`, steps: names, current, summary: summary[current - 1]! }
}

const meta = { title: 'Navigation/Steps', component: Steps } satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj

export const EveryState: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const linked = props(context, 3)
    return (
      <StoryStack width="42rem">
        <Steps {...props(context, 1)} />
        <Steps
          {...linked}
          steps={linked.steps.map((name, index) =>
            index < 2 ? (
              <a key={index} href={`#${index}`}>
                {name}
              </a>
            ) : (
              name
            ),
          )}
        />
        <Steps {...props(context, 5)} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement, globals }) => {
    const list = within(canvasElement).getAllByRole('list')[1]!
    const items = within(list).getAllByRole('listitem')
    const { names, stateWords } = words(inEach, { globals })
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(items[2]).toHaveTextContent(`${names[2]} (${stateWords.current})`)
    await expect(items[0]).toHaveTextContent(`${names[0]} (${stateWords.done})`)
    await expect(within(list).getAllByRole('link')).toHaveLength(2)
  },
}

export const Many: Story = {
  render: (_args, context) => {
    const { names, ...some } = { ...props(context, 2), names: words(inEach, context).names }
    return (
      <StoryStack width="65rem">
        <Steps {...some} steps={Array.from({ length: 13 }, (_, at) => (at % 2 === 0 ? names[at % 4] : 'Representante'))} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement }) => {
    for (const name of within(canvasElement).getAllByText('Representante')) {
      const text = document.createRange()
      text.selectNode(name.firstChild!)
      await expect(text.getClientRects()).toHaveLength(1)
    }
  },
}

function Walking({ context }: { context: { globals: Record<string, unknown> } }) {
  const [current, setCurrent] = useState(1)
  return (
    <>
      <Steps {...props(context, current)} label="" />
      <button type="button" onClick={() => setCurrent(2)}>
        2
      </button>
    </>
  )
}

export const NextStepHasTheFocus: Story = {
  render: (_args, context) => <Walking context={context} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(document.activeElement?.tagName).not.toBe('H2')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('heading', { name: words(inEach, { globals }).summary[1]! })).toHaveFocus()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (_args, context) => <Steps {...props(context, 2)} />,
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(words(inEach, { globals }).summary[1]!)).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
