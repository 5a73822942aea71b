import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { TextAreaField } from './text-area-field.tsx'

const inEach = {
  'pt-BR': {
    label: 'Por que você pede a revisão?',
    hint: 'Conte o que aconteceu, com datas.',
    optional: '(opcional)',
    error: 'Escreva o motivo do pedido.',
    typed: 'Paguei a mensalidade de maio no dia 5, pelo Pix, e ela ainda aparece como vencida.',
    count: (left: number) =>
      left < 0
        ? `${-left} ${left === -1 ? 'caractere' : 'caracteres'} além do limite`
        : left === 1
          ? 'Falta 1 caractere para o limite'
          : `Faltam ${left} caracteres para o limite`,
  },
  en: {
    label: 'Why do you ask for a review?',
    hint: 'Tell us what happened, with dates.',
    optional: '(optional)',
    error: 'Write the reason for your request.',
    typed: 'I paid the monthly fee of May on the 5th, by Pix, and it still shows as overdue.',
    count: (left: number) =>
      left < 0
        ? `${-left} ${left === -1 ? 'character' : 'characters'} too many`
        : `${left} ${left === 1 ? 'character' : 'characters'} left`,
  },
  es: {
    label: '¿Por qué pide la revisión?',
    hint: 'Cuente qué pasó, con fechas.',
    optional: '(opcional)',
    error: 'Escriba el motivo del pedido.',
    typed: 'Pagué la mensualidad de mayo el día 5, por Pix, y todavía aparece como vencida.',
    count: (left: number) =>
      left < 0
        ? `${-left} ${left === -1 ? 'carácter' : 'caracteres'} de más`
        : left === 1
          ? 'Queda 1 carácter'
          : `Quedan ${left} caracteres`,
  },
}

const meta = { title: 'Fields/Text area field', component: TextAreaField, args: { label: '' } } satisfies Meta<typeof TextAreaField>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    const short = { label: w.label, rows: 2 }
    return (
      <StoryStack width="24rem">
        <TextAreaField {...short} hint={w.hint} optional={w.optional} maxLength={500} countLabel={w.count} />
        <TextAreaField {...short} defaultValue={w.typed} maxLength={60} countLabel={w.count} />
        <TextAreaField {...short} error={w.error} />
        <TextAreaField {...short} readOnly defaultValue={w.typed} />
        <TextAreaField {...short} disabled defaultValue={w.typed} />
      </StoryStack>
    )
  },
}

export const Counted: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return <TextAreaField label={w.label} hint={w.hint} maxLength={24} countLabel={w.count} />
  },
  play: async ({ canvasElement, globals }) => {
    const w = words(inEach, { globals })
    const canvas = within(canvasElement)
    const area = canvas.getByLabelText(w.label)
    const said = canvas.getByRole('status')
    await expect(area).toHaveAccessibleDescription(`${w.hint} ${w.count(24)}`)
    await userEvent.type(area, 'Não')
    await expect(said).toBeEmptyDOMElement()
    await userEvent.type(area, ' paguei')
    await expect(area).toHaveAccessibleDescription(`${w.hint} ${w.count(14)}`)
    await waitFor(() => expect(said).toHaveTextContent(w.count(14)), { timeout: 3000 })
    await userEvent.paste(' duas vezes, só uma 👩🏽‍🎓')
    await expect(area).toHaveValue('Não paguei duas vezes, só uma 👩🏽‍🎓')
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription(`${w.hint} ${w.count(-7)}`)
    await userEvent.clear(area)
    await expect(area).toBeValid()
  },
}

/** As high as its rows, and as its text where that needs more. */
export const AsHighAsItsText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="16rem">
        <TextAreaField label={w.hint} rows={6} />
        <TextAreaField label={w.label} rows={2} defaultValue={`${w.typed} `.repeat(2)} />
      </StoryStack>
    )
  },
  play: async ({ canvasElement }) => {
    const [empty, full] = within(canvasElement).getAllByRole('textbox')
    await expect(empty!.clientHeight).toBe(160)
    await expect(full!.scrollHeight).toBe(full!.clientHeight)
  },
}
