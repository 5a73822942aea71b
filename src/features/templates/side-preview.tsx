import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { Preview, type PreviewedTemplate, getPreview } from './preview-view.tsx'

/** Matches a screen with room for the fields and a page beside them. */
const withRoom = '(min-width: 75rem)'

/** Milliseconds without a change before the document is rendered again. */
const pause = 700

/** Shows an example document beside the fields on wide screens; others do not load it. @param isPrintable if false, the last one stays */
export function SidePreview({ isPrintable, ...previewed }: PreviewedTemplate & { isPrintable: boolean }) {
  const hasRoom = useSyncExternalStore(
    onChangeOfRoom,
    () => matchMedia(withRoom).matches,
    () => false,
  )
  return hasRoom ? <LastPrintable {...previewed} isPrintable={isPrintable} /> : null
}

function LastPrintable({ isPrintable, ...previewed }: PreviewedTemplate & { isPrintable: boolean }) {
  const { t } = useLingui()
  const asked = getPreview(previewed)
  const [printed, setPrinted] = useState(isPrintable ? asked : null)
  useEffect(() => {
    if (!isPrintable) return
    const timer = setTimeout(() => setPrinted(asked), pause)
    return () => clearTimeout(timer)
    // `asked` is a new object at each render, even with the same words.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPrintable, asked.source, asked.locale])
  return (
    <TitledSection
      id="side-preview"
      title={t`Prévia com dados de exemplo`}
      aside={
        <Link
          from="/financial/template/$templateId"
          to="."
          search={{ view: 'preview' }}
          replace
          className={textLinkLook({ variant: 'alone', size: 'sm' })}
        >
          <Trans>Ver em tamanho grande</Trans>
        </Link>
      }
    >
      {printed ? <Preview asked={{ ...printed, academicRecord: null }} label={t`Documento de exemplo`} keepsLast /> : null}
    </TitledSection>
  )
}

function onChangeOfRoom(onChange: () => void) {
  const room = matchMedia(withRoom)
  room.addEventListener('change', onChange)
  return () => room.removeEventListener('change', onChange)
}
