import { Trans } from '@lingui/react/macro'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import type { SessionPerson } from '../../auth/session/session.ts'
import type { Account } from './account.ts'
import { ContactForm } from './contact-form.tsx'
import { PhotoSetting } from './photo-setting.tsx'

/** Who the person is and how to reach them. */
export function ContactCard({ account, person }: { account: Account; person: SessionPerson }) {
  const disabled = person.impersonated
  return (
    <Card aria-labelledby="contact">
      <CardHeader id="contact" title={<Trans>Contato e foto</Trans>} />
      <CardSection>
        <PhotoSetting person={person} disabled={disabled} />
      </CardSection>
      <CardSection>
        <ContactForm account={account} disabled={disabled} isEmailFixed={person.method !== 'password'} />
      </CardSection>
    </Card>
  )
}
