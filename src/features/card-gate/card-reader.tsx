import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, CameraOff, LoaderCircle, ScanLine } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CheckIn } from '#api/academic/student-cards.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { Verdict } from '#design/patterns/verdict.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { GateState } from './gate-state.tsx'
import { allowSound } from './gate-sound.ts'
import { getTone, useGateWords } from './gate-words.ts'
import { type Reading, useGate } from './use-gate.ts'

const QrScanner = lazy(() => import('#design/components/files/qr-scanner.tsx'))

export function CardReader({ place }: { place: string }) {
  const { t } = useLingui()
  const gate = useGate(place)
  const { reading, read } = gate
  const [isScanning, setScanning] = useState(false)
  return (
    <TwoColumn
      width="wide"
      aside={
        <Card as="div">
          <CardSection>
            <Button
              variant="primary"
              size="lg"
              full
              icon={isScanning ? <CameraOff /> : <Camera />}
              aria-pressed={isScanning}
              onClick={() => {
                allowSound()
                setScanning(!isScanning)
              }}
            >
              {isScanning ? <Trans>Desligar a câmera</Trans> : <Trans>Ler com a câmera</Trans>}
            </Button>
            {isScanning ? (
              <Suspense fallback={<Skeleton shape="card" />}>
                <QrScanner
                  words={{ preview: t`O que a câmera vê`, noCamera: t`Não foi possível usar a câmera. Digite o código da carteira.` }}
                  onCode={(code) => void read(code)}
                />
              </Suspense>
            ) : null}
          </CardSection>
          <CardSection>
            <TypedCode isBusy={reading === 'busy'} onCode={(code) => void read(code)} />
          </CardSection>
        </Card>
      }
    >
      <GateVerdict reading={reading} />
      <GateState gate={gate} />
    </TwoColumn>
  )
}

/** The field for a typed code, which also takes what a handheld scanner types. */
function TypedCode({ isBusy, onCode }: { isBusy: boolean; onCode: (code: string) => void }) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Form
      aria-label={t`Código digitado`}
      onSubmit={(event) => {
        event.preventDefault()
        allowSound()
        setMissing(!code.trim())
        if (!code.trim() || isBusy) return
        onCode(code.trim())
        setCode('')
        field.current?.focus()
      }}
      actions={
        <Button type="submit" loading={isBusy}>
          <Trans>Conferir</Trans>
        </Button>
      }
    >
      <TextField
        ref={field}
        name="code"
        label={t`Código da carteira`}
        hint={t`Oito letras e números, abaixo do código QR.`}
        value={code}
        maxLength={3000}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={isMissing && !code.trim() ? t`Digite o código da carteira` : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
    </Form>
  )
}

function GateVerdict({ reading }: { reading: Reading | 'busy' | null }) {
  const { t } = useLingui()
  const formats = useFormats()
  const words = useGateWords()
  if (reading === null) return <Verdict tone="neutral" icon={<ScanLine size={24} />} title={t`Pronto para ler`} />
  if (reading === 'busy') return <Verdict tone="neutral" icon={<LoaderCircle size={24} />} title={t`Conferindo…`} />
  const { result, card, earlier, name, isOffline, at } = reading
  const counts = result === 'valid' || result === 'unproven'
  const time = formats.time(at)
  return (
    <Verdict
      tone={getTone(result, earlier)}
      title={words[result].title}
      photo={
        card?.hasPhoto && counts
          ? { src: `${appConfig.basePath}/enrollment-student-cards/photo/${card.cardId}`, label: t`Foto de ${card.student}` }
          : undefined
      }
    >
      {card ? <p dir="auto">{[card.student, card.course, card.academicRecord].join(' · ')}</p> : name ? <p dir="auto">{name}</p> : null}
      {card && earlier ? <ReadBefore at={card.at} earlier={earlier} /> : null}
      {card && counts && !card.hasPhoto ? (
        <p>
          <Trans>Sem foto: peça um documento.</Trans>
        </p>
      ) : result === 'unproven' ? (
        <p>
          <Trans>Compare a foto com a pessoa.</Trans>
        </p>
      ) : null}
      <p>
        {result !== 'valid' ? (
          words[result].text
        ) : isOffline ? (
          <Trans>Conferida sem internet às {time}. A entrada é enviada depois.</Trans>
        ) : (
          <Trans>Entrada registrada às {time}.</Trans>
        )}
      </p>
    </Verdict>
  )
}

/** Warns that the same code was read before within its five minutes. The entry counts, but the code may have been passed on. */
function ReadBefore({ at, earlier }: { at: string; earlier: CheckIn }) {
  const seconds = Math.round((Date.parse(at) - Date.parse(earlier.at)) / 1000)
  const minutes = Math.floor(seconds / 60)
  const { place } = earlier
  return (
    <p>
      <strong>
        {minutes === 0 ? (
          <Trans>
            Código lido há {seconds} s: {place}.
          </Trans>
        ) : (
          <Trans>
            Código lido há {minutes} min: {place}.
          </Trans>
        )}
      </strong>{' '}
      <Trans>Confira se é a mesma pessoa.</Trans>
    </p>
  )
}
