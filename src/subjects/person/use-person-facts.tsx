import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { EmailLink } from './email-link.tsx'
import type { getPerson } from './persons.functions.ts'

export type ShownPerson = Awaited<ReturnType<typeof getPerson>>

type Facts = { term: string; description: ReactNode }[]

export function useIdentityFacts(): (person: Pick<ShownPerson, 'taxId' | 'registrations'>) => Facts {
  const { t } = useLingui()
  return ({ taxId, registrations }) => [
    ...(taxId ? [{ term: t`CPF`, description: taxId }] : []),
    ...(registrations.length > 0 ? [{ term: t`Matrícula`, description: registrations.join(', ') }] : []),
  ]
}

export function useContactFacts(): (person: Pick<ShownPerson, 'email' | 'phone'>) => Facts {
  const { t } = useLingui()
  return ({ email, phone }) => [
    ...(email
      ? [
          {
            term: t`E-mail`,
            description: <EmailLink email={email} />,
          },
        ]
      : []),
    ...(phone
      ? [
          {
            term: t`Telefone`,
            description: (
              <a href={`tel:+55${phone.digits}`} className={textLinkLook()}>
                {phone.shown}
              </a>
            ),
          },
        ]
      : []),
  ]
}
