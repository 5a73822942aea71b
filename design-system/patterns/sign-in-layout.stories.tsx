import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2 } from 'lucide-react'
import { Button } from '../components/actions/button.tsx'
import { textLinkLook } from '../components/actions/text-link.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { OrDivider } from '../components/text/or-divider.tsx'
import { words } from '../stories/words.ts'
import { BrandMark } from './brand-mark.tsx'
import { SignInLayout } from './sign-in-layout.tsx'
import { onA, StoryPage, viewport } from '../stories/page-frame.tsx'

const inEach = {
  'pt-BR': {
    slogan: 'Sua vida acadêmica,\nresolvida em um lugar só.',
    title: 'Entrar',
    user: 'Usuário ou e-mail',
    password: 'Senha',
    or: 'ou',
    institution: 'Entrar com a conta da instituição',
    terms: 'Termos de uso',
    privacy: 'Privacidade',
  },
  en: {
    slogan: 'Your academic life,\nsorted out in one place.',
    title: 'Sign in',
    user: 'User name or e-mail',
    password: 'Password',
    or: 'or',
    institution: 'Sign in with the institution’s account',
    terms: 'Terms of use',
    privacy: 'Privacy',
  },
  es: {
    slogan: 'Su vida académica,\nresuelta en un solo lugar.',
    title: 'Entrar',
    user: 'Usuario o correo electrónico',
    password: 'Contraseña',
    or: 'o',
    institution: 'Entrar con la cuenta de la institución',
    terms: 'Términos de uso',
    privacy: 'Privacidad',
  },
}

const campus = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="880" height="900" viewBox="0 0 880 900">
<rect width="880" height="900" fill="#f2d3b0"/><circle cx="640" cy="300" r="90" fill="#f7a45c"/>
<path d="M0 520 220 380l200 120 180-90 280 130v360H0z" fill="#9c7f8f"/><path d="M120 900V560h640v340z" fill="#5d4a63"/>
<g fill="#f2d3b0">${[180, 300, 420, 540, 660].map((x) => `<path d="M${x} 620h50v90h-50z"/>`).join('')}</g></svg>`)}`

const meta = {
  title: 'Patterns/Sign-in layout',
  component: SignInLayout,
  parameters: { viewport },
  args: { brand: null, children: null },
  render: ({ image }, context) => {
    const w = words(inEach, context)
    return (
      <StoryPage>
        <SignInLayout
          brand={
            <span className="brand-mark__root">
              <BrandMark name="Universidade Aurora" initial="A" />
            </span>
          }
          slogan={w.slogan}
          image={image}
          footer={[w.terms, w.privacy].map((name) => (
            <a key={name} href={`#${name}`} className={textLinkLook({ variant: 'alone', tone: 'muted' })}>
              {name}
            </a>
          ))}
        >
          <h1 className="page-header__title">{w.title}</h1>
          <TextField id="user" name="user" label={w.user} autoComplete="username" />
          <TextField id="password" name="password" type="password" label={w.password} autoComplete="current-password" />
          <Button type="submit" variant="primary" full>
            {w.title}
          </Button>
          <OrDivider>{w.or}</OrDivider>
          <Button full icon={<Building2 />}>
            {w.institution}
          </Button>
        </SignInLayout>
      </StoryPage>
    )
  },
} satisfies Meta<typeof SignInLayout>

export default meta
type Story = StoryObj<typeof meta>

export const InTheColour: Story = { globals: onA('desktop') }

export const WithAPicture: Story = { tags: ['picture'], globals: onA('desktop'), args: { image: campus } }

export const OnAPhone: Story = { globals: onA('phone'), args: { image: campus } }
