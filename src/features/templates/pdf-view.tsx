import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { FileViewer, viewerZooms } from '#design/components/files/file-viewer.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'

/** A megabyte that only whoever looks at a PDF needs. */
const PdfPage = lazy(() => import('../../shared/pdf-page.tsx'))

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A document, page by page, as wide as its place. */
export function PdfView({ file, label }: { file: Uint8Array; label: string }) {
  const { t } = useLingui()
  const [zoomAt, setZoomAt] = useState(0)
  const [page, setPage] = useState(1)
  const [pageCount, setPageCount] = useState(1)
  const [hasFailed, setHasFailed] = useState(false)
  // A shorter document than before.
  const shown = Math.min(page, pageCount)
  const zoom = viewerZooms[zoomAt]!
  if (hasFailed)
    return (
      <Notice tone="danger" title={t`Não foi possível mostrar o documento`}>
        <Trans>Recarregue a página para tentar de novo. O que você mudou no modelo não é perdido se você salvar antes.</Trans>
      </Notice>
    )
  return (
    <FileViewer
      label={label}
      zoom={zoom}
      fit="width"
      controls={
        <>
          <div className="file-viewer__group">
            <IconButton variant="outline" label={t`Diminuir`} disabled={zoomAt === 0} onClick={() => setZoomAt(zoomAt - 1)}>
              <ZoomOut {...icon} />
            </IconButton>
            <span className="file-viewer__zoom" role="status">
              {zoom}%
            </span>
            <IconButton
              variant="outline"
              label={t`Ampliar`}
              disabled={zoomAt === viewerZooms.length - 1}
              onClick={() => setZoomAt(zoomAt + 1)}
            >
              <ZoomIn {...icon} />
            </IconButton>
          </div>
          {pageCount > 1 ? (
            <div className="file-viewer__group">
              <IconButton variant="outline" label={t`Página anterior`} disabled={shown === 1} onClick={() => setPage(shown - 1)}>
                <ChevronLeft {...icon} />
              </IconButton>
              <span role="status">
                <VisuallyHidden>{t`Página ${shown} de ${pageCount}`}</VisuallyHidden>
                <span aria-hidden>
                  {shown} / {pageCount}
                </span>
              </span>
              <IconButton variant="outline" label={t`Próxima página`} disabled={shown === pageCount} onClick={() => setPage(shown + 1)}>
                <ChevronRight {...icon} />
              </IconButton>
            </div>
          ) : null}
        </>
      }
    >
      <Suspense fallback={<Skeleton shape="row" />}>
        <PdfPage source={file} label={label} page={shown} zoom={zoom} fit="width" onOpen={setPageCount} onFail={() => setHasFailed(true)} />
      </Suspense>
    </FileViewer>
  )
}
