import { z } from 'zod'
import { cardPdfSize } from '#api/academic/student-cards.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { download } from '../../kit/downloads/report-download.server.ts'

const asked = z.object({ cardId: z.uuid(), size: cardPdfSize })

/** A card as a PDF for its owner. Failures lead back to the cards. */
export async function downloadCard(scope: RequestScope, cardId: string, url: string): Promise<Response> {
  const { session, upstream, locale } = scope
  if (!session) return new Response(null, { status: 401 })
  const input = asked.safeParse({ cardId, size: new URL(url).searchParams.get('size') ?? 'card' })
  if (!input.success) return new Response(null, { status: 404 })
  return download(scope, upstream.academic.studentCards.pdf({ ...input.data, locale }), '/enrollment-student-cards')
}
