import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryStack } from '../../stories/layout.tsx'
import { words } from '../../stories/words.ts'
import { Button } from '../actions/button.tsx'
import { OrDivider } from './or-divider.tsx'

const inEach = {
  'pt-BR': {
    or: 'ou',
    enter: 'Entrar',
    institution: 'Entrar com a conta da instituição',
    long: 'ou, se a instituição ainda não lhe deu uma conta',
  },
  en: {
    or: 'or',
    enter: 'Sign in',
    institution: 'Sign in with the institution’s account',
    long: 'or, if the institution has not given you an account yet',
  },
  es: {
    or: 'o',
    enter: 'Entrar',
    institution: 'Entrar con la cuenta de la institución',
    long: 'o, si la institución aún no le dio una cuenta',
  },
}

const meta = { title: 'Text/Or divider', component: OrDivider } satisfies Meta<typeof OrDivider>

export default meta
type Story = StoryObj

export const BetweenTwoWays: Story = {
  tags: ['picture'],
  render: (_args, context) => {
    const w = words(inEach, context)
    return (
      <StoryStack width="24rem">
        <Button variant="primary">{w.enter}</Button>
        <OrDivider>{w.or}</OrDivider>
        <Button>{w.institution}</Button>
        <OrDivider>{w.long}</OrDivider>
      </StoryStack>
    )
  },
}
