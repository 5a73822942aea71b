import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { FileViewer, viewerZooms } from '#design/components/files/file-viewer.tsx'
import { PageControls, ZoomControls } from '#design/components/files/viewer-controls.tsx'

/** PDF viewer, loaded lazily: only people who look at a PDF need its megabyte. */
const PdfPage = lazy(() => import('../../kit/pdf-page.tsx'))

/** Shows a document page by page, as wide as its container. */
export function PdfView({ file, label }: { file: Uint8Array; label: string }) {
  const { t } = useLingui()
  const [zoomAt, setZoomAt] = useState(0)
  const [page, setPage] = useState(1)
  const [pageCount, setPageCount] = useState(1)
  const [hasFailed, setHasFailed] = useState(false)
  // The document may have fewer pages than the previous one.
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
          <ZoomControls words={{ smaller: t`Diminuir`, larger: t`Ampliar`, fitted: t`Largura` }} at={zoomAt} onChange={setZoomAt} />
          <PageControls
            words={{ previous: t`Página anterior`, next: t`Próxima página`, position: t`Página ${shown} de ${pageCount}` }}
            page={shown}
            count={pageCount}
            onChange={setPage}
          />
        </>
      }
    >
      <Suspense fallback={<Skeleton shape="row" />}>
        <PdfPage source={file} label={label} page={shown} zoom={zoom} fit="width" onOpen={setPageCount} onFail={() => setHasFailed(true)} />
      </Suspense>
    </FileViewer>
  )
}
