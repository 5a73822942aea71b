import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ReviewedFile } from '#api/academic/document-reviews.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Skeleton } from '#design/components/feedback/skeleton.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { FileViewer, type ViewerTurn, viewerZooms } from '#design/components/files/file-viewer.tsx'
import { PageControls, ViewerButton, ZoomControls } from '#design/components/files/viewer-controls.tsx'
import { reviewQueries } from './document-reviews.queries.ts'
import { reviewKeys } from './review-keys.ts'
import { useReviewKeys } from './use-review-keys.ts'
import type { PdfFailure } from '../../kit/pdf-page.tsx'

/** PDF viewer, loaded lazily: only people who look at a PDF need its megabyte. */
const PdfPage = lazy(() => import('../../kit/pdf-page.tsx'))

interface ReviewedFileProps {
  file: ReviewedFile
  /** The name of the file, such as "front". */
  name: string
  /** Buttons for the other files. */
  choice: ReactNode
  hasKeys: boolean
}

export function ReviewedFileView({ file, name, choice, hasKeys }: ReviewedFileProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  // The first URL is kept, because a newly signed one would load the file again.
  const [url, setUrl] = useState(file.url)
  const [failure, setFailure] = useState<PdfFailure | null>(file.url === null ? 'absent' : null)
  const [zoomAt, setZoomAt] = useState(0)
  const [turn, setTurn] = useState<ViewerTurn>(0)
  // PDFs are drawn by a worker, which the server does not have.
  const isHydrated = useHydrated()
  const [page, setPage] = useState(1)
  const [pageCount, setPageCount] = useState(1)
  const zoom = viewerZooms[zoomAt]!
  const isPdf = file.type === 'application/pdf'
  const larger = () => setZoomAt(Math.min(zoomAt + 1, viewerZooms.length - 1))
  const smaller = () => setZoomAt(Math.max(zoomAt - 1, 0))
  const rotate = () => setTurn(((turn + 90) % 360) as ViewerTurn)
  const previousPage = () => setPage(Math.max(page - 1, 1))
  const nextPage = () => setPage(Math.min(page + 1, pageCount))
  useReviewKeys(hasKeys && !failure, { larger, smaller, turn: rotate, ...(isPdf && { previousPage, nextPage }) })

  // The error event of an image that failed before hydration was missed, so its state is checked.
  const seeEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailure('absent')
  }

  const retry = async () => {
    await queryClient.refetchQueries({ queryKey: [...reviewQueries.all, 'detail'], type: 'active' })
    const reviews = queryClient.getQueriesData<{ files: ReviewedFile[] }>({ queryKey: [...reviewQueries.all, 'detail'] })
    const fresh = reviews.flatMap(([, review]) => review?.files ?? []).find(({ key }) => key === file.key)
    setUrl(fresh?.url ?? null)
    setFailure(fresh?.url ? null : 'absent')
  }

  // Such files were sent before uploads were checked; trying again cannot open them.
  if (url !== null && (failure === 'locked' || failure === 'damaged'))
    return (
      <>
        {choice}
        <ErrorState
          title={failure === 'locked' ? t`O arquivo abre com senha` : t`O arquivo está danificado`}
          retry={
            <a href={url} target="_blank" rel="noopener noreferrer" download="" className={textLinkLook({ variant: 'alone' })}>
              <Trans>Baixar o arquivo</Trans>
            </a>
          }
        >
          {failure === 'locked' ? (
            <Trans>Só quem sabe a senha consegue ver o documento. Recuse e peça uma cópia sem senha.</Trans>
          ) : (
            <Trans>Não dá para mostrar este PDF. Recuse e peça que o documento seja enviado de novo.</Trans>
          )}
        </ErrorState>
      </>
    )
  if (failure || url === null)
    return (
      <>
        {choice}
        <ErrorState
          title={t`Não foi possível abrir o arquivo agora`}
          retry={<Button onClick={() => void retry()}>{t`Tentar de novo`}</Button>}
        >
          <Trans>O lugar onde os arquivos ficam não respondeu. O resto da página funciona, e o documento continua na fila.</Trans>
        </ErrorState>
      </>
    )
  const shown = t`${name}: ${file.name}`
  return (
    <>
      <FileViewer
        label={shown}
        zoom={zoom}
        turn={turn}
        controls={
          <>
            {choice ? <div className="file-viewer__group">{choice}</div> : null}
            <ZoomControls
              words={{ smaller: t`Diminuir`, larger: t`Ampliar`, fitted: t`Ajustar` }}
              shortcuts={hasKeys ? reviewKeys : undefined}
              at={zoomAt}
              onChange={setZoomAt}
            >
              <ViewerButton label={t`Girar`} shortcut={hasKeys ? reviewKeys.turn : undefined} onClick={rotate}>
                <RotateCw />
              </ViewerButton>
            </ZoomControls>
            <PageControls
              words={{ previous: t`Página anterior`, next: t`Próxima página`, position: t`Página ${page} de ${pageCount}` }}
              shortcuts={hasKeys ? { previous: reviewKeys.previousPage, next: reviewKeys.nextPage } : undefined}
              page={page}
              count={pageCount}
              onChange={setPage}
            />
          </>
        }
      >
        {isPdf && !isHydrated ? null : isPdf ? (
          <Suspense fallback={<Skeleton shape="row" />}>
            <PdfPage source={url} label={shown} page={page} zoom={zoom} onOpen={setPageCount} onFail={setFailure} />
          </Suspense>
        ) : (
          <img ref={seeEarlyFailure} src={url} alt={shown} onError={() => setFailure('absent')} />
        )}
      </FileViewer>
      <p>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={textLinkLook({ variant: 'alone', size: 'sm' })}
          {...(isPdf && { download: '' })}
        >
          {isPdf ? <Trans>Baixar o arquivo</Trans> : <Trans>Abrir em outra aba</Trans>}
        </a>
      </p>
    </>
  )
}
