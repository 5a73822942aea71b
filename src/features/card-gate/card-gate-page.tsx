import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { CardReader } from './card-reader.tsx'
import { allowSound } from './gate-sound.ts'

/* Where the gate of this device stands. */

const key = 'academic-services:gate-place'

function rememberedPlace(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function rememberPlace(place: string): void {
  try {
    localStorage.setItem(key, place)
  } catch {
    // Without storage the place lasts as long as the page.
  }
}

/** Page where staff scan student cards, in the browser of any phone or computer (docs/requirements/academic-and-financial.md §2). */
export function CardGatePage() {
  const { t } = useLingui()
  const [place, setPlace] = useState<string | null>(null)
  const [isChanging, setChanging] = useState(false)
  // The place is stored in the browser, so it is read only after hydration.
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    setPlace(rememberedPlace())
    setRead(true)
  }, [])
  return (
    <>
      <PageHeader
        title={t`Ler carteiras`}
        subtitle={place ? t`Lugar: ${place}` : undefined}
        actions={place && !isChanging ? <Button onClick={() => setChanging(true)}>{t`Mudar de lugar`}</Button> : undefined}
      />
      {!isRead ? (
        <SkeletonCard lines={4} />
      ) : place && !isChanging ? (
        <CardReader place={place} />
      ) : (
        <PlaceForm
          initial={place ?? ''}
          onChosen={(chosen) => {
            allowSound()
            rememberPlace(chosen)
            setPlace(chosen)
            setChanging(false)
          }}
        />
      )}
    </>
  )
}

function PlaceForm({ initial, onChosen }: { initial: string; onChosen: (place: string) => void }) {
  const { t } = useLingui()
  const [place, setPlace] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  return (
    <Card as="div">
      <CardSection>
        <Form
          aria-label={t`Lugar`}
          onSubmit={(event) => {
            event.preventDefault()
            if (place.trim()) onChosen(place.trim())
            else setMissing(true)
          }}
          actions={
            <Button type="submit" variant="primary">
              <Trans>Começar</Trans>
            </Button>
          }
        >
          <TextField
            name="place"
            label={t`Onde você está?`}
            hint={t`Por exemplo, Portaria A. Este aparelho guarda o lugar, e a pessoa o vê ao lado da hora em que entrou.`}
            value={place}
            maxLength={100}
            required
            autoComplete="off"
            error={isMissing && !place.trim() ? t`Informe o lugar` : undefined}
            onChange={(event) => setPlace(event.target.value)}
          />
        </Form>
      </CardSection>
    </Card>
  )
}
