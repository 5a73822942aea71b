import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { TextLink, textLinkLook } from './text-link.tsx'

const inEach = {
  'pt-BR': {
    before: 'Ao pagar você aceita os',
    terms: 'termos do acordo',
    after: ', que valem até o fim do semestre.',
    all: 'Ver todos os débitos',
    forgot: 'Esqueci a senha',
    privacy: 'Privacidade',
    cancel: 'Cancelar',
    long: 'Como chegamos ao valor atualizado de todas as mensalidades vencidas deste semestre',
  },
  en: {
    before: 'By paying you accept the',
    terms: 'terms of the agreement',
    after: ', which hold until the end of the semester.',
    all: 'See all debts',
    forgot: 'I forgot my password',
    privacy: 'Privacy',
    cancel: 'Cancel',
    long: 'How we came to the current amount of every overdue monthly fee of this semester',
  },
  es: {
    before: 'Al pagar usted acepta los',
    terms: 'términos del acuerdo',
    after: ', que valen hasta el fin del semestre.',
    all: 'Ver todas las deudas',
    forgot: 'Olvidé mi contraseña',
    privacy: 'Privacidad',
    cancel: 'Cancelar',
    long: 'Cómo llegamos al valor actualizado de todas las mensualidades vencidas de este semestre',
  },
}

const meta = { title: 'Actions/Text link', component: TextLink } satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <p>
          {w.before} <TextLink href="#terms">{w.terms}</TextLink>
          {w.after}
        </p>
        <TextLink href="#debts" variant="alone">
          {w.all}
          <ArrowRight />
        </TextLink>
        <TextLink href="#password" variant="alone" size="sm">
          {w.forgot}
        </TextLink>
        <TextLink href="#privacy" variant="alone" size="sm" tone="muted">
          {w.privacy}
        </TextLink>
        <a className={textLinkLook({ variant: 'alone' })} href="#amount">
          {w.long}
        </a>
        <button type="button" className={textLinkLook({ variant: 'alone' })} disabled>
          {w.cancel}
        </button>
      </StoryStack>
    )
  },
}

/** A button that reads as a link. */
export const Disabled: Story = {
  render: (_args, context) => (
    <p>
      {words(inEach, context).before}{' '}
      <button type="button" className={textLinkLook()} disabled>
        {words(inEach, context).terms}
      </button>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.hover(button, { pointerEventsCheck: 0 })
    const { cursor, textDecorationLine, color } = getComputedStyle(button)
    await expect({ cursor, textDecorationLine }).toEqual({ cursor: 'not-allowed', textDecorationLine: 'none' })
    await expect(color).not.toBe(getComputedStyle(button.parentElement!).color)
  },
}

export const Reached: Story = {
  render: (_args, context) => (
    <TextLink href="#debts" variant="alone">
      {words(inEach, context).all}
    </TextLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#debts')
  },
}
