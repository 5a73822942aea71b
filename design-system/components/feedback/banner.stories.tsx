import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserRound, WifiOff } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { Banner } from './banner.tsx'

const inEach = {
  'pt-BR': {
    acting: 'Acesso em nome de outra pessoa',
    as: 'Você está vendo o portal como Ana Souza.',
    stop: 'Voltar ao meu acesso',
    close: 'Fechar aviso',
    offline: 'Sem conexão. O que você vê pode estar desatualizado.',
    online: 'Conexão de volta. Tudo está atualizado.',
    again: 'Tentar de novo',
    planned: 'Pagamentos com cartão param domingo, das 2h às 4h, para manutenção.',
    failed: 'O banco não está respondendo. Os boletos podem demorar.',
    long: 'Por causa da migração do sistema acadêmico, notas e faltas lançadas entre 18 e 21 de novembro aparecem somente depois da conferência feita pela secretaria de cada campus.',
  },
  en: {
    acting: 'Acting as somebody else',
    as: 'You see the portal as Ana Souza.',
    stop: 'Back to my own access',
    close: 'Close message',
    offline: 'No connection. What you see may be out of date.',
    online: 'Connected again. Everything is up to date.',
    again: 'Try again',
    planned: 'Card payments stop on Sunday from 2 to 4 am for maintenance.',
    failed: 'The bank is not answering. Bank slips may take longer.',
    long: 'Because the academic system is being moved, grades and absences entered between November 18 and 21 appear only after the office of each campus has checked them.',
  },
  es: {
    acting: 'Acceso en nombre de otra persona',
    as: 'Está viendo el portal como Ana Souza.',
    stop: 'Volver a mi acceso',
    close: 'Cerrar aviso',
    offline: 'Sin conexión. Lo que ve puede estar desactualizado.',
    online: 'Conexión restablecida. Todo está actualizado.',
    again: 'Reintentar',
    planned: 'Los pagos con tarjeta se detienen el domingo de 2 a 4 h por mantenimiento.',
    failed: 'El banco no responde. Los boletos pueden demorar.',
    long: 'Debido a la migración del sistema académico, las notas y faltas cargadas entre el 18 y el 21 de noviembre aparecen solo después de la revisión de la secretaría de cada campus.',
  },
}

const meta = { title: 'Feedback/Banner', component: Banner, args: { children: '' } } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="44rem">
        <Banner tone="warning" solid label={w.acting} icon={<UserRound size={24} />} action={<Button size="sm">{w.stop}</Button>}>
          {w.as}
        </Banner>
        <Banner tone="warning" icon={<WifiOff size={24} />} action={<Button size="sm">{w.again}</Button>}>
          {w.offline}
        </Banner>
        <Banner tone="ok" onClose={fn()} closeLabel={w.close}>
          {w.online}
        </Banner>
        <Banner tone="info" onClose={fn()} closeLabel={w.close}>
          {w.planned}
        </Banner>
        <Banner tone="danger" onClose={fn()} closeLabel={w.close} action={<Button size="sm">{w.again}</Button>}>
          {w.failed}
        </Banner>
      </StoryStack>
    )
  },
}

export const LongText: Story = {
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <div style={{ maxWidth: '20rem' }}>
        <Banner tone="info" onClose={fn()} closeLabel={w.close} action={<Button size="sm">{w.again}</Button>}>
          {w.long}
        </Banner>
      </div>
    )
  },
}

export const Closes: Story = {
  args: { tone: 'info', onClose: fn() },
  render: (args, context) => {
    const w = words(inEach, context)
    return (
      <Banner {...args} live="status" closeLabel={w.close}>
        {w.planned}
      </Banner>
    )
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
