import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchX, ShieldX } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Button } from '../components/actions/button.tsx'
import { buttonLook } from '../components/actions/button-look.ts'
import { words } from '../stories/words.ts'
import { MessagePage } from './message-page.tsx'

const inEach = {
  'pt-BR': {
    none: 'Não encontramos esta página',
    noneText: 'O endereço pode ter mudado, ou o link estava incompleto.',
    home: 'Ir para o início',
    failed: 'Não foi possível abrir os pagamentos agora',
    failedText: 'Não perdemos nada do que você já fez. Tente de novo em alguns instantes.',
    again: 'Tentar de novo',
    code: 'Código para o suporte: 7K2M-9Q4T-00-PT-BR-2026-11-21T14:32:07',
  },
  en: {
    none: 'We could not find this page',
    noneText: 'The address may have changed, or the link was incomplete.',
    home: 'Go to the home page',
    failed: 'The payments can’t be opened right now',
    failedText: 'Nothing that you did so far is lost. Try again in a moment.',
    again: 'Try again',
    code: 'Code for support: 7K2M-9Q4T-00-PT-BR-2026-11-21T14:32:07',
  },
  es: {
    none: 'No encontramos esta página',
    noneText: 'La dirección puede haber cambiado, o el enlace estaba incompleto.',
    home: 'Ir al inicio',
    failed: 'No es posible abrir los pagos ahora',
    failedText: 'No se perdió nada de lo que ya hizo. Inténtelo de nuevo en unos instantes.',
    again: 'Intentar de nuevo',
    code: 'Código para soporte: 7K2M-9Q4T-00-PT-BR-2026-11-21T14:32:07',
  },
}

const meta = { title: 'Patterns/Message page', component: MessagePage } satisfies Meta<typeof MessagePage>

export default meta
type Story = StoryObj

export const NotFound: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <MessagePage
        icon={<SearchX size={24} />}
        title={w.none}
        actions={
          <a href="#home" className={buttonLook({ variant: 'primary' })}>
            {w.home}
          </a>
        }
      >
        {w.noneText}
      </MessagePage>
    )
  },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(words(inEach, { globals }).none)
  },
}

export const FailedWithCode: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <MessagePage
        icon={<ShieldX size={24} />}
        title={w.failed}
        actions={
          <>
            <Button variant="primary">{w.again}</Button>
            <Button>{w.home}</Button>
          </>
        }
        detail={w.code}
      >
        {w.failedText}
      </MessagePage>
    )
  },
}

export const WordsAlone: Story = {
  render: (_args, context) => <MessagePage title={words(inEach, context).none} />,
}
